import { FormattedMessage } from 'react-intl'
import type { CreditTotal } from '#contract/travelCredits.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { Stat } from '@/ui/display/Stat'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** The rest to use in each currency, the part that lapses soon, and the lapsed rest. Currencies are not added up. */
export function CreditTotals({ totals }: { totals: readonly CreditTotal[] }) {
  const { money } = useFormats()
  if (totals.length === 0) return null
  return (
    <div className={cx(layout.tiles18, layout.gap4)}>
      {totals.map(({ currency, usable, lapsing, lapsed }) => (
        <Card key={currency} headingLevel={2} heading={<FormattedMessage id="credits.total" values={{ currency }} />}>
          <div className={cx(layout.columns8, layout.gap4)}>
            <Stat label={<FormattedMessage id="credits.total.usable" />} value={money(usable, currency)} size="large" />
            <Stat label={<FormattedMessage id="credits.total.lapsing" />} value={money(lapsing, currency)} />
            <Stat label={<FormattedMessage id="credits.total.lapsed" />} value={money(lapsed, currency)} />
          </div>
        </Card>
      ))}
    </div>
  )
}

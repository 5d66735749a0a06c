import { FormattedMessage } from 'react-intl'
import type { CancellationTotal } from '#contract/payment/travelCredits.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { Stat } from '@/ui/display/Stat'
import layout from '@/ui/layout/layout.module.css'
import styles from './CreditTotals.module.css'

const parts = ['paid', 'refunded', 'usable', 'used', 'lost'] as const

/** The sums of all listed trips in each currency; the parts add up to what was paid. */
export function CancellationTotals({ totals }: { totals: readonly CancellationTotal[] }) {
  const { money } = useFormats()
  if (totals.length === 0) return null
  return (
    <div className={layout.stack4}>
      {totals.map((total) => (
        <Card
          key={total.currency}
          headingLevel={2}
          heading={
            <FormattedMessage
              id="credits.cancellations.total"
              values={{ count: total.trips, currency: total.currency }}
            />
          }
        >
          <div className={styles.figures}>
            {[...parts, ...(total.notKnown > 0 ? (['notKnown'] as const) : [])].map((part) => (
              <Stat
                key={part}
                label={<FormattedMessage id={`credits.cancellations.${part}`} />}
                value={money(total[part], total.currency)}
              />
            ))}
          </div>
        </Card>
      ))}
    </div>
  )
}

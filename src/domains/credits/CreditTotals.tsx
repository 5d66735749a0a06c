import { FormattedMessage } from 'react-intl'
import { type CreditTotal, travelCreditLimits } from '#contract/payment/travelCredits.ts'
import { useFormats } from '@/i18n/useFormats'
import { StatLink } from '@/patterns/page/StatLink'
import { searchOfValue, type TableAddress } from '@/patterns/table/address/tableAddress'
import { Card } from '@/ui/display/Card'
import { Stat } from '@/ui/display/Stat'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './CreditTotals.module.css'

interface CreditTotalsProps {
  totals: readonly CreditTotal[]
  address: TableAddress
}

/**
 * The rest to use in each currency, and where there are any the parts that lapse soon and have lapsed, which link to
 * their credits. Currencies are not added up.
 */
export function CreditTotals({ totals, address }: CreditTotalsProps) {
  const { money } = useFormats()
  if (totals.length === 0) return null
  return (
    <div className={styles.totals}>
      {totals.map(({ currency, usable, lapsing, lapsed }) => (
        <Card key={currency} headingLevel={2} heading={<FormattedMessage id="credits.total" values={{ currency }} />}>
          <div className={styles.figures}>
            <Stat label={<FormattedMessage id="credits.total.usable" />} value={money(usable, currency)} size="large" />
            {lapsing > 0 && (
              <StatLink
                to={searchOfValue(address, 'state', 'lapsing')}
                label={
                  <FormattedMessage id="credits.total.lapsing" values={{ days: travelCreditLimits.lapsingDays }} />
                }
                value={<span className={textStyle.warning}>{money(lapsing, currency)}</span>}
              />
            )}
            {lapsed > 0 && (
              <StatLink
                to={searchOfValue(address, 'state', 'lapsed')}
                label={<FormattedMessage id="credits.total.lapsed" />}
                value={money(lapsed, currency)}
              />
            )}
          </div>
        </Card>
      ))}
    </div>
  )
}

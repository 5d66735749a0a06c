import { FormattedMessage } from 'react-intl'
import type { KpiBreakdown } from '#contract/reports/scores.ts'
import { SpendingList } from '@/domains/scores/summary/SpendingCard'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { Stat } from '@/ui/display/Stat'
import { StatGrid } from '@/ui/display/StatGrid'
import layout from '@/ui/layout/layout.module.css'

/** The money of a booking: paid, refunded, missed and saved, and by category. */
export function BookingMoney({ booking }: { booking: KpiBreakdown }) {
  const { money, percent } = useFormats()
  const { grossAmount, refunded, missedSavings, totalSpent, spending, lowFare, referenceFare, savings } = booking
  const currency = booking.currency || 'USD'
  return (
    <Card heading={<FormattedMessage id="scorePages.booking.money" />}>
      <div className={layout.stack4}>
        <StatGrid>
          <Stat label={<FormattedMessage id="scorePages.booking.paid" />} value={money(grossAmount, currency)} />
          {refunded > 0 && (
            <Stat
              label={<FormattedMessage id="scorePages.booking.refunded" />}
              value={money(refunded, currency)}
              detail={<FormattedMessage id="scorePages.booking.net" values={{ amount: money(totalSpent, currency) }} />}
            />
          )}
          {lowFare !== null && (
            <Stat
              label={<FormattedMessage id="scores.company.missedSavings" />}
              value={money(missedSavings, currency)}
            />
          )}
          {referenceFare !== null && (
            <Stat
              label={<FormattedMessage id="scorePages.booking.reference" />}
              value={money(referenceFare, currency)}
            />
          )}
          {referenceFare !== null && savings !== null && (
            <Stat
              label={<FormattedMessage id="scorePages.booking.saved" />}
              value={money(savings, currency)}
              detail={
                <FormattedMessage
                  id="scorePages.booking.saved.share"
                  values={{ share: percent((savings / referenceFare) * 100) }}
                />
              }
            />
          )}
        </StatGrid>
        {spending.length > 0 && <SpendingList spending={spending} currency={currency} />}
      </div>
    </Card>
  )
}

import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { Insights } from '#contract/reports/insights.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { type KpiBreakdown, withoutCostCenter } from '#contract/reports/scores.ts'
import { BookingTable } from '@/domains/scores/bookings/BookingTable'
import { allGroups } from '@/domains/scores/company/scoreLinks.rules'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { type DrillName, drillNames, drillQuery, windowIn } from './insights.rules'
import styles from './TravelInsightsPage.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The anchor of the list of bookings, which figures lead to. */
export const bookingsId = 'bookings'

interface InsightBookingsProps {
  view: ScoreView
  insights: Insights
  isOfCompany: boolean
}

/** The bookings behind the figures, narrowed to the figure that the reader opened. */
export function InsightBookings({ view, insights, isOfCompany }: InsightBookingsProps) {
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // The figure that was opened may be far above.
  useEffect(() => {
    if (hash === `#${bookingsId}`) place.current?.focus()
  }, [hash, key])
  return (
    <div ref={place} id={bookingsId} tabIndex={-1} className={layout.stack3}>
      <Narrowed view={view} insights={insights} />
      <BookingTable
        view={view}
        subject={drillQuery(view.address.state.filters)}
        hasTravelers={isOfCompany}
        pathOf={(booking) => bookingPath(locale, booking, isOfCompany)}
      />
    </div>
  )
}

/** The page of a booking, for finance below its traveler: the trail leads to everything above. */
function bookingPath(locale: LocaleCode, booking: KpiBreakdown, isOfCompany: boolean) {
  const { internalInvoiceDetailsId, travellerEmail, costCenter } = booking
  if (!isOfCompany) return pathTo(locale, 'scoreBooking', { internalInvoiceDetailsId })
  const above = { groupId: allGroups, costCenter: costCenter ?? withoutCostCenter, travellerEmail }
  return pathTo(locale, 'travelerBooking', { ...above, internalInvoiceDetailsId })
}

/** The choices of the opened figures, each to be taken back. */
function Narrowed({ view, insights }: { view: ScoreView; insights: Insights }) {
  const { formatMessage } = useIntl()
  const { state, choose } = view.address
  const textOf = useChoiceText(insights)
  const chosen = drillNames.flatMap((name) => state.filters[name]?.slice(0, 1).map((value) => ({ name, value })) ?? [])
  if (chosen.length === 0) return null
  return (
    <div className={styles.chips}>
      {chosen.map(({ name, value }) => (
        <Button
          key={name}
          variant="secondary"
          size="small"
          icon={<X aria-hidden="true" />}
          aria-label={formatMessage({ id: 'insights.remove' }, { choice: textOf(name, value) })}
          onClick={() => choose(name, [])}
        >
          {textOf(name, value)}
        </Button>
      ))}
    </div>
  )
}

function useChoiceText({ destinations }: Insights) {
  const { formatMessage } = useIntl()
  return (name: DrillName, value: string): string => {
    if (name === 'destination') return destinations.find(({ code }) => code === value)?.city ?? value
    if (name === 'status')
      return formatMessage({ id: value === 'cancelled' ? 'insights.cancelled' : 'insights.confirmed' })
    if (name === 'policy') return formatMessage({ id: value === 'within' ? 'insights.within' : 'insights.outside' })
    const window = windowIn(value)
    if (!window) return value
    return formatMessage(
      { id: window.to === null ? 'insights.window.from' : 'insights.window.between' },
      { from: window.from, to: window.to },
    )
  }
}

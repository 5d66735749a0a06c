import type { DeskRequest } from '#contract/support/helpDesk.ts'
import { tripName } from '@/domains/itinerary/itinerary.rules'
import { ApprovalBadge } from '@/domains/itinerary/shared/trips/ApprovalBadge'
import { useFormats } from '@/i18n/useFormats'

/** A trip in a few words: "Montréal → London, 4–8 May, QX7P2M". */
export function RequestTrip({ trip }: { trip: NonNullable<DeskRequest['trip']> }) {
  const { dateRange } = useFormats()
  const { departureDate, endsOn, bookingId } = trip
  return (
    <>
      {tripName(trip)}, {dateRange(departureDate, endsOn)}, {bookingId} <ApprovalBadge approval={trip.approval} />
    </>
  )
}

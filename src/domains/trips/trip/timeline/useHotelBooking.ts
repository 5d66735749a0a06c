import type { Trip } from '#contract/trips/trips.ts'
import { type BookingFacts, isBookEnabled, offersGuest, reasonNotForGuest } from '@/domains/booking/booking.rules'
import { type BookedHotel, type BookingRequest, hotelOpened } from '@/domains/booking/booking.slice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useDisclaimer } from '@/domains/booking/shared/useDisclaimer'
import { isOffered } from '@/http/additions'
import { useNow } from '@/i18n/useNow'
import { type Subject, useSubject } from '@/patterns/subject/subject'
import { useAppDispatch } from '@/store/hooks'
import { type NightsGap, stayOf } from './nights.rules'

/**
 * Booking a hotel for nights of a trip, for the person of the trip. The first-party tool opens at the hotels of the
 * city; any other as for a new trip. Undefined where the reader cannot book for that person.
 */
export function useHotelBooking(trip: Trip, gap: NightsGap) {
  const dispatch = useAppDispatch()
  const subject = useSubject()
  const now = useNow()
  const hasToRead = useDisclaimer() !== ''
  const { facts, ownReason, hasNotice, opensWindow, isProcessing, openTool, start } = useBooking()
  const traveler = facts && travelerOf(subject, trip, facts)
  if (!traveler) return undefined
  const isOwn = traveler.travelerType === undefined
  const handoff = facts.tool === 'ZIIOBT' ? handoffOf(trip, gap, now) : undefined
  // Under a policy for events only the booking window has the events.
  if (isOwn && (!handoff || ownReason)) return { isForNights: false, isProcessing, opensWindow, book: start }
  const { city } = gap.place
  const hotel: BookedHotel = { traveler, handoff: handoff ?? {}, city, ...stayOf(gap, now) }
  const isRead = subject.kind === 'me' ? !hasNotice : !hasToRead
  return {
    isForNights: handoff !== undefined,
    isProcessing,
    opensWindow: !isRead,
    book: () => (isRead ? openTool(hotel.traveler, hotel.handoff) : void dispatch(hotelOpened(hotel))),
  }
}

/** The traveler of a new booking for the person of a trip; undefined where the reader cannot book for them. */
function travelerOf(
  subject: Subject,
  { isForGuest }: Trip,
  facts: BookingFacts,
): BookingRequest['traveler'] | undefined {
  if (facts.tool === null || subject.kind === 'employee') return undefined
  // For arranged travelers the server decides.
  if (subject.kind === 'traveler')
    return isForGuest ? undefined : { travelerType: 'traveler', otherTravelerProfileId: subject.profileId }
  if (isForGuest) return offersGuest(facts) && !reasonNotForGuest(facts) ? { travelerType: 'guest' } : undefined
  return isBookEnabled(facts) ? {} : undefined
}

/** The hotel as passed to the first-party tool; undefined where the tool or the place does not allow it. */
function handoffOf({ bookingId, isForGuest }: Trip, gap: NightsGap, now: Date): BookingRequest['handoff'] | undefined {
  const { checkIn, checkOut } = stayOf(gap, now)
  const city = gap.place.cityCode || gap.place.code
  if (!isOffered('hotelsearch') || !city || checkIn >= checkOut) return undefined
  return { hotel: { city, checkIn, checkOut }, ...(isForGuest && { superPnrId: bookingId }) }
}

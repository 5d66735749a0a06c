import { Refusal } from '#server/http/answers/envelope.ts'
import { calendarFile } from '#server/domains/trips/calendar/calendarFile.ts'
import { cancellationOf, cancelTrip } from '#server/domains/trips/cancel/cancel.ts'
import { CreditsChanged } from '#server/domains/credits/payWithCredits.ts'
import { overstayOfPlan } from '#server/domains/stays/overstays.ts'
import { presencesOf } from '#server/domains/trips/presences.ts'
import { creditsPaid } from '#server/domains/trips/tripCredits.ts'
import { cultureOf } from '#contract/texts/locales.ts'
import { NobodyDecides } from '#server/domains/approvals/ask.ts'
import { BookingConflict } from '#server/domains/trips/record/replaceTrip.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import type { ToolHost, ToolTrips } from '#server/toolHost/door/toolHost.ts'
import type { BookingResult, PlannedSegment } from '#server/toolHost/door/trip.ts'
import { approvalAhead } from './approval.ts'
import { bookTrip, confirmedTrip } from './book.ts'
import { earlierBookings, findBooking, findTripById, tripRef, upcomingBookings } from './bookings.ts'
import { overlappingTrips, UnseenOverlap } from './overlaps.ts'
import { rebookTrip } from './rebook.ts'

/**
 * The trips of a session's traveler.
 * @param hostOf makes the host of the services within a transaction
 */
export const tripsOf = (services: Services, hostOf: (within: Services) => ToolHost): ToolTrips => ({
  upcoming: (session) => upcomingBookings(services, session),
  earlier: (session) => earlierBookings(services, session),
  find: (session, bookingId) => findBooking(services, session, bookingId),
  findById: (session, tripId) => findTripById(services, session, tripId),
  calendarFile: (session, bookingId) => calendarFile(tripRef(session, bookingId), cultureOf(session.locale), services),
  cancellation: (session, bookingId) => cancellationOf(tripRef(session, bookingId), services),
  cancel: async (session, bookingId, version) => {
    const request = { version, actorProfileId: session.booker.id }
    try {
      await cancelTrip(tripRef(session, bookingId), request, services)
      return 'canceled'
    } catch (error) {
      if (error instanceof Refusal) return 'conflict'
      throw error
    }
  },
  overlaps: (session, planned, replaced) => overlappingTrips(services.db, session, planned, replaced),
  overstay: (session, planned, replaced) => overstayOf(services, session, planned, replaced),
  creditsPaid: ({ trip }) => creditsPaid(services.db, trip.id),
  confirmed: (session, key) => confirmedTrip(services, session, key),
  approval: (session, trip, changedTripId) => approvalAhead(services, session, trip, changedTripId),
  book: (session, key, terms, check) =>
    resultOf(bookTrip(services, { session, key, terms, check: (within) => check(hostOf(within)) })),
  change: (session, key, change) => resultOf(rebookTrip(services, session, key, change)),
})

/** The overstay of planned segments. No days of guests are known; a change is compared without the replaced trip. */
function overstayOf(
  services: Services,
  { traveler, guest }: HostSession,
  planned: readonly PlannedSegment[],
  replaced: string | undefined,
) {
  if (guest) return Promise.resolve(undefined)
  const { id: profileId, companyId } = traveler
  const segments = planned.map((segment, ordinal) => ({ ...segment, ordinal }))
  const plan = { segments, presences: presencesOf(segments) }
  return overstayOfPlan({ companyId, profileId }, plan, { change: replaced, services })
}

async function resultOf(booking: Promise<string>): Promise<BookingResult> {
  try {
    return { tripId: await booking }
  } catch (error) {
    if (error instanceof BookingConflict) return { refused: 'conflict' }
    if (error instanceof NobodyDecides) return { refused: 'nobodyDecides' }
    if (error instanceof CreditsChanged) return { refused: 'credits' }
    if (error instanceof UnseenOverlap) return { refused: 'overlap', overlaps: [...error.overlaps] }
    throw error
  }
}

import { countsSince } from '#contract/stays/schengen.ts'
import { staysLimits } from '#contract/stays/stays.ts'
import type { Trip } from '#contract/trips/trips.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { daysUntil, notificationKey } from '#server/domains/notifications/urgency.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { overstaysOf, type TripOverstay } from '#server/domains/stays/overstays.ts'
import { readStayFacts } from '#server/domains/stays/readStays.ts'
import type { Say } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

type NamedTrip = Pick<Trip, 'bookingId' | 'destination' | 'departureDate' | 'transactionDate'>

/** A trip over the limit of short stays, as its notification names it. */
export interface StayLimitFacts extends TripOverstay {
  trip: NamedTrip
}

/**
 * The trips ahead and under way that would be over the limit of short stays. The days of a person without such a trip
 * to the Schengen area are not read.
 */
export async function overstaysAhead(
  owner: ProfileRef,
  ahead: readonly Trip[],
  services: Services,
): Promise<StayLimitFacts[]> {
  const own = ahead.filter(({ isForGuest }) => isForGuest !== true)
  const isInArea = own.some(({ segments }) =>
    segments.some(({ from, to }) => [from, to].some(({ countryCode }) => countsSince(countryCode) !== undefined)),
  )
  if (!isInArea) return []
  return overstaysOf(await readStayFacts(owner, services)).flatMap((found) => {
    const trip = own.find(({ bookingId }) => bookingId === found.bookingId)
    return trip ? [{ ...found, trip }] : []
  })
}

/** One notification for each trip over the limit. It is gone once the trip is canceled or changed, or a permit declared. */
export const stayNotifications = (overstays: readonly StayLimitFacts[], today: string, say: Say): NotificationDraft[] =>
  overstays.map(({ bookingId, overstay, trip }) => {
    const tripStart = trip.departureDate.slice(0, 10)
    const { day, of, from } = overstay
    return {
      type: 'staylimit',
      code: 'stayTooLong',
      key: notificationKey(['stayTooLong', bookingId, from]),
      ...wordsOf(
        say('notifications.stayTooLong', { destination: trip.destination, day, of }),
        say('notifications.stayTooLong.detail', { from: new Date(from) }),
      ),
      tripStart,
      dueDay: from,
      isUrgent: daysUntil(tripStart, today) <= staysLimits.urgentDays,
      daysBeforeExpiry: null,
      since: trip.transactionDate,
      actionRoute: { name: 'stays', query: { bookingId } },
    }
  })

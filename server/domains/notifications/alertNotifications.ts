import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Trip } from '#contract/trips.ts'
import { tripPresences } from '#server/db/schema/presences.ts'
import { trips } from '#server/db/schema/trips.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { alertMatches, type AlertRow } from '#server/domains/risk/alerts/matches.ts'
import { textFor } from '#server/domains/risk/alerts/textFor.ts'
import type { Language } from '#server/http/language.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** Maximum notifications about alerts; the most severe come first. */
const mostAlerts = 10
/** The severity from which an alert that is no announcement is urgent. */
const urgentFrom = 3

/** A trip as its notification names it. */
type NamedTrip = Pick<Trip, 'internalTripId' | 'bookingId' | 'destination' | 'departureDate'>

/**
 * The notifications about alerts that concern a person's own current and upcoming trips, and the trip at whose last place
 * they are presumed to be still; one for each alert and trip. A message that replaces another one has a notification of
 * its own.
 */
export async function alertNotifications(
  { companyId, profileId }: ProfileRef,
  ahead: readonly NamedTrip[],
  { language, services }: { language: Language; services: Services },
): Promise<NotificationDraft[]> {
  const where = and(eq(tripPresences.profileId, profileId), isNull(trips.guest))
  const matches = await alertMatches(services.db, companyId, { where, now: services.now() })
  if (matches.length === 0) return []
  const known = new Map(ahead.map((trip) => [trip.internalTripId, trip]))
  const over = [...new Set(matches.flatMap(({ tripIds }) => [...tripIds]))].filter((id) => !known.has(id))
  const stillThere =
    over.length > 0 ? await presentedTrips({ where: inArray(trips.id, over), order: [] }, language, services) : []
  const own = new Map([...known, ...stillThere.map((trip) => [trip.internalTripId, trip] as const)])
  return matches
    .flatMap(({ alert, tripIds }) =>
      [...tripIds].flatMap((id) => {
        const trip = own.get(id)
        return trip ? [alertDraft(alert, trip, language)] : []
      }),
    )
    .slice(0, mostAlerts)
}

function alertDraft(alert: AlertRow, trip: NamedTrip, language: Language): NotificationDraft {
  const { say } = formatterFor(language)
  const { bookingId, destination, departureDate } = trip
  const { headline, source } = textFor(alert.texts, language)
  const isUrgent = !alert.isAnnouncement && alert.severity >= urgentFrom
  const kind = alert.isAnnouncement ? 'announced' : isUrgent ? 'urgent' : 'calm'
  return {
    type: 'traveladvisory',
    code: 'travelAlert',
    key: `alert:${alert.id}:${bookingId}`,
    ...wordsOf(headline, say('notifications.alert.detail', { kind, destination, source, begins: alert.startsAt })),
    tripStart: departureDate.slice(0, 10),
    isUrgent,
    daysBeforeExpiry: null,
    since: alert.sentAt.toISOString(),
    actionRoute: { name: 'tripsList', query: { bookingId } },
  }
}

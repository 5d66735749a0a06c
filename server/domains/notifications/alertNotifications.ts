import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Trip } from '#contract/trips.ts'
import { tripPresences } from '#server/db/schema/presences.ts'
import { trips } from '#server/db/schema/trips.ts'
import { notificationKey } from '#server/domains/notifications/urgency.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { alertMatches, type AlertRow } from '#server/domains/risk/alerts/matches.ts'
import { textFor } from '#server/domains/risk/alerts/textFor.ts'
import type { Language } from '#server/http/language.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { tripOrder } from '#server/domains/trips/status.ts'
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
 * they are presumed to be still: one for each event with all its trips. A message that replaces another one has a
 * notification of its own only where the severity has changed.
 */
export async function alertNotifications(
  { companyId, profileId }: ProfileRef,
  ahead: readonly NamedTrip[],
  { language, services }: { language: Language; services: Services },
): Promise<NotificationDraft[]> {
  const where = and(eq(tripPresences.profileId, profileId), isNull(trips.guest))
  const matches = await alertMatches(services.db, companyId, { where, now: services.now() })
  if (matches.length === 0) return []
  const known = new Set(ahead.map(({ internalTripId }) => internalTripId))
  const over = [...new Set(matches.flatMap(({ tripIds }) => [...tripIds]))].filter((id) => !known.has(id))
  const rows = { where: inArray(trips.id, over), order: tripOrder(services.now()) }
  const stillThere = over.length > 0 ? await presentedTrips(rows, language, services) : []
  const own = [...stillThere, ...ahead]
  return [...Map.groupBy(matches, ({ alert }) => keyOf(alert)).values()].slice(0, mostAlerts).flatMap((alike) => {
    const concerned = new Set(alike.flatMap(({ tripIds }) => [...tripIds]))
    const named = own.filter(({ internalTripId }) => concerned.has(internalTripId))
    return named.length > 0 ? [alertDraft(alike[0]!.alert, named, language)] : []
  })
}

/** It stays while the event and its severity do, so that a mark holds through the updates of the provider. */
const keyOf = ({ eventId, severity, isAnnouncement }: AlertRow): string =>
  notificationKey(['alert', eventId, String(severity), isAnnouncement ? 'announced' : undefined])

function alertDraft(alert: AlertRow, concerned: readonly NamedTrip[], language: Language): NotificationDraft {
  const { formatList, say } = formatterFor(language)
  const { bookingId, departureDate } = concerned[0]!
  const destinations = formatList([...new Set(concerned.map(({ destination }) => destination))])
  const named = say('notifications.alert.trips', { count: concerned.length, destinations })
  const { headline, source } = textFor(alert.texts, language)
  const isUrgent = !alert.isAnnouncement && alert.severity >= urgentFrom
  const kind = alert.isAnnouncement ? 'announced' : isUrgent ? 'urgent' : 'calm'
  return {
    type: 'traveladvisory',
    code: 'travelAlert',
    key: keyOf(alert),
    ...wordsOf(headline, say('notifications.alert.detail', { kind, trips: named, source, begins: alert.startsAt })),
    tripStart: departureDate.slice(0, 10),
    isUrgent,
    daysBeforeExpiry: null,
    since: alert.sentAt.toISOString(),
    actionRoute: { name: 'tripAdvisories', query: { bookingId, from: 'notifications' } },
  }
}

import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Trip } from '#contract/trips/trips.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { notificationKey } from '#server/domains/notifications/urgency.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { concernedStays } from '#server/domains/risk/alerts/concernedStays.ts'
import { alertMatches, type AlertRow } from '#server/domains/risk/alerts/matches.ts'
import { textFor } from '#server/domains/risk/alerts/textFor.ts'
import type { Language } from '#server/http/requests/language.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { tripOrder } from '#server/domains/trips/status.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** Maximum notifications about alerts; the most severe come first. */
const mostAlerts = 10
/** The severity from which an alert that is no announcement is urgent. */
const urgentFrom = 3

/** The severity from which an alert in force stands before everything else. */
const loudFrom = 2

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
  const now = services.now()
  const matches = await alertMatches(services.db, companyId, { where, now })
  if (matches.length === 0) return []
  const present = await concernedStays(services.db, companyId, { where: and(where, presentCondition(now)), now })
  const here = new Set(present.map(({ id }) => id))
  const known = new Set(ahead.map(({ internalTripId }) => internalTripId))
  const over = [...new Set(matches.flatMap(({ tripIds }) => [...tripIds]))].filter((id) => !known.has(id))
  const rows = { where: inArray(trips.id, over), order: tripOrder(now) }
  const stillThere = over.length > 0 ? await presentedTrips(rows, language, services) : []
  const own = [...stillThere, ...ahead]
  return [...Map.groupBy(matches, ({ alert }) => keyOf(alert)).values()].slice(0, mostAlerts).flatMap((alike) => {
    const concerned = new Set(alike.flatMap(({ tripIds }) => [...tripIds]))
    const named = own.filter(({ internalTripId }) => concerned.has(internalTripId))
    const { alert } = alike[0]!
    const isInForce = alert.startsAt <= now
    const isNow = isLoud(alert) && isInForce && alike.some((each) => here.has(each.alert.id))
    return named.length > 0 ? [alertDraft(alert, named, { isNow, isInForce, language })] : []
  })
}

/** Whether it comes before everything else while it is in force: minor ones and announcements alarm nobody. */
const isLoud = ({ isAnnouncement, severity }: AlertRow) => !isAnnouncement && severity >= loudFrom

/** Condition: presences of travelers who have set out to the place, and are presumed there. */
const presentCondition = (now: Date) => and(lte(tripPresences.setsOutAt, now), gt(tripPresences.presumedUntil, now))

/** It stays while the event and its severity do, so that a mark holds through the updates of the provider. */
const keyOf = ({ eventId, severity, isAnnouncement }: AlertRow): string =>
  notificationKey(['alert', eventId, String(severity), isAnnouncement ? 'announced' : undefined])

interface Drafting {
  /** Whether it is in force where the person is, and alarms. */
  isNow: boolean
  isInForce: boolean
  language: Language
}

function alertDraft(
  alert: AlertRow,
  concerned: readonly NamedTrip[],
  { isNow, isInForce, language }: Drafting,
): NotificationDraft {
  const { formatList, say } = formatterFor(language)
  const { bookingId, departureDate } = concerned[0]!
  const destinations = formatList([...new Set(concerned.map(({ destination }) => destination))])
  const named = say('notifications.alert.trips', { count: concerned.length, destinations })
  const [tripStart, begins] = [departureDate.slice(0, 10), alert.startsAt.toISOString().slice(0, 10)]
  const { headline, source } = textFor(alert.texts, language)
  const isUrgent = !alert.isAnnouncement && alert.severity >= urgentFrom
  const kind = alert.isAnnouncement ? 'announced' : isUrgent ? 'urgent' : 'calm'
  return {
    type: 'traveladvisory',
    code: 'travelAlert',
    key: keyOf(alert),
    ...wordsOf(headline, say('notifications.alert.detail', { kind, trips: named, source, begins: alert.startsAt })),
    tripStart,
    isNow,
    // A trip that has begun says nothing about when the alert comes into force.
    ...(!isInForce && begins > tripStart && { dueDay: begins }),
    isUrgent,
    daysBeforeExpiry: null,
    since: alert.sentAt.toISOString(),
    actionRoute: { name: 'tripAdvisories', query: { bookingId, from: 'notifications' } },
  }
}

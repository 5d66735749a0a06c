import { and, desc, eq, exists, gt, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { subDays } from 'date-fns/subDays'
import { fullName } from '#contract/texts/fullName.ts'
import { limits } from '#contract/fields/limits.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { bookedCondition } from '#server/domains/trips/status.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** Maximum notifications of changed trips; the list of trips has all. */
const mostShown = 10

const codes = {
  booked: 'tripBookedByOther',
  changed: 'tripChangedByOther',
  cancelled: 'tripCancelledByOther',
} as const

/**
 * One notification for each of the person's own trips that somebody else has booked, changed or canceled in the last
 * days, the newest first. It leads to the trip. None where the person wants none.
 */
export async function tripNotifications(
  { companyId, profileId }: ProfileRef,
  language: Language,
  services: Services,
): Promise<NotificationDraft[]> {
  const { say } = formatterFor(language)
  const rows = await changedByOthers({ companyId, profileId }, services)
  if (rows.length === 0) return []
  const ids = rows.map(({ trip }) => trip.id)
  const shown = await presentedTrips({ where: inArray(trips.id, ids), order: [] }, language, services)
  return rows.flatMap(({ trip, who }): NotificationDraft[] => {
    const found = shown.find(({ bookingId }) => bookingId === trip.bookingId)
    if (!found) return []
    const change = trip.cancelledAt ? 'cancelled' : trip.changedAt ? 'changed' : 'booked'
    const day = found.departureDate.slice(0, 10)
    const words = { change, who: fullName(who), to: found.destination, start: new Date(day) }
    return [
      {
        type: 'tripchange',
        code: codes[change],
        key: `trip:${trip.bookingId}:${trip.version}`,
        ...wordsOf(say('notifications.trip', words), say('notifications.trip.detail', words)),
        isUrgent: false,
        tripStart: day,
        daysBeforeExpiry: null,
        since: (trip.changedAt ?? trip.bookedAt).toISOString(),
        actionRoute: { name: 'trip', query: {}, params: { bookingId: trip.bookingId } },
      },
    ]
  })
}

const actor = alias(profiles, 'actor')

/** The trips of a person that somebody else changed last, with that person. A change by an approver has its own words. */
function changedByOthers({ companyId, profileId }: ProfileRef, { db, now }: Services) {
  const at = sql`coalesce(${trips.changedAt}, ${trips.bookedAt})`
  const answer = db
    .select({ id: approvalQuestions.id })
    .from(approvalQuestions)
    .where(and(eq(approvalQuestions.tripId, trips.id), eq(approvalQuestions.decidedAt, trips.changedAt)))
  return db
    .select({ trip: trips, who: { firstName: actor.firstName, lastName: actor.lastName } })
    .from(trips)
    .innerJoin(profiles, and(eq(profiles.id, trips.profileId), eq(profiles.tripNotifications, true)))
    .innerJoin(actor, eq(actor.id, trips.lastActorProfileId))
    .where(
      and(
        eq(trips.companyId, companyId),
        eq(trips.profileId, profileId),
        isNull(trips.guest),
        bookedCondition,
        ne(trips.lastActorProfileId, profileId),
        not(exists(answer)),
        gt(at, subDays(now(), limits.tripNewsDays).toISOString()),
        or(eq(trips.status, 'cancelled'), gt(trips.endsAt, now())),
      ),
    )
    .orderBy(desc(at), trips.id)
    .limit(mostShown)
}

import { subDays } from 'date-fns/subDays'
import { and, asc, desc, eq, exists, gt, inArray, or } from 'drizzle-orm'
import type { NotificationCode } from '#contract/notices/notifications.ts'
import { limits } from '#contract/fields/limits.ts'
import { dayMs } from '#contract/time/durations.ts'
import { zoneName } from '#contract/time/zoneName.ts'
import type { TripApproval } from '#contract/trips/tripApproval.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalAsked, approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { presentQuestions } from '#server/domains/approvals/presentQuestions.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { homeOf } from '#server/domains/profile/homeDay.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'

/** Maximum notifications of each kind; the lists of approvals and of trips have all. */
const mostShown = 20

/**
 * One task for each trip that waits for the person's answer, the soonest due first. It is urgent from a day before the
 * answer is due, and leads to the question.
 */
export async function approvalTasks(
  { companyId, profileId }: ProfileRef,
  language: Language,
  services: Services,
): Promise<NotificationDraft[]> {
  const { db, now } = services
  const rows = await db
    .select({ question: approvalQuestions, asked: approvalAsked })
    .from(approvalQuestions)
    .innerJoin(approvalAsked, eq(approvalAsked.questionId, approvalQuestions.id))
    .where(
      and(
        eq(approvalQuestions.companyId, companyId),
        eq(approvalQuestions.status, 'waiting'),
        eq(approvalAsked.profileId, profileId),
        eq(approvalAsked.isTold, false),
      ),
    )
    .orderBy(asc(approvalQuestions.dueAt), asc(approvalQuestions.id))
    .limit(mostShown)
  if (rows.length === 0) return []
  const { say } = formatterFor(language)
  const home = await homeOf({ companyId, profileId }, db)
  const timeZone = home?.timeZone ?? 'UTC'
  const read = rows.map(({ question, asked }) => ({ question, asked: [asked] }))
  const shown = await presentQuestions(read, { profileId, language }, services)
  const open = shown.filter(({ isOpen }) => isOpen)
  return open.map(({ id, subject, traveler, trip, askedAt, dueAt, heldUntil }): NotificationDraft => {
    const end = new Date(dueAt ?? heldUntil)
    const local = localTimeOf(end.getTime(), timeZone)
    const due = new Date(`${local}:00Z`)
    const isUrgent = end.getTime() - now().getTime() <= dayMs
    const zone = home ? zoneName(language, end, timeZone) : 'UTC'
    const words = { subject, who: traveler, to: trip.destination, due, at: due, zone }
    return {
      type: 'approval',
      code: 'tripToApprove',
      key: `approval:${id}:${isUrgent ? 'urgent' : 'calm'}`,
      ...wordsOf(say('notifications.tripToApprove', words), say('notifications.tripToApprove.detail', words)),
      isUrgent,
      dueDay: local.slice(0, 10),
      tripStart: trip.from,
      daysBeforeExpiry: null,
      since: askedAt,
      actionRoute: { name: 'approval', query: {}, params: { approvalId: id } },
    }
  })
}

const codes = {
  approved: 'tripApproved',
  declined: 'tripDeclined',
  sentBack: 'tripSentBack',
} as const satisfies Partial<Record<TripApproval['status'], NotificationCode>>

/**
 * One notification for each trip that the person travels on or has booked, and that was answered: sent back until it is
 * corrected, approved or declined for some days, the newest first. A person who wants no notifications about trips only gets the first.
 */
export async function approvalAnswers(
  ref: ProfileRef,
  language: Language,
  services: Services,
): Promise<NotificationDraft[]> {
  const rows = await answeredTrips(ref, services)
  if (rows.length === 0) return []
  const { say } = formatterFor(language)
  const ids = rows.map(({ trip }) => trip.id)
  const shown = await presentedTrips({ where: inArray(trips.id, ids), order: [] }, language, services)
  return rows.flatMap(({ trip: { bookingId, profileId } }): NotificationDraft[] => {
    const found = shown.find((each) => each.bookingId === bookingId)
    const status = found?.approval?.status
    if (!found?.approval || !status || status === 'pendingApproval') return []
    const isOwn = profileId === ref.profileId
    return [
      {
        ...answerWords(found, found.approval, say),
        code: codes[status],
        ...placeOf(isOwn, { ...ref, profileId, bookingId }),
      },
    ]
  })
}

type Say = ReturnType<typeof formatterFor>['say']

function answerWords(trip: Trip, { status, isChange, decision }: TripApproval, say: Say) {
  const day = trip.departureDate.slice(0, 10)
  const isSentBack = status === 'sentBack'
  const words = {
    status,
    subject: isChange ? 'change' : 'booking',
    by: decision?.by ? 'person' : 'clock',
    who: decision?.by ?? '',
    to: trip.destination,
    start: new Date(day),
  }
  return {
    type: isSentBack ? ('approval' as const) : ('tripchange' as const),
    key: `approval:${trip.bookingId}:${status}:${Date.parse(decision?.at ?? day)}`,
    ...wordsOf(say('notifications.tripAnswered', words), say('notifications.tripAnswered.detail', words)),
    isUrgent: isSentBack,
    tripStart: day,
    daysBeforeExpiry: null,
    ...(decision && { since: decision.at }),
  }
}

/** The page of a trip: the person's own, or that of the traveler they booked for. */
const placeOf = (isOwn: boolean, { companyId, profileId, bookingId }: ProfileRef & { bookingId: string }) => ({
  actionRoute: isOwn
    ? { name: 'trip' as const, query: {}, params: { bookingId } }
    : { name: 'arrangerTrip' as const, query: {}, params: { companyId, profileId, bookingId } },
})

/** The answered trips of a person, and those they booked, that are told of. */
function answeredTrips({ companyId, profileId }: ProfileRef, { db, now }: Services) {
  const { decidedAt, status, bookerProfileId, tripId } = approvalQuestions
  const answered = db
    .selectDistinctOn([tripId], { tripId, status, decidedAt, bookerProfileId })
    .from(approvalQuestions)
    .where(
      and(
        eq(approvalQuestions.companyId, companyId),
        or(eq(approvalQuestions.profileId, profileId), eq(bookerProfileId, profileId)),
      ),
    )
    .orderBy(tripId, desc(approvalQuestions.askedAt))
    .as('answered')
  const wantsNews = exists(
    db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.id, profileId), eq(profiles.tripNotifications, true))),
  )
  const isNews = and(
    gt(answered.decidedAt, subDays(now(), limits.tripNewsDays)),
    wantsNews,
    or(
      and(eq(answered.status, 'approved'), eq(trips.status, 'confirmed')),
      inArray(answered.status, ['declined', 'lapsed']),
    ),
  )
  return db
    .select({ trip: { id: trips.id, bookingId: trips.bookingId, profileId: trips.profileId } })
    .from(trips)
    .innerJoin(answered, eq(answered.tripId, trips.id))
    .where(and(eq(trips.companyId, companyId), or(eq(answered.status, 'sentBack'), isNews)))
    .orderBy(desc(answered.decidedAt), trips.id)
    .limit(mostShown)
}

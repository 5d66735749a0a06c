import { and, desc, eq, or } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { approvalQuestions } from '#server/db/schema/trips/approvals.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { readCityNames } from '#server/domains/reference/readPlaceNames.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

const mostShown = 20

/** One task for each request to travel that a person made, or sent for a traveler, and that was sent back for correction. */
export async function requestsToCorrect(
  { companyId, profileId }: ProfileRef,
  language: Language,
  { db }: Services,
): Promise<NotificationDraft[]> {
  const rows = await db
    .select({ question: approvalQuestions, by: { firstName: profiles.firstName, lastName: profiles.lastName } })
    .from(approvalQuestions)
    .innerJoin(profiles, eq(profiles.id, approvalQuestions.decidedBy))
    .where(
      and(
        eq(approvalQuestions.companyId, companyId),
        eq(approvalQuestions.status, 'sentBack'),
        eq(approvalQuestions.subject, 'request'),
        or(eq(approvalQuestions.profileId, profileId), eq(approvalQuestions.bookerProfileId, profileId)),
      ),
    )
    .orderBy(desc(approvalQuestions.decidedAt), approvalQuestions.id)
    .limit(mostShown)
  const codes = rows.flatMap(({ question }) => question.facts.request?.places ?? [])
  const cityOf = await readCityNames(db, codes, language)
  const { say } = formatterFor(language)
  return rows.map(({ question, by }): NotificationDraft => {
    const { id, facts, decidedAt, profileId: traveler } = question
    const requestId = question.requestId ?? ''
    const to = (facts.request?.places ?? []).map(cityOf).join(', ')
    const words = { to, who: fullName(by) }
    return {
      type: 'approval',
      code: 'requestSentBack',
      key: `request:${id}`,
      ...wordsOf(say('notifications.requestSentBack', words), say('notifications.requestSentBack.detail', words)),
      isUrgent: true,
      tripStart: facts.request?.from,
      daysBeforeExpiry: null,
      ...(decidedAt && { since: decidedAt.toISOString() }),
      actionRoute:
        traveler === profileId
          ? { name: 'travelRequest', query: {}, params: { requestId } }
          : { name: 'arrangedTravelRequest', query: {}, params: { companyId, profileId: traveler, requestId } },
    }
  })
}

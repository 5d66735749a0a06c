import { and, desc, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { HelpDeskTopic } from '#contract/support/helpDesk.ts'
import { helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { ownRequestsCondition } from '#server/domains/helpDesk/ownRequests.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Services } from '#server/services/services.ts'

/** A request that an agent has answered since the person last read it. */
export interface UnreadAnswer {
  id: string
  topic: HelpDeskTopic
  answeredAt: Date
}

/** The requests of a person with an answer of an agent that the person has not read, the newest answer first. */
export async function unreadAnswers(profileRef: ProfileRef, { db }: Services): Promise<UnreadAnswer[]> {
  const { id, topic, answeredAt, readAt } = helpDeskRequests
  const rows = await db
    .select({ id, topic, answeredAt })
    .from(helpDeskRequests)
    .where(and(ownRequestsCondition(profileRef), isNotNull(answeredAt), or(isNull(readAt), lt(readAt, answeredAt))))
    .orderBy(desc(answeredAt))
  return rows.flatMap((row) => (row.answeredAt ? [{ ...row, answeredAt: row.answeredAt }] : []))
}

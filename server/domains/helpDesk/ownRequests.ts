import { and, desc, eq, type SQL } from 'drizzle-orm'
import { type DeskRequest, type DeskThread, helpDeskLimits } from '#contract/support/helpDesk.ts'
import { helpDeskRequests } from '#server/db/schema/site/helpDesk.ts'
import { withdrawAnswerMail } from '#server/domains/helpDesk/answerMail.ts'
import { presentRequests, type RequestRow } from '#server/domains/helpDesk/present.ts'
import { readMessages } from '#server/domains/helpDesk/readMessages.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

/** Identifies a request of a person. */
export interface OwnRequestRef extends ProfileRef {
  requestId: string
}

/** Condition: requests of this person. */
export const ownRequestsCondition = ({ companyId, profileId }: ProfileRef): SQL | undefined =>
  and(eq(helpDeskRequests.companyId, companyId), eq(helpDeskRequests.profileId, profileId))

/** Condition: this request of this person. */
export const ownRequestCondition = ({ requestId, ...profileRef }: OwnRequestRef): SQL | undefined =>
  and(ownRequestsCondition(profileRef), eq(helpDeskRequests.id, requestId))

/** The latest requests of a person, the last changed first. */
export async function listOwnRequests(
  profileRef: ProfileRef,
  language: Language,
  services: Services,
): Promise<DeskRequest[]> {
  const rows = await services.db
    .select()
    .from(helpDeskRequests)
    .where(ownRequestsCondition(profileRef))
    .orderBy(desc(helpDeskRequests.changedAt), desc(helpDeskRequests.id))
    .limit(helpDeskLimits.requestsListed)
  return presentRequests(rows, language, services)
}

/** A request of a person with its messages. @throws 404 */
export async function readOwnThread(ref: OwnRequestRef, language: Language, services: Services): Promise<DeskThread> {
  const row = await findOwnRequest(ref, services)
  const [request] = await presentRequests([row], language, services)
  const messages = await readMessages(row.id, language, services)
  return { ...request!, messages: messages.map(({ message }) => message) }
}

/** @throws 404 */
export async function findOwnRequest(ref: OwnRequestRef, { db }: Services): Promise<RequestRow> {
  const [row] = await db.select().from(helpDeskRequests).where(ownRequestCondition(ref))
  if (!row) throw notFound()
  return row
}

/** Notes that the person has read the answers of agents until now, and withdraws a mail about them. @throws 404 */
export async function noteRead(ref: OwnRequestRef, services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    const read = await tx
      .update(helpDeskRequests)
      .set({ readAt: services.now() })
      .where(ownRequestCondition(ref))
      .returning({ id: helpDeskRequests.id })
    if (read.length === 0) throw notFound()
    await withdrawAnswerMail(tx, ref, services)
  })
}

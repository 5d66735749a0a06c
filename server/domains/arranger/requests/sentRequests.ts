import { and, asc, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import {
  askAgainAfter,
  type arrangementAnsweredSchema,
  type SentRequest,
  type sentRequestPageSchema,
} from '#contract/arranger/arrangers.ts'
import type { TravelerStatus } from '#contract/arranger/travelers.ts'
import type { Database } from '#server/db/client.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { arrangementOf, notFromHere, recordAnswer } from '#server/domains/arranger/requests/answer.ts'
import { sendEndToTraveler } from '#server/domains/arranger/requests/statusMail.ts'
import { requestStatusCondition } from '#server/domains/arranger/travelers/travelerConditions.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { requesterCondition } from '#server/http/access/accessFacts.ts'
import type { Services } from '#server/services/services.ts'
import type { Paging } from '#server/http/answers/paging.ts'

interface PageOfRequests extends Paging {
  statuses: TravelerStatus[]
}

/** One page of the requests that a person has sent, the newest first. */
export async function sentRequestsOf(
  ref: ProfileRef,
  { statuses, pageNumber, pageSize }: PageOfRequests,
  { db }: Services,
): Promise<z.infer<typeof sentRequestPageSchema>> {
  const where = and(requesterCondition(db, ref), requestStatusCondition(db, statuses))
  const rows = await db
    .select({ request: arrangerRequests, traveler: profiles })
    .from(arrangerRequests)
    .innerJoin(profiles, eq(profiles.id, arrangerRequests.travelerProfileId))
    .where(where)
    .orderBy(desc(arrangerRequests.createdAt), asc(arrangerRequests.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const totalItemsCount = await db.$count(arrangerRequests, where)
  return { pageCount: Math.ceil(totalItemsCount / pageSize), totalItemsCount, responseData: rows.map(presentRequest) }
}

interface RequestRow {
  request: typeof arrangerRequests.$inferSelect
  traveler: typeof profiles.$inferSelect
}

function presentRequest({ request: { id, status, createdAt }, traveler }: RequestRow): SentRequest {
  const known = status === 'approved' || status === 'declined' ? status : 'sent'
  return {
    key: id,
    email: traveler.email,
    firstName: traveler.firstName,
    lastName: traveler.lastName,
    status: known,
    askedAt: createdAt.toISOString(),
    againFrom: known === 'approved' ? null : new Date(createdAt.getTime() + askAgainAfter[known]).toISOString(),
  }
}

type RequestRef = ProfileRef & { key: string }
type Ended = z.infer<typeof arrangementAnsweredSchema>

/**
 * Withdraws an open request, so that the key of its mail stops working. A repeated call changes nothing.
 * @throws 404 for a request of another arranger, 409 with the status of an answered one
 */
export async function cancelRequest(requestRef: RequestRef, services: Services): Promise<Ended> {
  return services.db.transaction(async (tx) => {
    const { request } = await lockedRequest(tx, requestRef)
    if (request.status === 'sent')
      await tx
        .update(arrangerRequests)
        .set({ status: 'removed', keyHash: null, keyExpiresAt: null })
        .where(eq(arrangerRequests.id, request.id))
    else if (request.status !== 'removed') throw notFromHere({ key: request.id, status: request.status })
    return { key: request.id, status: 'removed' as const }
  })
}

/**
 * Ends an arrangement by its arranger. Sends the traveler a mail, and records the change in their profile. A repeated
 * call changes nothing.
 * @throws 404 for an arrangement of another arranger, 409 with the status of one that is not approved
 */
export async function endArranging(requestRef: RequestRef, services: Services): Promise<Ended> {
  return services.db.transaction(async (tx) => {
    const { request, arranger, traveler } = await lockedRequest(tx, requestRef)
    if (request.status === 'approved') {
      await recordAnswer(tx, request, 'removed', { actorProfileId: requestRef.profileId, at: services.now() })
      await sendEndToTraveler(tx, { traveler, arranger }, services)
    } else if (request.status !== 'removed') throw notFromHere({ key: request.id, status: request.status })
    return { key: request.id, status: 'removed' as const }
  })
}

/** A request of the person, as it is while the traveler's profile is locked. */
async function lockedRequest(tx: Database, { companyId, profileId, key }: RequestRef) {
  const requestCondition = and(
    eq(arrangerRequests.id, key),
    eq(arrangerRequests.companyId, companyId),
    eq(arrangerRequests.arrangerProfileId, profileId),
  )
  const { request } = await arrangementOf(tx, requestCondition)
  const traveler = await lockProfile(tx, { companyId, profileId: request.travelerProfileId })
  return { ...(await arrangementOf(tx, requestCondition)), traveler }
}

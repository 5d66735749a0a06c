import { and, eq, inArray, ne, sum } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { notFound } from '#server/http/answers/envelope.ts'

export type RequestRow = typeof travelRequests.$inferSelect

/** Identifies a request of a person. */
export interface RequestRef extends ProfileRef {
  requestId: string
}

/** Condition: the requests of a person. */
export const requestsCondition = ({ companyId, profileId }: ProfileRef) =>
  and(eq(travelRequests.companyId, companyId), eq(travelRequests.profileId, profileId))

/** Condition: the trips that use some requests. A canceled one gives its amount back. */
export const usingCondition = (requestIds: readonly string[]) =>
  and(inArray(trips.requestId, [...requestIds]), ne(trips.status, 'cancelled'))

/** The rest of a request; negative where its bookings cost more. */
export async function leftOf(db: Database, { id, estimate }: Pick<RequestRow, 'id' | 'estimate'>): Promise<number> {
  const [used] = await db
    .select({ total: sum(trips.total).mapWith(Number) })
    .from(trips)
    .where(usingCondition([id]))
  return Math.round((estimate - (used?.total ?? 0)) * 100) / 100
}

/** Locks a request of a person, whose profile is locked, until the transaction ends. @throws 404 */
export async function lockRequest(tx: Database, { requestId, ...person }: RequestRef): Promise<RequestRow> {
  const condition = and(requestsCondition(person), eq(travelRequests.id, requestId))
  const [request] = await tx.select().from(travelRequests).where(condition).for('no key update')
  if (!request) throw notFound()
  return request
}

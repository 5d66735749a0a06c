import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { NewSegment } from '#server/domains/trips/segmentRows.ts'
import { fitsRequest } from './fit.rules.ts'
import { leftOf, requestsCondition } from './requestRows.ts'

/** A booking within the policy, as it is compared with the requests of its traveler. */
interface Planned extends ProfileRef {
  segments: readonly NewSegment[]
  total: number
  currency: string
  /** Percent by which it may be dearer than what is left. */
  dearerPercent: number
}

/** An approved request that covers a booking, with what is left before it. */
export interface CoveringRequest {
  id: string
  purpose: string
  left: number
}

/**
 * Finds the oldest approved request that covers a booking by days, places and amount. In a transaction it stays locked,
 * so that two bookings never use the same rest.
 */
export async function coveringRequest(db: Database, planned: Planned): Promise<CoveringRequest | undefined> {
  const { segments, total, currency, dearerPercent } = planned
  const approvedCondition = and(
    requestsCondition(planned),
    eq(travelRequests.status, 'approved'),
    eq(travelRequests.currency, currency),
  )
  const approved = await db
    .select()
    .from(travelRequests)
    .where(approvedCondition)
    .orderBy(asc(travelRequests.position))
    .for('no key update')
  for (const request of approved.filter((each) => fitsRequest(each, segments))) {
    const left = await leftOf(db, request)
    if (left > 0 && total * 100 <= left * (100 + dearerPercent))
      return { id: request.id, purpose: request.purpose, left }
  }
  return undefined
}

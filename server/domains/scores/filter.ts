import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { recordId } from '#contract/envelope.ts'
import { emailAddress } from '#contract/fields.ts'
import { bookingRecords } from '#server/db/schema/scores.ts'
import { periodOf, periodQuery, type Period } from './period.ts'

const isTrue = z.optional(z.enum(['true', 'false']).transform((value) => value === 'true'))

/** Query parameters that every score report has: period, reporting currency and the two switches of §3. */
export const scoreQuery = {
  ...periodQuery,
  /** Cost centers include those below them. */
  includeInherited: isTrue,
  /** Only bookings paid with a card of the company. */
  usedAsGhost: isTrue,
  currency: z.optional(z.string().regex(/^[A-Z]{3}$/)),
}

/** The query of a list of bookings, with what narrows it. */
export const narrowingQuery = {
  groupId: z.optional(recordId),
  costCenter: z.optional(recordId),
  travellerEmail: z.optional(emailAddress),
}

export interface ScoreQuery {
  months: number
  from?: string | undefined
  to?: string | undefined
  includeInherited?: boolean | undefined
  usedAsGhost?: boolean | undefined
  currency?: string | undefined
}

/** The bookings of a report. */
export interface BookingScope {
  companyId: string
  period: Period
  isGhostOnly: boolean
  groupId?: string | undefined
  /** `none` for bookings without a cost center. */
  costCenter?: string | undefined
  includesInherited: boolean
  profileId?: string | undefined
}

/** The choices that narrow a scope besides the query of every report. */
type Narrowing = Partial<Pick<BookingScope, 'groupId' | 'costCenter' | 'profileId'>>

/** The scope of a request. @throws 400 for a period that no report covers */
export const scopeOf = (companyId: string, query: ScoreQuery, narrowing: Narrowing, now: Date): BookingScope => ({
  companyId,
  period: periodOf(query, now),
  isGhostOnly: query.usedAsGhost ?? false,
  includesInherited: query.includeInherited ?? false,
  ...narrowing,
})

/** The cost center of an address for the bookings without one. */
export const withoutCostCenter = 'none'

/** Condition: the bookings of a scope. */
export const scopeCondition = (scope: BookingScope): SQL | undefined =>
  and(
    eq(bookingRecords.companyId, scope.companyId),
    gte(bookingRecords.bookedOn, scope.period.from),
    lte(bookingRecords.bookedOn, scope.period.to),
    scope.isGhostOnly ? eq(bookingRecords.isUsedAsGhost, true) : undefined,
    scope.groupId === undefined ? undefined : eq(bookingRecords.groupId, scope.groupId),
    costCenterCondition(scope),
    scope.profileId === undefined ? undefined : eq(bookingRecords.profileId, scope.profileId),
  )

function costCenterCondition({ companyId, costCenter, includesInherited }: BookingScope): SQL | undefined {
  if (costCenter === undefined) return undefined
  if (costCenter === withoutCostCenter) return sql`${bookingRecords.costCenterId} is null`
  if (!includesInherited) return eq(bookingRecords.costCenterId, costCenter)
  return sql`${bookingRecords.costCenterId} in (
    with recursive below as (
      select id from cost_centers where company_id = ${companyId} and id = ${costCenter}
      union select cc.id from cost_centers cc join below on cc.parent_id = below.id and cc.company_id = ${companyId}
    ) select id from below)`
}

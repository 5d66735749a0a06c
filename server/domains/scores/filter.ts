import { and, eq, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { recordId } from '#contract/envelope.ts'
import { emailAddress } from '#contract/fields.ts'
import { bookingTypes, spendingCategories, travelTypes, type SpendingCategory } from '#contract/scores.ts'
import { bookingRecords } from '#server/db/schema/scores.ts'
import { periodOf, periodQuery, type Period } from './period.ts'

/** The most cost centers that a request names. */
const mostNamed = 50

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

/** The column with the amount of each category. */
export const amountColumns = {
  flight: bookingRecords.flightAmount,
  train: bookingRecords.trainAmount,
  hotel: bookingRecords.hotelAmount,
  car: bookingRecords.carAmount,
  fee: bookingRecords.feeAmount,
} as const satisfies Record<SpendingCategory, unknown>

/** The query of a list of bookings, with what narrows it. */
export const narrowingQuery = {
  groupId: z.optional(recordId),
  costCenter: z.optional(recordId),
  travellerEmail: z.optional(emailAddress),
}

const idList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(recordId).min(1).max(mostNamed))

/** The choices of a list of bookings and of insights that a reader drills down with. */
export const drillQuery = {
  /** Ids of cost centers, separated by commas; only these, or with `exceptCostCenters` all but these. */
  costCenters: z.optional(idList),
  exceptCostCenters: z.optional(idList),
  travelType: z.optional(z.enum(travelTypes)),
  bookingType: z.optional(z.enum(bookingTypes)),
  category: z.optional(z.enum(spendingCategories)),
  destination: z.optional(z.string().regex(/^[A-Z]{3}$/)),
  leastDays: z.optional(z.coerce.number().int().min(0).max(1000)),
  mostDays: z.optional(z.coerce.number().int().min(0).max(1000)),
  policyRespected: isTrue,
  isCancelled: isTrue,
}
export type Drill = { [Key in keyof typeof drillQuery]?: z.output<(typeof drillQuery)[Key]> }

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
  drill?: Drill | undefined
}

/** The choices that narrow a scope besides the query of every report. */
type Narrowing = Partial<Pick<BookingScope, 'groupId' | 'costCenter' | 'profileId' | 'drill'>>

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
    scope.drill && drillCondition(scope, scope.drill),
  )

function costCenterCondition({ companyId, costCenter, includesInherited }: BookingScope): SQL | undefined {
  if (costCenter === undefined) return undefined
  if (costCenter === withoutCostCenter) return sql`${bookingRecords.costCenterId} is null`
  return inCostCenters({ companyId, includesInherited }, [costCenter])
}

/** Condition: bookings of some cost centers, and of those below them where a scope includes them. */
function inCostCenters(
  { companyId, includesInherited }: Pick<BookingScope, 'companyId' | 'includesInherited'>,
  ids: readonly string[],
): SQL {
  if (!includesInherited) return inArray(bookingRecords.costCenterId, [...ids])
  return sql`${bookingRecords.costCenterId} in (
    with recursive below as (
      select id from cost_centers where company_id = ${companyId} and ${inArray(sql`id`, [...ids])}
      union select cc.id from cost_centers cc join below on cc.parent_id = below.id and cc.company_id = ${companyId}
    ) select id from below)`
}

const drillCondition = (scope: BookingScope, drill: Drill): SQL | undefined =>
  and(
    drill.costCenters && inCostCenters(scope, drill.costCenters),
    // A booking without a cost center is in none.
    drill.exceptCostCenters && sql`coalesce(not ${inCostCenters(scope, drill.exceptCostCenters)}, true)`,
    drill.travelType && eq(bookingRecords.travelType, drill.travelType),
    drill.bookingType && eq(bookingRecords.bookingType, drill.bookingType),
    drill.category && ne(amountColumns[drill.category], 0),
    drill.destination === undefined ? undefined : eq(bookingRecords.destinationCode, drill.destination),
    drill.leastDays === undefined ? undefined : gte(bookingRecords.daysInAdvance, drill.leastDays),
    drill.mostDays === undefined ? undefined : lte(bookingRecords.daysInAdvance, drill.mostDays),
    drill.policyRespected === undefined ? undefined : eq(bookingRecords.policyRespected, drill.policyRespected),
    drill.isCancelled === undefined
      ? undefined
      : eq(bookingRecords.status, drill.isCancelled ? 'cancelled' : 'confirmed'),
  )

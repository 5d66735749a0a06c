import { and, between, eq, gte, inArray, isNull, lte, ne, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { recordId } from '#contract/wire/envelope.ts'
import { emailAddress } from '#contract/fields/fields.ts'
import { bookingTypes, spendingCategories, travelTypes, withoutCostCenter } from '#contract/reports/scores.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { amountColumns } from '#server/domains/bookingRecords/sums.ts'
import { periodOf, periodQuery, type Period } from './period.ts'

/** The most cost centers that a request names. */
const mostNamed = 50

export const isTrue = z.optional(z.enum(['true', 'false']).transform((value) => value === 'true'))

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

/** Ids separated by commas. One of them has a letter, which no card number has. */
const idList = z
  .string()
  .regex(/^(?=.*[A-Za-z])[\w.:,-]+$/)
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

/** The choices to drill down with among the parameters of a query. */
export const drillOf = (query: Drill): Drill =>
  Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(drillQuery, name)))

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

/** Condition: the bookings of a scope. */
export const scopeCondition = (scope: BookingScope): SQL | undefined =>
  and(narrowingCondition(bookingRecords, scope), periodCondition(scope.period))

/** Condition: bookings of the days of a period. */
export const periodCondition = ({ from, to }: Period): SQL => between(bookingRecords.bookedOn, from, to)

/** Booking records, or monthly sums: they have these columns in common. */
type Narrowed = Record<'companyId' | 'costCenterId' | 'groupId' | 'isUsedAsGhost', AnyColumn>

/** Condition: all of a scope but its period. Monthly sums only know the scopes that `isInMonths` says. */
export const narrowingCondition = (table: Narrowed, scope: BookingScope): SQL | undefined =>
  and(
    eq(table.companyId, scope.companyId),
    scope.isGhostOnly ? eq(table.isUsedAsGhost, true) : undefined,
    scope.groupId === undefined ? undefined : eq(table.groupId, scope.groupId),
    centersCondition(table, scope),
    scope.profileId === undefined ? undefined : eq(bookingRecords.profileId, scope.profileId),
    scope.drill && drillCondition(scope.drill),
  )

const keptByMonths = new Set(['costCenters', 'exceptCostCenters'] satisfies (keyof Drill)[] as string[])

/** Whether the monthly sums can tell the bookings of a scope from others. */
export const isInMonths = ({ profileId, drill = {} }: BookingScope): boolean =>
  profileId === undefined &&
  Object.entries(drill).every(([name, value]) => value === undefined || keptByMonths.has(name))

/** Condition: the rows of the cost center of a scope, by their column; all rows where the scope has none. */
export function costCenterCondition(
  column: AnyColumn,
  { costCenter, ...scope }: Pick<BookingScope, 'companyId' | 'costCenter' | 'includesInherited'>,
): SQL | undefined {
  if (costCenter === undefined) return undefined
  return costCenter === withoutCostCenter ? isNull(column) : inCostCenters(column, scope, [costCenter])
}

/** Condition: the rows of all cost centers that a scope names, or does not except. */
function centersCondition({ costCenterId }: Narrowed, scope: BookingScope): SQL | undefined {
  const { drill } = scope
  return and(
    costCenterCondition(costCenterId, scope),
    drill?.costCenters && inCostCenters(costCenterId, scope, drill.costCenters),
    // A booking without a cost center is in none.
    drill?.exceptCostCenters && sql`coalesce(not ${inCostCenters(costCenterId, scope, drill.exceptCostCenters)}, true)`,
  )
}

/** Condition: rows of some cost centers, and of those below them where a scope includes them. */
function inCostCenters(
  column: AnyColumn,
  { companyId, includesInherited }: Pick<BookingScope, 'companyId' | 'includesInherited'>,
  ids: readonly string[],
): SQL {
  if (!includesInherited) return inArray(column, [...ids])
  return sql`${column} in (
    with recursive below as (
      select id from cost_centers where company_id = ${companyId} and ${inArray(sql`id`, [...ids])}
      union select cc.id from cost_centers cc join below on cc.parent_id = below.id and cc.company_id = ${companyId}
    ) select id from below)`
}

const drillCondition = (drill: Drill): SQL | undefined =>
  and(
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

import { and, asc, desc, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm'
import type { CancellationSort } from '#contract/payment/travelCredits.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { nameText } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { bookedCondition } from '#server/domains/trips/status.ts'
import { contains, hasWords } from '#server/http/requests/foldedText.ts'

/** The choices of a list of cancellations. Days are `yyyy-MM-dd`, both included. */
export interface CancellationFilter {
  search: string
  from?: string | undefined
  to?: string | undefined
  costCenterId?: string | undefined
}

/** The day of the cancellation where the trip was to begin, as its credits have it (`ticketCredits`). */
export const cancelledOn = sql<string | null>`(
  select to_char(${trips.cancelledAt} at time zone ${tripSegments.fromTimeZone}, 'YYYY-MM-DD') from ${tripSegments}
  where ${tripSegments.tripId} = ${trips.id} order by ${tripSegments.ordinal} limit 1)`

/** Condition: the cancelled trips of a company that had been booked, for queries that join the person and their employee. */
export const cancellationsCondition = (companyId: string, filter: CancellationFilter): SQL | undefined =>
  and(
    eq(trips.companyId, companyId),
    eq(trips.status, 'cancelled'),
    bookedCondition,
    filter.search ? searchCondition(filter.search) : undefined,
    filter.from === undefined ? undefined : gte(cancelledOn, filter.from),
    filter.to === undefined ? undefined : lte(cancelledOn, filter.to),
    filter.costCenterId === undefined ? undefined : eq(employees.costCenterId, filter.costCenterId),
  )

const searchCondition = (text: string): SQL | undefined =>
  or(
    hasWords(text, nameText(profiles.firstName, profiles.lastName)),
    hasWords(text, nameText(sql`(${trips.guest} ->> 'firstName')`, sql`(${trips.guest} ->> 'lastName')`)),
    contains(text, trips.bookingId),
  )

const latestFirst = [sql`${cancelledOn} desc nulls last`, desc(trips.cancelledAt), asc(trips.id)]

/** The orders of the list. Amounts are compared within their currency alone. */
export const cancellationOrders: Record<CancellationSort, SQL[]> = {
  'cancelledOn:desc': latestFirst,
  'cancelledOn:asc': [sql`${cancelledOn} asc nulls last`, asc(trips.cancelledAt), asc(trips.id)],
  'paid:desc': [asc(trips.currency), desc(trips.total), ...latestFirst],
  'paid:asc': [asc(trips.currency), asc(trips.total), ...latestFirst],
}

import { and, between, eq, gte, ne, sql, type SQL } from 'drizzle-orm'
import { type BudgetFigures, budgetLimits, type BudgetState } from '#contract/reports/budgets.ts'
import type { Database } from '#server/db/client.ts'
import { travelBudgets } from '#server/db/schema/company/budgets.ts'
import { costCenters, employees, type LocalizedName } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingMonths } from '#server/db/schema/reports/scores.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { reportingCurrency } from '#server/domains/scores/scope/reportingCurrency.ts'

/** The budgets of a company from one year to another, both included; of one cost center where it is named. */
export interface BudgetScope {
  companyId: string
  from: number
  to: number
  costCenterId?: string | undefined
  /** Requests that are over at this time are no longer planned. */
  at: Date
}

/** A cost center and a year, with the budget and what is used of it. */
export interface BudgetRow extends Pick<BudgetFigures, 'spent' | 'planned'> {
  costCenterId: string
  externalId: string
  names: LocalizedName[]
  year: number
  amount: number | null
  left: number | null
  state: BudgetState
  version: number
}

/** Paid less refunds by cost center and year of booking, in the reporting currency, of the monthly sums of the scores. */
const spentByYear = ({ companyId, from, to, costCenterId }: BudgetScope, currency: string): SQL => sql`(
  select ${bookingMonths.costCenterId} as center, substr(${bookingMonths.month}, 1, 4)::int as year,
    sum(${bookingMonths.totalSpent}) as spent
  from ${bookingMonths}
  where ${and(
    eq(bookingMonths.companyId, companyId),
    eq(bookingMonths.currency, currency),
    between(bookingMonths.month, `${from}-01`, `${to}-12`),
    costCenterId === undefined ? undefined : eq(bookingMonths.costCenterId, costCenterId),
  )}
  group by 1, 2)`

/** The totals of trips that are not yet spent, in the year in which it was asked. */
const pendingTrips = ({ companyId }: BudgetScope, currency: string): SQL => sql`
  select ${trips.profileId} as profile, extract(year from ${trips.bookedAt} at time zone 'UTC')::int as year,
    ${trips.total} as planned
  from ${trips}
  where ${and(eq(trips.companyId, companyId), eq(trips.status, 'pending'), eq(trips.currency, currency))}`

/** The rests of approved requests that are not over, in the year of their first day. Their bookings are spent already. */
const restsOfRequests = ({ companyId, at }: BudgetScope, currency: string): SQL => sql`
  select ${travelRequests.profileId}, extract(year from ${travelRequests.fromDay})::int,
    greatest(0, ${travelRequests.estimate} - coalesce((
      select sum(${trips.total}) from ${trips}
      where ${trips.requestId} = ${travelRequests.id} and ${ne(trips.status, 'cancelled')}), 0))
  from ${travelRequests}
  where ${and(
    eq(travelRequests.companyId, companyId),
    eq(travelRequests.status, 'approved'),
    eq(travelRequests.currency, currency),
    gte(travelRequests.untilDay, at.toISOString().slice(0, 10)),
  )}`

/** Sums of plans, by the traveler's cost center today and by year. */
const plannedByYear = (scope: BudgetScope, currency: string): SQL => sql`(
  select ${employees.costCenterId} as center, plans.year, sum(plans.planned) as planned
  from (${pendingTrips(scope, currency)} union all ${restsOfRequests(scope, currency)}) as plans
  join ${profiles} on ${profiles.id} = plans.profile
  join ${employees} on ${employees.id} = ${profiles.employeeId}
  where ${scope.costCenterId === undefined ? sql`true` : eq(employees.costCenterId, scope.costCenterId)}
  group by 1, 2)`

/**
 * The cost centers of a scope, each year a row, as a table `budgets` to select from.
 * @param found condition of cost centers that is told of each row in the column `found`
 */
export function budgetTable(scope: BudgetScope, currency: string, found: SQL = sql`true`): SQL {
  const { companyId, from, to, costCenterId } = scope
  const centersCondition = and(
    eq(costCenters.companyId, companyId),
    costCenterId === undefined ? undefined : eq(costCenters.id, costCenterId),
  )
  return sql`(
    select *, amount - spent - planned as "left", (spent + planned) / amount as used,
      case when amount is null then 'none' when spent + planned > amount then 'over'
        when spent + planned >= amount * ${budgetLimits.nearPercent} / 100 then 'near' else 'within' end as state
    from (
      select ${costCenters.id} as "costCenterId", ${costCenters.externalId} as "externalId",
        ${costCenters.names}, ${costCenters.status} as status, years.year, ${travelBudgets.amount},
        coalesce(${travelBudgets.version}, 0) as version, coalesce(s.spent, 0) as spent,
        coalesce(p.planned, 0) as planned, ${found} as found
      from ${costCenters} cross join generate_series(${from}::int, ${to}::int) as years(year)
      left join ${travelBudgets} on ${travelBudgets.costCenterId} = ${costCenters.id}
        and ${travelBudgets.year} = years.year and ${eq(travelBudgets.companyId, companyId)}
      left join ${spentByYear(scope, currency)} s on s.center = ${costCenters.id} and s.year = years.year
      left join ${plannedByYear(scope, currency)} p on p.center = ${costCenters.id} and p.year = years.year
      where ${centersCondition}
    ) as figures) as budgets`
}

/** Selects rows of `budgetTable`. @param rest conditions, order and limit, as SQL after the table */
export async function selectBudgets(db: Database, table: SQL, rest: SQL): Promise<BudgetRow[]> {
  const { rows } = (await db.execute(sql`
    select "costCenterId", "externalId", names, year, amount::float8, spent::float8, planned::float8,
      "left"::float8, state, version
    from ${table} ${rest}`)) as { rows: BudgetRow[] }
  return rows
}

/** The budgets that there are in a scope, by cost center and year, in one query. */
export async function budgetsOf(db: Database, scope: BudgetScope): Promise<BudgetRow[]> {
  const table = budgetTable(scope, await reportingCurrency(db, scope.companyId))
  return selectBudgets(db, table, sql`where amount is not null order by "externalId", "costCenterId", year`)
}

/** Names the budget of a cost center for a calendar year. */
interface BudgetRef {
  companyId: string
  costCenterId: string
  year: number
  at: Date
}

/**
 * The budget of a cost center for a year with what is spent, planned and left of it, in the reporting currency;
 * undefined without one. In a transaction it sees what the transaction has written.
 */
export async function budgetOf(db: Database, { year, ...ref }: BudgetRef): Promise<BudgetFigures | undefined> {
  const [row] = await budgetsOf(db, { ...ref, from: year, to: year })
  if (!row || row.amount === null || row.left === null) return undefined
  const { amount, spent, planned, left } = row
  return { amount, spent, planned, left }
}

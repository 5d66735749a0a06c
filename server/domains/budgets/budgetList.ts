import { desc, eq, sql, type SQL } from 'drizzle-orm'
import {
  type Budget,
  type BudgetPage,
  type BudgetSort,
  type BudgetSortKey,
  type BudgetState,
  budgetStates,
  type CostCenterBudgets,
} from '#contract/reports/budgets.ts'
import { toHundredths } from '#contract/payment/hundredths.ts'
import type { Database } from '#server/db/client.ts'
import { travelBudgets } from '#server/db/schema/company/budgets.ts'
import { findCenter, type CenterRef } from '#server/domains/admin/costCenters/listCenters.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { costCenterTextCondition } from '#server/domains/profile/costCenterText.ts'
import { scopeOf } from '#server/domains/scores/scope/bookingScope.ts'
import { reportingCurrency } from '#server/domains/scores/scope/reportingCurrency.ts'
import { totalsOf } from '#server/domains/scores/sums/scoreSummary.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'
import { type BudgetRow, type BudgetScope, budgetTable, selectBudgets } from './budgetRows.ts'

/** The choices of a list of budgets, and its order. */
export interface BudgetChoices {
  year: number
  search: string
  state?: BudgetState | undefined
  sort: BudgetSort
}

interface ListQuery extends BudgetChoices {
  pageNumber: number
  pageSize: number
}

interface Reader {
  language: Language
  services: Pick<Services, 'db' | 'now'>
}

/** One page of the cost centers of a company with their budgets of a year. */
export async function budgetList(
  companyId: string,
  query: ListQuery,
  { language, services: { db, now } }: Reader,
): Promise<BudgetPage> {
  const { year } = query
  const currency = await reportingCurrency(db, companyId)
  const table = listedTable({ companyId, at: now() }, query, currency)
  const { stateCounts, budgeted, totals } = await totalsOfTable(db, table)
  const rest = sql`${listedCondition(query)} limit ${query.pageSize} offset ${(query.pageNumber - 1) * query.pageSize}`
  const rows = await selectBudgets(db, table, rest)
  const ofYear = { months: 12, from: `${year}-01-01`, to: `${year}-12-31` }
  const spending = await totalsOf(scopeOf(companyId, ofYear, {}, now()), currency, db)
  const listed: readonly BudgetState[] = query.state === undefined ? budgetStates : [query.state]
  const total = listed.reduce((sum, state) => sum + (stateCounts[state] ?? 0), 0)
  return {
    ...page(
      rows.map((row) => presentBudget(row, language)),
      total,
      query,
    ),
    year,
    currency,
    years: await budgetedYears(db, companyId),
    stateCounts,
    budgeted,
    totals,
    spentElsewhere: toHundredths(spending.totalSpent - totals.spent),
    otherCurrencies: spending.otherCurrencies,
  }
}

/** A list has active cost centers, and others with a budget or with travel in its year. */
const isListed = sql`found and (status = 'active' or amount is not null or spent <> 0 or planned <> 0)`

const listedTable = (
  ref: Pick<BudgetScope, 'companyId' | 'at'>,
  { year, search }: BudgetChoices,
  currency: string,
): SQL => budgetTable({ ...ref, from: year, to: year }, currency, search ? costCenterTextCondition(search) : undefined)

const columns: Record<BudgetSortKey, SQL> = {
  used: sql`used`,
  costCenter: sql`"externalId"`,
  amount: sql`amount`,
  spent: sql`spent`,
  planned: sql`planned`,
  left: sql`"left"`,
}

/** Condition and order of a list, as SQL after its table. */
function listedCondition({ state, sort }: BudgetChoices): SQL {
  const [key, direction] = sort.split(':') as [BudgetSortKey, 'asc' | 'desc']
  const inState = state === undefined ? sql`true` : sql`state = ${state}`
  return sql`where ${isListed} and ${inState}
    order by ${columns[key]} ${sql.raw(direction)} nulls last, "externalId", "costCenterId"`
}

/** All budgets that the choices of a list find. */
export async function everyBudget(
  companyId: string,
  choices: BudgetChoices,
  { language, services: { db, now } }: Reader,
): Promise<{ currency: string; rows: Budget[] }> {
  const currency = await reportingCurrency(db, companyId)
  const rows = await selectBudgets(
    db,
    listedTable({ companyId, at: now() }, choices, currency),
    listedCondition(choices),
  )
  return { currency, rows: rows.map((row) => presentBudget(row, language)) }
}

/** The numbers of a list by state, and the sums of all budgets of its year. */
async function totalsOfTable(
  db: Database,
  table: SQL,
): Promise<Pick<BudgetPage, 'stateCounts' | 'budgeted' | 'totals'>> {
  const { rows } = (await db.execute(sql`
    select state, (count(*) filter (where ${isListed}))::int as listed, count(amount)::int as budgeted,
      coalesce(sum(amount), 0)::float8 as amount, coalesce(sum(spent), 0)::float8 as spent,
      coalesce(sum(planned), 0)::float8 as planned
    from ${table} group by state`)) as { rows: StateTotal[] }
  const budgets = rows.filter(({ state }) => state !== 'none')
  const sum = (name: 'budgeted' | 'amount' | 'spent' | 'planned') =>
    toHundredths(budgets.reduce((total, row) => total + row[name], 0))
  const [amount, spent, planned] = [sum('amount'), sum('spent'), sum('planned')]
  return {
    stateCounts: Object.fromEntries(rows.map(({ state, listed }) => [state, listed])),
    budgeted: sum('budgeted'),
    totals: { amount, spent, planned, left: toHundredths(amount - spent - planned) },
  }
}

type StateTotal = Record<'listed' | 'budgeted' | 'amount' | 'spent' | 'planned', number> & { state: BudgetState }

async function budgetedYears(db: Database, companyId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: travelBudgets.year })
    .from(travelBudgets)
    .where(eq(travelBudgets.companyId, companyId))
    .orderBy(desc(travelBudgets.year))
  return rows.map(({ year }) => year)
}

/** The budgets of a cost center for the year before, this year in UTC and the next. @throws 404 */
export async function costCenterBudgets(
  ref: CenterRef,
  { language, services: { db, now } }: Reader,
): Promise<CostCenterBudgets> {
  await findCenter(db, ref)
  const year = now().getUTCFullYear()
  const currency = await reportingCurrency(db, ref.companyId)
  const table = budgetTable({ ...ref, from: year - 1, to: year + 1, at: now() }, currency)
  const rows = await selectBudgets(db, table, sql`order by year desc`)
  return { currency, budgets: rows.map((row) => presentBudget(row, language)) }
}

/** A budget as the API returns it. */
export const presentBudget = ({ names, ...row }: BudgetRow, language: Language): Budget => ({
  ...row,
  name: costCenterName({ externalId: row.externalId, names }, language),
})

import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { CreditSort, CreditState, TravelCreditPage } from '#contract/payment/travelCredits.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { travelCredits } from '#server/db/schema/trips/credits.ts'
import { costCenterChoices } from '#server/domains/credits/costCenterChoices.ts'
import {
  centerOfCredit,
  creditSearchCondition,
  employeeOfCredit,
  personOfCredit,
  readCredits,
  restOfCredit,
  stateOn,
  tripOfCredit,
} from '#server/domains/credits/readCredits.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page } from '#server/http/answers/paging.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { Services } from '#server/services/services.ts'

/** The choices of a list of credits, and its order. */
export interface CreditChoices {
  search: string
  state?: CreditState | undefined
  airlineCode?: string | undefined
  costCenterId?: string | undefined
  creditId?: string | undefined
  sort: CreditSort
}

interface ListQuery extends CreditChoices {
  pageNumber: number
  pageSize: number
}

/** The credits of a company, or of one person of it. */
export interface CreditOwner {
  companyId: string
  profileId?: string
}

/** Condition: credits of a company, or of one person of it. */
export const creditsOfCondition = ({ companyId, profileId }: CreditOwner): SQL | undefined =>
  and(
    eq(travelCredits.companyId, companyId),
    profileId === undefined ? undefined : eq(travelCredits.profileId, profileId),
  )

/** States that a filter finds: a credit that is about to lapse is still open. */
const found: Record<CreditState, CreditState[]> = {
  open: ['open', 'lapsing'],
  lapsing: ['lapsing'],
  lapsed: ['lapsed'],
  used: ['used'],
}

/** One page of credits, with counts and totals of all that the search and the filters other than the state find. */
export async function creditList(
  owner: CreditOwner,
  query: ListQuery,
  { language, services: { db, now } }: { language: Language; services: Services },
): Promise<TravelCreditPage> {
  const today = earliestDay(now())
  const ours = creditsOfCondition(owner)
  const narrowed = and(ours, ...narrowings(query))
  const stateCounts = await countByState(db, narrowed, today)
  const states: readonly string[] | undefined = query.state && found[query.state]
  const rows = await readCredits(
    db,
    {
      where: listedCondition(owner, query, today),
      today,
      sort: query.sort,
      limit: query.pageSize,
      offset: (query.pageNumber - 1) * query.pageSize,
    },
    language,
  )
  const counted = Object.entries(stateCounts).filter(([state]) => !states || states.includes(state))
  const total = counted.reduce((sum, [, each]) => sum + each, 0)
  return {
    ...page(rows, total, query),
    stateCounts,
    totals: await totalsOf(db, narrowed, today),
    airlines: await airlinesOf(db, ours),
    costCenters: await costCentersOf(db, ours, language),
  }
}

/** Condition: the credits of a list, for queries that join the trip, the person and their employee. */
export const listedCondition = (owner: CreditOwner, choices: CreditChoices, today: string): SQL | undefined =>
  and(creditsOfCondition(owner), ...narrowings(choices), choices.state && inArray(stateOn(today), found[choices.state]))

const narrowings = ({ search, airlineCode, costCenterId, creditId }: CreditChoices): (SQL | undefined)[] => [
  search ? creditSearchCondition(search) : undefined,
  airlineCode ? eq(travelCredits.airlineCode, airlineCode) : undefined,
  costCenterId ? eq(employees.costCenterId, costCenterId) : undefined,
  creditId ? eq(travelCredits.id, creditId) : undefined,
]

/** Numbers by state; `open` has those that do not lapse soon. */
async function countByState(db: Database, where: SQL | undefined, today: string) {
  const rows = await db
    .select({ state: stateOn(today), total: count() })
    .from(travelCredits)
    .innerJoin(...tripOfCredit)
    .innerJoin(...personOfCredit)
    .leftJoin(...employeeOfCredit)
    .where(where)
    .groupBy(sql`1`)
  return Object.fromEntries(rows.map(({ state, total }) => [state, total])) as TravelCreditPage['stateCounts']
}

/** The rest of the credits by currency. A currency without any rest is left out. */
function totalsOf(db: Database, where: SQL | undefined, today: string) {
  const rest = (...states: CreditState[]) =>
    sql<number>`coalesce(sum(${restOfCredit}) filter (where ${inArray(stateOn(today), states)}), 0)`.mapWith(Number)
  return db
    .select({
      currency: travelCredits.currency,
      usable: rest('open', 'lapsing'),
      lapsing: rest('lapsing'),
      lapsed: rest('lapsed'),
    })
    .from(travelCredits)
    .innerJoin(...tripOfCredit)
    .innerJoin(...personOfCredit)
    .leftJoin(...employeeOfCredit)
    .where(where)
    .groupBy(travelCredits.currency)
    .having(sql`sum(${restOfCredit}) > 0`)
    .orderBy(asc(travelCredits.currency))
}

const airlinesOf = (db: Database, where: SQL | undefined) =>
  db
    .select({ id: travelCredits.airlineCode, name: sql<string>`min(${travelCredits.airlineName})` })
    .from(travelCredits)
    .where(where)
    .groupBy(travelCredits.airlineCode)
    .orderBy(sql`2`, sql`1`)

async function costCentersOf(db: Database, where: SQL | undefined, language: Language) {
  const rows = await db
    .selectDistinctOn([costCenters.id], {
      id: costCenters.id,
      externalId: costCenters.externalId,
      names: costCenters.names,
    })
    .from(travelCredits)
    .innerJoin(...personOfCredit)
    .innerJoin(...employeeOfCredit)
    .innerJoin(...centerOfCredit)
    .where(where)
  return costCenterChoices(rows, language)
}

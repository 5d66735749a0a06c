import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import type { ScoreReport, ScoreRowOrder, ScoreSummary } from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { missedSavings, totalSpent } from '#server/domains/bookingRecords/scores.rules.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'
import { summaryIn, totalsIn } from '#server/domains/scores/sums/scoreSummary.ts'
import { scopeCondition, type BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import { reportingCurrency } from '#server/domains/scores/scope/reportingCurrency.ts'
import { isCovered } from '#server/domains/scores/scope/coverage.ts'
import { namesOf } from '#server/domains/scores/scope/scopeNames.ts'
import { readRecordSums, readSums } from '#server/domains/scores/sums/readSums.ts'
import { keyOfLevel, summariesBelow, type Level } from '#server/domains/scores/sums/rankedSummaries.ts'

/** A report as it is asked for. */
export interface ReportRequest extends Paging {
  scope: BookingScope
  /** The reporting currency; the company's where missing. */
  currency?: string | undefined
  level: Level | 'travelers' | 'none'
  sort: ScoreRowOrder
  /** Names ascend by default, figures descend. */
  direction?: 'asc' | 'desc' | undefined
  language: Language
}

/** Scores and money of the bookings of a scope, in total and by row of the level below (§7 Reporting). */
export async function scoreReport(request: ReportRequest, { db, now }: Services): Promise<ScoreReport> {
  const { scope } = request
  const currency = request.currency ?? (await reportingCurrency(db, scope.companyId))
  const { rows, total, sums } = await readReport({ ...request, currency }, db)
  return {
    ...page(rows, total, request),
    ...scope.period,
    asOf: now().toISOString(),
    currency,
    summary: totalsIn(currency, sums),
    isCovered: await isCovered(scope.companyId, scope.period, db),
    names: await namesOf(scope, request.language, db),
  }
}

type InCurrency = ReportRequest & { currency: string }

/** A page of rows, the number of all, and the sums of the scope. The rows of groups and cost centers add up to them. */
async function readReport(request: InCurrency, db: Database) {
  const { scope, level, pageNumber, pageSize } = request
  if (level === 'none' || level === 'travelers') {
    const page = level === 'none' ? { rows: [], total: 0 } : await travelerRows(request, db)
    return { ...page, sums: await readSums(scope, undefined, db) }
  }
  const sums = await readSums(scope, keyOfLevel[level], db)
  const all = await summariesBelow(level, { ...request, sums }, db)
  const sorted = all.toSorted((one, other) => compare(one, other, request))
  return { rows: sorted.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), total: all.length, sums }
}

type Order = Pick<ReportRequest, 'sort' | 'direction'>
const isAscending = ({ sort, direction = sort === 'name' ? 'asc' : 'desc' }: Order) => direction === 'asc'

function compare(one: ScoreSummary, other: ScoreSummary, order: Order): number {
  const [first, second] = isAscending(order) ? [one, other] : [other, one]
  const byName = one.name.localeCompare(other.name)
  return order.sort === 'name'
    ? first.name.localeCompare(second.name)
    : first[order.sort] - second[order.sort] || byName
}

/** A page of travelers. The database sorts, since a company has many. */
async function travelerRows(request: InCurrency, db: Database): Promise<{ rows: ScoreSummary[]; total: number }> {
  const { scope, currency } = request
  const { travelers, total } = await travelerPage(request, db)
  const ids = travelers.map(({ id }) => id)
  const sums = Map.groupBy(
    await readRecordSums(and(scopeCondition(scope), inArray(bookingRecords.profileId, ids)), 'profile', db),
    ({ key }) => key,
  )
  const rows = travelers.map((traveler) => ({
    ...summaryIn(currency, sums.get(traveler.id) ?? []),
    travellerEmail: traveler.email,
    name: fullName(traveler),
    costCenter: scope.costCenter ?? null,
  }))
  return { rows, total }
}

/**
 * The travelers of a page, in its order, and the number of all. Only the figure that orders them is computed of every
 * traveler: no monthly sum has it, since travelers have few bookings a month.
 */
async function travelerPage({ scope, currency, sort, direction, pageNumber, pageSize }: InCurrency, db: Database) {
  const directed = isAscending({ sort, direction }) ? asc : desc
  const inCurrency = (amount: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${bookingRecords.currency} = ${currency}), 0)`
  const figures = {
    missedSavings: inCurrency(missedSavings),
    totalSpent: inCurrency(totalSpent),
    count: sql`count(*)`,
    name: sql`null`,
  }
  const everyone = db
    .select({ profileId: bookingRecords.profileId, figure: figures[sort].as('figure') })
    .from(bookingRecords)
    .where(scopeCondition(scope))
    .groupBy(bookingRecords.profileId)
    .as('everyone')
  const { id, firstName, lastName, email } = profiles
  const byName = [folded(lastName), folded(firstName)]
  const travelers = await db
    .select({ id, firstName, lastName, email, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(everyone)
    .innerJoin(profiles, eq(profiles.id, everyone.profileId))
    .orderBy(...(sort === 'name' ? byName.map((name) => directed(name)) : [directed(everyone.figure), ...byName]), id)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  // A page after the last has no row that could say it.
  return { travelers, total: travelers[0]?.total ?? (pageNumber === 1 ? 0 : await db.$count(everyone)) }
}

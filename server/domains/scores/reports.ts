import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { fullName } from '#contract/fullName.ts'
import type { ScoreReport, ScoreRowOrder, ScoreSummary } from '#contract/scores.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { bookingRecords } from '#server/db/schema/scores.ts'
import { notFound } from '#server/http/envelope.ts'
import type { Language } from '#server/http/language.ts'
import { page } from '#server/http/paging.ts'
import type { Services } from '#server/services/services.ts'
import { aggregatesIn, summaryOf } from './aggregates.ts'
import { scopeCondition, type BookingScope } from './filter.ts'
import { namesOf } from './names.ts'
import { summariesBelow, type Level } from './rows.ts'
import { missedSavings, totalSpent } from './scores.rules.ts'

/** A report as it is asked for. */
export interface ReportRequest {
  scope: BookingScope
  /** The reporting currency; the company's where missing. */
  currency?: string | undefined
  level: Level | 'travellers' | 'none'
  sort: ScoreRowOrder
  /** Names ascend by default, figures descend. */
  direction?: 'asc' | 'desc' | undefined
  pageNumber: number
  pageSize: number
  language: Language
}

/** The currency of a company's reports. @throws 404 for an unknown company */
export async function reportingCurrency(db: Database, companyId: string): Promise<string> {
  const [company] = await db.select({ currency: companies.currency }).from(companies).where(eq(companies.id, companyId))
  if (!company) throw notFound()
  return company.currency
}

/** Scores and money of the bookings of a scope, in total and by row of the level below (§7 Reporting). */
export async function scoreReport(request: ReportRequest, { db, now }: Services): Promise<ScoreReport> {
  const { scope } = request
  const currency = request.currency ?? (await reportingCurrency(db, scope.companyId))
  const { rows, total } = await rowsOf({ ...request, currency }, db)
  return {
    ...page(rows, total, request),
    ...scope.period,
    asOf: now().toISOString(),
    currency,
    summary: await totalsOf(scope, currency, db),
    names: await namesOf(scope, request.language, db),
  }
}

type InCurrency = ReportRequest & { currency: string }

async function rowsOf(request: InCurrency, db: Database): Promise<{ rows: ScoreSummary[]; total: number }> {
  const { level, pageNumber, pageSize } = request
  if (level === 'none') return { rows: [], total: 0 }
  if (level === 'travellers') return travellerRows(request, db)
  const all = await summariesBelow(level, request, db)
  const sorted = all.toSorted((one, other) => compare(one, other, request))
  return { rows: sorted.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), total: all.length }
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

/** The score summary of all bookings of a scope. */
export async function totalsOf(scope: BookingScope, currency: string, db: Database): Promise<ScoreSummary> {
  const [sums] = await db.select(aggregatesIn(currency)).from(bookingRecords).where(scopeCondition(scope))
  return { ...summaryOf(sums!), otherCurrencies: await otherCurrencies(scope, currency, db) }
}

/** Bookings in other currencies than that of the report, by currency. */
export const otherCurrencies = (scope: BookingScope, currency: string, db: Database) =>
  db
    .select({
      currency: bookingRecords.currency,
      count: sql<number>`count(*)`.mapWith(Number),
      totalSpent: sql<number>`sum(${totalSpent})`.mapWith(Number),
    })
    .from(bookingRecords)
    .where(and(scopeCondition(scope), ne(bookingRecords.currency, currency)))
    .groupBy(bookingRecords.currency)
    .orderBy(asc(bookingRecords.currency))

/** A page of travelers. The database sorts, since a company has many. */
async function travellerRows({ scope, currency, sort, direction, pageNumber, pageSize }: InCurrency, db: Database) {
  const directed = isAscending({ sort, direction }) ? asc : desc
  const inCurrency = (amount: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${bookingRecords.currency} = ${currency}), 0)`
  const { firstName, lastName, email } = profiles
  const orders = {
    missedSavings: [directed(inCurrency(missedSavings))],
    totalSpent: [directed(inCurrency(totalSpent))],
    count: [directed(sql`count(*)`)],
    name: [directed(lastName), directed(firstName)],
  }
  const [counted] = await db
    .select({ travellers: sql<number>`count(distinct ${bookingRecords.profileId})`.mapWith(Number) })
    .from(bookingRecords)
    .where(scopeCondition(scope))
  const found = await db
    .select({ ...aggregatesIn(currency), firstName, lastName, email })
    .from(bookingRecords)
    .innerJoin(profiles, eq(profiles.id, bookingRecords.profileId))
    .where(scopeCondition(scope))
    .groupBy(profiles.id)
    .orderBy(...orders[sort], asc(lastName), asc(firstName), asc(profiles.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const rows = found.map((row) => ({
    ...summaryOf(row),
    travellerEmail: row.email,
    name: fullName(row),
    costCenter: scope.costCenter ?? null,
  }))
  return { rows, total: counted?.travellers ?? 0 }
}

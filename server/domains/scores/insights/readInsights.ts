import { and, asc, desc, isNotNull, sql, type SQL } from 'drizzle-orm'
import { bookingWindows, insightRows, type Insights } from '#contract/insights.ts'
import { spendingCategories } from '#contract/scores.ts'
import type { Database } from '#server/db/client.ts'
import { bookingRecords } from '#server/db/schema/scores.ts'
import { scopeCondition, type BookingScope } from '#server/domains/scores/filter.ts'
import { monthsOf, sumsByMonth } from '#server/domains/scores/months.ts'
import { otherCurrencies, reportingCurrency } from '#server/domains/scores/reports.ts'
import { ratedCondition, totalSpent } from '#server/domains/scores/scores.rules.ts'
import { readPlaceNames } from '#server/domains/trips/readTrips.ts'
import type { Language } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'
import { addDays, daysBetween } from '#server/time/zonedTime.ts'
import { readCompliance } from './compliance.ts'
import { categoriesOf, readTotals } from './totals.ts'

const records = bookingRecords
const counted = (condition?: SQL) =>
  (condition ? sql<number>`count(*) filter (where ${condition})` : sql<number>`count(*)`).mapWith(Number)

interface Wanted {
  scope: BookingScope
  currency?: string | undefined
  language: Language
}

/** Totals, spending, booking window, destinations and compliance of a scope, and the totals of the period before it. */
export async function readInsights(wanted: Wanted, { db, now }: Services): Promise<Insights> {
  const { scope, language } = wanted
  const currency = wanted.currency ?? (await reportingCurrency(db, scope.companyId))
  const before: BookingScope = { ...scope, period: periodBefore(scope.period) }
  const own = await readTotals(scope, currency, db)
  const previous = await readTotals(before, currency, db)
  const travelling = and(scopeCondition(scope), ratedCondition)
  return {
    ...scope.period,
    previousFrom: before.period.from,
    previousTo: before.period.to,
    asOf: now().toISOString(),
    currency,
    totals: own.totals,
    previous: previous.totals,
    spending: spendingCategories
      .map((category) => ({
        category,
        amount: own.spending[category],
        previous: previous.spending[category],
      }))
      .filter((row) => row.amount !== 0 || row.previous !== 0),
    months: await spendingByMonth(scope, currency, db),
    bookingWindow: await readBookingWindow(travelling, db),
    destinations: await readDestinations(travelling, { currency, language }, db),
    bookingTypes: await readBookingTypes(travelling, db),
    compliance: await readCompliance(scope, language, db),
    otherCurrencies: await otherCurrencies(scope, currency, db),
  }
}

/** The equally long period that ends on the day before. */
function periodBefore({ from, to }: BookingScope['period']): BookingScope['period'] {
  const last = addDays(from, -1)
  return { from: addDays(last, -daysBetween(from, to)), to: last }
}

async function spendingByMonth(scope: BookingScope, currency: string, db: Database) {
  const sums = await sumsByMonth(scope, currency, db)
  return monthsOf(scope.period).map((month) => {
    const own = sums.get(month)
    const amounts = own && categoriesOf(own)
    return { month, spending: spendingCategories.map((category) => ({ category, amount: amounts?.[category] ?? 0 })) }
  })
}

async function readBookingWindow(where: SQL | undefined, db: Database) {
  const inWindow = ({ from, to }: (typeof bookingWindows)[number]) =>
    counted(
      to === null ? sql`${records.daysInAdvance} >= ${from}` : sql`${records.daysInAdvance} between ${from} and ${to}`,
    )
  const columns = Object.fromEntries(bookingWindows.map((window) => [`from${window.from}`, inWindow(window)]))
  const [row] = await db.select(columns).from(records).where(where)
  return bookingWindows.map(({ from, to }) => ({ from, to, bookings: row?.[`from${from}`] ?? 0 }))
}

async function readDestinations(
  where: SQL | undefined,
  { currency, language }: { currency: string; language: Language },
  db: Database,
) {
  const rows = await db
    .select({
      code: records.destinationCode,
      city: sql<string>`min(${records.destinationCity})`,
      countryCode: sql<string>`min(${records.destinationCountryCode})`,
      bookings: counted(),
      totalSpent: sql<number>`coalesce(sum(${totalSpent}) filter (where ${records.currency} = ${currency}), 0)`.mapWith(
        Number,
      ),
    })
    .from(records)
    .where(where)
    .groupBy(records.destinationCode)
    .orderBy(desc(sql`count(*)`), asc(records.destinationCode))
    .limit(insightRows)
  const names = await readPlaceNames(db, rows)
  return rows.map((row) => ({ ...row, city: names.get(row.code)?.city[language] ?? row.city }))
}

const readBookingTypes = (where: SQL | undefined, db: Database) =>
  db
    .select({ bookingType: records.bookingType, bookings: counted() })
    .from(records)
    .where(and(where, isNotNull(records.bookingType)))
    .groupBy(records.bookingType)
    .orderBy(desc(sql`count(*)`), asc(records.bookingType))

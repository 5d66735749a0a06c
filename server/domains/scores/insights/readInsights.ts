import { previousDays } from '#contract/reports/reportPeriods.ts'
import { bookingWindows, insightRows, type Insights } from '#contract/reports/insights.ts'
import { spendingCategories, type BookingType } from '#contract/reports/scores.ts'
import type { Database } from '#server/db/client.ts'
import { addUp, otherCurrencies } from '#server/domains/scores/sums/scoreSummary.ts'
import type { BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import { isCovered } from '#server/domains/scores/scope/coverage.ts'
import { monthsOf } from '#server/domains/scores/scope/period.ts'
import { readSums, type CurrencySums } from '#server/domains/scores/sums/readSums.ts'
import { centerName, readCenters } from '#server/domains/scores/scope/scopeNames.ts'
import { reportingCurrency } from '#server/domains/scores/scope/reportingCurrency.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { readBreakdown, type PartRow } from './breakdown.ts'
import { categoriesOf, countTravelers, totalsIn, type Counted, spentOf } from './totals.ts'

interface Wanted {
  scope: BookingScope
  currency?: string | undefined
  language: Language
}

/** Totals, spending, booking window, destinations and compliance of a scope, and the totals of the period before it. */
export async function readInsights(wanted: Wanted, { db, now }: Services): Promise<Insights> {
  const { scope, language } = wanted
  const { companyId, period } = scope
  const currency = wanted.currency ?? (await reportingCurrency(db, companyId))
  const counted: Counted = { currency, category: scope.drill?.category }
  const before = previousDays(period)
  const months = await readSums(scope, 'month', db)
  const centers = await readSums(scope, 'costCenter', db)
  const centersBefore = await readSums({ ...scope, period: before }, 'costCenter', db)
  const travelers = await countTravelers(scope, before, db)
  const own = totalsIn(counted, centers, travelers.own)
  const previous = totalsIn(counted, centersBefore, travelers.before)
  const countsBy = await readBreakdown(scope, currency, db)
  const counts = { reasons: countsBy('policyReason'), costCenters: countsBy('costCenter') }
  const centersById = await readCenters(companyId, db)
  const nameOf = (id: string | null) => centerName(id === null ? null : centersById.get(id), language)
  return {
    ...period,
    previousFrom: before.from,
    previousTo: before.to,
    isPreviousCovered: await isCovered(companyId, before, db),
    asOf: now().toISOString(),
    currency,
    totals: own.totals,
    previous: previous.totals,
    spending: countedCategories(counted)
      .map((category) => ({
        category,
        amount: own.spending[category],
        previous: previous.spending[category],
      }))
      .filter((row) => row.amount !== 0 || row.previous !== 0),
    months: spendingByMonth(period, months, counted),
    costCenters: scope.profileId === undefined ? costCenterChanges(centers, centersBefore, counted, nameOf) : [],
    bookingWindow: windowsOf(countsBy('bookingWindow')),
    destinations: await destinationsOf(countsBy('destination'), language, db),
    bookingTypes: byBookings(countsBy('bookingType')).map(({ key, bookings }) => ({
      bookingType: key as BookingType,
      bookings,
    })),
    compliance: complianceOf(counts, nameOf),
    otherCurrencies: otherCurrencies(months, currency),
  }
}

const countedCategories = ({ category }: Counted) => (category === undefined ? spendingCategories : [category])

function spendingByMonth(period: BookingScope['period'], sums: readonly CurrencySums[], counted: Counted) {
  const byMonth = Map.groupBy(sums, ({ key }) => key)
  return monthsOf(period).map((month) => {
    const amounts = categoriesOf(addUp(byMonth.get(month) ?? [], counted.currency))
    return { month, spending: countedCategories(counted).map((category) => ({ category, amount: amounts[category] })) }
  })
}

function windowsOf(rows: readonly PartRow[]): Insights['bookingWindow'] {
  const bookings = new Map(rows.map((row) => [Number(row.key), row.bookings]))
  return bookingWindows.map(({ from, to }) => ({ from, to, bookings: bookings.get(from) ?? 0 }))
}

const byBookings = (rows: readonly PartRow[]) =>
  rows.toSorted((one, other) => other.bookings - one.bookings || byKey(one, other))

/** The places with most bookings that are not canceled, and the spending there in a currency. */
export async function topDestinations(
  scope: BookingScope,
  { currency, language }: { currency: string; language: Language },
  db: Database,
): Promise<Insights['destinations']> {
  const countsBy = await readBreakdown(scope, currency, db)
  return destinationsOf(countsBy('destination'), language, db)
}

async function destinationsOf(
  rows: readonly PartRow[],
  language: Language,
  db: Database,
): Promise<Insights['destinations']> {
  const most = byBookings(rows)
    .slice(0, insightRows)
    .map(({ key, city, countryCode, bookings, totalSpent }) => ({
      code: key!,
      city,
      countryCode,
      bookings,
      totalSpent,
    }))
  const names = await readPlaceNames(db, most)
  return most.map((row) => ({ ...row, city: names.get(row.code)?.city[language] ?? row.city }))
}

/**
 * The spending of the cost centers that changed the most between two periods, up or down, the greatest change first.
 * @param now the sums by cost center
 * @param before those of the period before
 */
function costCenterChanges(
  now: readonly CurrencySums[],
  before: readonly CurrencySums[],
  { currency, category }: Counted,
  nameOf: (costCenter: string | null) => string,
): Insights['costCenters'] {
  const byCenter = (sums: readonly CurrencySums[]) => Map.groupBy(sums, ({ key }) => key)
  const [sumsNow, sumsBefore] = [byCenter(now), byCenter(before)]
  const spent = (sums: ReturnType<typeof byCenter>, key: string | null) =>
    spentOf(addUp(sums.get(key) ?? [], currency), category)
  return [...new Set([...sumsNow.keys(), ...sumsBefore.keys()])]
    .map((key) => ({ key, totalSpent: spent(sumsNow, key), previous: spent(sumsBefore, key) }))
    .filter(({ totalSpent, previous }) => totalSpent !== previous)
    .toSorted((one, other) => difference(other) - difference(one) || byKey(one, other))
    .slice(0, insightRows)
    .map(({ key, totalSpent, previous }) => ({ costCenter: key, name: nameOf(key), totalSpent, previous }))
}

const difference = ({ totalSpent, previous }: { totalSpent: number; previous: number }) =>
  Math.abs(totalSpent - previous)

type Compliance = Insights['compliance']

/** How the bookings that were compared with the travel policy kept it, of their counts by reason and cost center. */
function complianceOf(
  counts: { reasons: readonly PartRow[]; costCenters: readonly PartRow[] },
  nameOf: (costCenter: string | null) => string,
): Compliance {
  const sum = (name: 'compared' | 'outside') => counts.costCenters.reduce((total, row) => total + row[name], 0)
  const [reasons, centers] = [mostOutside(counts.reasons), mostOutside(counts.costCenters).slice(0, insightRows)]
  return {
    compared: sum('compared'),
    respected: sum('compared') - sum('outside'),
    reasons: reasons.map(({ key, outside }) => ({ reason: key, bookings: outside })),
    costCenters: centers.map(({ key, compared, outside }) => ({
      costCenter: key,
      name: nameOf(key),
      compared,
      outside,
    })),
  }
}

const mostOutside = (rows: readonly PartRow[]) =>
  rows.filter(({ outside }) => outside > 0).toSorted((one, other) => other.outside - one.outside || byKey(one, other))

/** Orders rows by key; the row without one comes last. */
const byKey = (one: Pick<PartRow, 'key'>, other: Pick<PartRow, 'key'>): number =>
  one.key === other.key ? 0 : other.key === null || (one.key !== null && one.key < other.key) ? -1 : 1

import { kpis, spendingCategories, type Kpi, type ScoreSummary } from '#contract/reports/scores.ts'
import { toHundredths } from '#contract/payment/hundredths.ts'
import { limits } from '#contract/fields/limits.ts'
import { isMoney, sumNames, type Sums } from '#server/domains/bookingRecords/sums.ts'
import type { Database } from '#server/db/client.ts'
import type { BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import { readSums, type CurrencySums } from './readSums.ts'

const percent = (part: number, whole: number) => (whole > 0 ? toHundredths((part / whole) * 100) : 0)

/** The score summary (§3) of sums; scores have two decimals and are withheld for too few rated bookings. */
function summaryOf(sums: Sums): ScoreSummary {
  const isSuppressed = sums.count - sums.cancelledCount < limits.ratedBookings
  const average = (kpi: Kpi) => {
    const rated = sums[`${kpi}Count`]
    return isSuppressed || rated === 0 ? null : toHundredths(sums[`${kpi}Sum`] / rated)
  }
  const averages = Object.fromEntries(kpis.map((kpi) => [kpi, average(kpi)])) as Record<Kpi, number | null>
  return {
    avgOverallScore: meanOf(Object.values(averages)),
    avgAdvancedPurchaseScore: averages.advancedPurchase,
    avgHotelAttachmentScore: averages.hotelAttachment,
    avgLowestFareAcceptanceScore: averages.lowestFareAcceptance,
    avgOnlineAdoptionScore: averages.onlineAdoption,
    totalSpent: toHundredths(sums.totalSpent),
    missedSavings: toHundredths(sums.missedSavings),
    missedSavingsTotalSpendPercentage: percent(sums.missedSavings, sums.totalSpent),
    savings: toHundredths(sums.savings),
    savingsPercentage: percent(sums.savings, sums.referenceTotal),
    referenced: {
      count: sums.referencedCount,
      paid: toHundredths(sums.referenceTotal - sums.savings),
      total: toHundredths(sums.referenceTotal),
    },
    potentialSavings: toHundredths(sums.savings + sums.missedSavings),
    spending: spendingOf(sums),
    count: sums.count,
    cancelledCount: sums.cancelledCount,
    isSuppressed,
    applicable: Object.fromEntries(kpis.map((kpi) => [kpi, sums[`${kpi}Count`]])) as Record<Kpi, number>,
    group: null,
    costCenter: null,
    travellerEmail: null,
    ranking: null,
    name: '',
    otherCurrencies: [],
  }
}

/** The mean of the scores that there are; null without one. */
export function meanOf(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  return known.length === 0 ? null : toHundredths(known.reduce((total, score) => total + score, 0) / known.length)
}

const spendingOf = (sums: Sums) =>
  spendingCategories
    .map((category) => ({ category, amount: toHundredths(sums[`${category}Amount`]) }))
    .filter(({ amount }) => amount !== 0)

/** Several sums together: counts, nights and scores of all, amounts of those in one currency. */
export function addUp(rows: readonly CurrencySums[], currency: string): Sums {
  const total = (name: keyof Sums) =>
    rows.reduce((sum, row) => (isMoney(name) && row.currency !== currency ? sum : sum + row[name]), 0)
  return Object.fromEntries(sumNames.map((name) => [name, total(name)])) as Sums
}

/** The score summary of some sums, its amounts in a currency. */
export const summaryIn = (currency: string, rows: readonly CurrencySums[]): ScoreSummary =>
  summaryOf(addUp(rows, currency))

/** Bookings in other currencies than that of the report, by currency. */
export const otherCurrencies = (rows: readonly CurrencySums[], currency: string): ScoreSummary['otherCurrencies'] =>
  [...Map.groupBy(rows, (row) => row.currency)]
    .filter(([own]) => own !== currency)
    .map(([own, of]) => {
      const { count, totalSpent } = addUp(of, own)
      return { currency: own, count, totalSpent: toHundredths(totalSpent) }
    })
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))

/** The score summary of all bookings of a scope. */
export async function totalsOf(scope: BookingScope, currency: string, db: Database): Promise<ScoreSummary> {
  return totalsIn(currency, await readSums(scope, undefined, db))
}

/** The score summary of the sums of a scope, with the other currencies of its bookings. */
export const totalsIn = (currency: string, sums: readonly CurrencySums[]): ScoreSummary => ({
  ...summaryIn(currency, sums),
  otherCurrencies: otherCurrencies(sums, currency),
})

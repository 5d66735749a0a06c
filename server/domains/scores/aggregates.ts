import { sql, type SQL } from 'drizzle-orm'
import { kpis, spendingCategories, type Kpi, type ScoreSummary, type SpendingCategory } from '#contract/scores.ts'
import { limits } from '#contract/limits.ts'
import { bookingRecords } from '#server/db/schema/scores.ts'
import { amountColumns } from './filter.ts'
import { kpiScores, missedSavings, ratedCondition, referenceTotal, savings, totalSpent } from './scores.rules.ts'

const records = bookingRecords

const numberOf = (aggregate: SQL) => sql<number>`${aggregate}`.mapWith(Number)
const sumIn = (currency: string, amount: SQL) =>
  numberOf(sql`coalesce(sum(${amount}) filter (where ${records.currency} = ${currency}), 0)`)

/** Sums and counts of bookings, as columns of a query. Amounts are of the bookings in one currency. */
export const aggregatesIn = (currency: string) => ({
  count: numberOf(sql`count(*)`),
  cancelledCount: numberOf(sql`count(*) filter (where not ${ratedCondition})`),
  ...(Object.fromEntries(
    kpis.flatMap((kpi) => [
      [`${kpi}Sum`, numberOf(sql`coalesce(sum(${kpiScores[kpi]}), 0)`)],
      [`${kpi}Count`, numberOf(sql`count(${kpiScores[kpi]})`)],
    ]),
  ) as Record<`${Kpi}Sum` | `${Kpi}Count`, SQL<number>>),
  totalSpent: sumIn(currency, totalSpent),
  missedSavings: sumIn(currency, missedSavings),
  savings: sumIn(currency, savings),
  referenceTotal: sumIn(currency, referenceTotal),
  ...(Object.fromEntries(
    spendingCategories.map((category) => [`${category}Amount`, sumIn(currency, sql`${amountColumns[category]}`)]),
  ) as Record<`${SpendingCategory}Amount`, SQL<number>>),
})

type Aggregated<Columns> = { [Key in keyof Columns]: number }
export type Aggregates = Aggregated<ReturnType<typeof aggregatesIn>>

const cents = (amount: number) => Math.round(amount * 100) / 100
const percent = (part: number, whole: number) => (whole > 0 ? cents((part / whole) * 100) : 0)

/** The score summary (§3) of sums; scores have two decimals and are withheld for too few rated bookings. */
export function summaryOf(sums: Aggregates): ScoreSummary {
  const isSuppressed = sums.count - sums.cancelledCount < limits.ratedBookings
  const average = (kpi: Kpi) => {
    const rated = sums[`${kpi}Count`]
    return isSuppressed || rated === 0 ? null : cents(sums[`${kpi}Sum`] / rated)
  }
  const averages = Object.fromEntries(kpis.map((kpi) => [kpi, average(kpi)])) as Record<Kpi, number | null>
  return {
    avgOverallScore: meanOf(Object.values(averages)),
    avgAdvancedPurchaseScore: averages.advancedPurchase,
    avgHotelAttachmentScore: averages.hotelAttachment,
    avgLowestFareAcceptanceScore: averages.lowestFareAcceptance,
    avgOnlineAdoptionScore: averages.onlineAdoption,
    totalSpent: cents(sums.totalSpent),
    missedSavings: cents(sums.missedSavings),
    missedSavingsTotalSpendPercentage: percent(sums.missedSavings, sums.totalSpent),
    savings: cents(sums.savings),
    savingsPercentage: percent(sums.savings, sums.referenceTotal),
    potentialSavings: cents(sums.savings + sums.missedSavings),
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
  return known.length === 0 ? null : cents(known.reduce((total, score) => total + score, 0) / known.length)
}

const spendingOf = (sums: Aggregates) =>
  spendingCategories
    .map((category) => ({ category, amount: cents(sums[`${category}Amount`]) }))
    .filter(({ amount }) => amount !== 0)

/** The sums of several rows together. */
export const addUp = (rows: readonly Aggregates[]): Aggregates =>
  rows.reduce<Aggregates>(
    (total, row) =>
      Object.fromEntries(
        Object.entries(total).map(([key, value]) => [key, value + row[key as keyof Aggregates]]),
      ) as Aggregates,
    zero,
  )

const zero = Object.fromEntries(Object.keys(aggregatesIn('')).map((key) => [key, 0])) as Aggregates

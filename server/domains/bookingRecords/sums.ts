import { sql, type SQL } from 'drizzle-orm'
import { kpis, spendingCategories, type Kpi, type SpendingCategory } from '#contract/reports/scores.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import {
  kpiScores,
  missedSavings,
  ratedCondition,
  referencedCondition,
  referenceTotal,
  savings,
  totalSpent,
} from './scores.rules.ts'

const records = bookingRecords

/** The column with the amount of each category. */
export const amountColumns = {
  flight: records.flightAmount,
  train: records.trainAmount,
  hotel: records.hotelAmount,
  car: records.carAmount,
  fee: records.feeAmount,
} as const satisfies Record<SpendingCategory, unknown>

/** Sums of amounts, which mean something in one currency only, and the count of the bookings behind some. */
type MoneySum =
  | 'totalSpent'
  | 'missedSavings'
  | 'savings'
  | 'referenceTotal'
  | 'referencedCount'
  | 'ratedPrice'
  | `${SpendingCategory}Amount`

type SumName = 'count' | 'cancelledCount' | 'nights' | `${Kpi}Sum` | `${Kpi}Count` | MoneySum

/** Counts and sums of some bookings. `nights` and `ratedPrice`, the price without fees, leave canceled ones out. */
export type Sums = Record<SumName, number>

export const numberOf = (aggregate: SQL) => sql<number>`${aggregate}`.mapWith(Number)

const total = (amount: SQL) => numberOf(sql`coalesce(sum(${amount}), 0)`)
const ratedTotal = (amount: SQL) => numberOf(sql`coalesce(sum(${amount}) filter (where ${ratedCondition}), 0)`)

const moneySums: Record<MoneySum, SQL<number>> = {
  totalSpent: total(totalSpent),
  missedSavings: total(missedSavings),
  savings: total(savings),
  referenceTotal: total(referenceTotal),
  referencedCount: numberOf(sql`count(*) filter (where ${referencedCondition})`),
  ratedPrice: ratedTotal(sql`${records.grossAmount}`),
  ...(Object.fromEntries(
    spendingCategories.map((category) => [`${category}Amount`, total(sql`${amountColumns[category]}`)]),
  ) as Record<`${SpendingCategory}Amount`, SQL<number>>),
}

/** The sums of booking records, as columns of a query over them. */
export const recordSums: Record<SumName, SQL<number>> = {
  count: numberOf(sql`count(*)`),
  cancelledCount: numberOf(sql`count(*) filter (where not ${ratedCondition})`),
  nights: ratedTotal(sql`${records.nights}`),
  ...(Object.fromEntries(
    kpis.flatMap((kpi) => [
      [`${kpi}Sum`, total(kpiScores[kpi])],
      [`${kpi}Count`, numberOf(sql`count(${kpiScores[kpi]})`)],
    ]),
  ) as Record<`${Kpi}Sum` | `${Kpi}Count`, SQL<number>>),
  ...moneySums,
}

export const sumNames = Object.keys(recordSums) as readonly SumName[]

/** Whether a sum is of amounts, or counts them. */
export const isMoney = (name: SumName): name is MoneySum => name in moneySums

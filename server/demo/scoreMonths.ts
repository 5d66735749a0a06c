import type { scoreMonths } from '#server/db/schema/scores.ts'
import type { LargeCompanyId } from './company/companies.ts'
import { monthFrom } from './data/days.ts'
import { cents } from './journeys/segments.ts'
import { createRandom, type Random } from './data/random.ts'

type ScoreRow = typeof scoreMonths.$inferInsert
type Figures = Omit<ScoreRow, 'companyId' | 'month'>

/**
 * The last twelve complete months of aurora add up to the sample figures of §9: spend 3,131,110.89, missed savings
 * 440,209.16, savings 142,026.00 of 701,362.96 that could have been saved (20.25 %), and score averages 8.55, 8.07,
 * 7.73 and 7.69 over 2,400 bookings (mean 8.01, shown as 8.0). Savings percentage = savings / potential savings.
 */
const lastYear: Record<LargeCompanyId, Figures> = {
  aurora: {
    count: 2400,
    totalSpent: 3_131_110.89,
    missedSavings: 440_209.16,
    savings: 142_026,
    potentialSavings: 701_362.96,
    advancedPurchase: 8.55 * 2400,
    hotelAttachment: 8.07 * 2400,
    lowestFare: 7.73 * 2400,
    onlineAdoption: 7.69 * 2400,
  },
  boreal: {
    count: 360,
    totalSpent: 688_412.4,
    missedSavings: 61_377.15,
    savings: 24_906.5,
    potentialSavings: 117_483.02,
    advancedPurchase: 7.12 * 360,
    hotelAttachment: 8.61 * 360,
    lowestFare: 8.24 * 360,
    onlineAdoption: 6.4 * 360,
  },
}

/** Share of the year's bookings in each month, January to December. */
const season = [7, 8, 10, 9, 10, 9, 5, 5, 10, 11, 9, 7]
const yearsBack = [1, 0.91, 0.78]
const randomSeed = 881

/** Totals of three years of complete months, and of the current month so far. */
export function scoreMonthRows(company: LargeCompanyId, now: Date): ScoreRow[] {
  const random = createRandom(randomSeed)
  const years = yearsBack.flatMap((factor, year) => {
    const months = Array.from({ length: 12 }, (_, at) => monthFrom(now, -12 * year - at - 1))
    return spread(scaled(lastYear[company], factor), months, random).map((row) => ({ ...row, companyId: company }))
  })
  const last = years[0] as ScoreRow
  return [...years, { ...scaled(last, now.getUTCDate() / 40), companyId: company, month: monthFrom(now, 0) }]
}

const kinds = ['totalSpent', 'missedSavings', 'savings', 'potentialSavings'] as const
const scores = ['advancedPurchase', 'hotelAttachment', 'lowestFare', 'onlineAdoption'] as const

/** Distributes a year's figures over its months by season; the last month takes the rounding difference. */
function spread(year: Figures, months: string[], random: Random): (Figures & { month: string })[] {
  const weights = months.map((month) => (season[Number(month.slice(5)) - 1] as number) * (random.int(90, 110) / 100))
  const columns = Object.fromEntries(
    [...kinds, ...scores].map((kind) => [kind, shares(year[kind], jittered(weights, random), cents)]),
  ) as Record<(typeof kinds)[number] | (typeof scores)[number], number[]>
  const counts = shares(year.count, weights, Math.round)
  for (const score of scores) columns[score] = shares(year[score], jittered(counts, random, 3), cents)
  return months.map((month, at) => {
    const row = Object.fromEntries([...kinds, ...scores].map((kind) => [kind, columns[kind][at]]))
    return { ...row, month, count: counts[at] } as Figures & { month: string }
  })
}

function shares(total: number, weights: number[], round: (amount: number) => number): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.slice(0, -1).map((weight) => round((total * weight) / all))
  return [...parts, cents(total - parts.reduce((sum, part) => sum + part, 0))]
}

const jittered = (weights: number[], random: Random, percent = 12) =>
  weights.map((weight) => (weight * (100 + random.int(-percent, percent))) / 100)

const scaled = (figures: Figures, factor: number): Figures => ({
  count: Math.max(1, Math.round(figures.count * factor)),
  totalSpent: cents(figures.totalSpent * factor),
  missedSavings: cents(figures.missedSavings * factor),
  savings: cents(figures.savings * factor),
  potentialSavings: cents(figures.potentialSavings * factor),
  advancedPurchase: cents(figures.advancedPurchase * factor),
  hotelAttachment: cents(figures.hotelAttachment * factor),
  lowestFare: cents(figures.lowestFare * factor),
  onlineAdoption: cents(figures.onlineAdoption * factor),
})

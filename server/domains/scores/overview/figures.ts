import type { MonthlySummary, ScoreSummary } from '#contract/scores.ts'
import type { scoreMonths } from '#server/db/schema/scores.ts'

export type MonthRow = typeof scoreMonths.$inferSelect

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Totals of several months (§3 score summary). Scores are averages per booking, percentages have two decimals. */
export function summarise(months: readonly MonthRow[]): ScoreSummary {
  const sum = (of: (month: MonthRow) => number) => months.reduce((total, month) => total + of(month), 0)
  const count = sum((month) => month.count)
  const average = (of: (month: MonthRow) => number) => (count > 0 ? cents(sum(of) / count) : null)
  const percent = (part: number, whole: number) => (whole > 0 ? cents((part / whole) * 100) : 0)
  const scores = {
    avgAdvancedPurchaseScore: average((month) => month.advancedPurchase),
    avgHotelAttachmentScore: average((month) => month.hotelAttachment),
    avgLowestFareAcceptanceScore: average((month) => month.lowestFare),
    avgOnlineAdoptionScore: average((month) => month.onlineAdoption),
  }
  const four = Object.values(scores).filter((score) => score !== null)
  const money = {
    totalSpent: cents(sum((month) => month.totalSpent)),
    missedSavings: cents(sum((month) => month.missedSavings)),
    potentialSavings: cents(sum((month) => month.potentialSavings)),
    savings: cents(sum((month) => month.savings)),
  }
  return {
    ...scores,
    avgOverallScore: four.length > 0 ? cents(four.reduce((total, score) => total + score, 0) / four.length) : null,
    ...money,
    missedSavingsTotalSpendPercentage: percent(money.missedSavings, money.totalSpent),
    savingsPercentage: percent(money.savings, money.potentialSavings),
    count,
  }
}

/** The chart's months, oldest first. */
export const trend = (months: readonly MonthRow[]): MonthlySummary[] =>
  months.map(({ month, totalSpent, missedSavings }) => ({ month, totalSpent, missedSavings }))

export interface TravelerPlace {
  profileId: string
  city: string
  countryCode: string
}

/** The number of different people in each city, the highest first, then by name. */
export function byCity(people: readonly TravelerPlace[]) {
  const cities = Map.groupBy(people, ({ city, countryCode }) => `${countryCode} ${city}`)
  return [...cities.values()]
    .map((there) => ({
      city: there[0]!.city,
      countryCode: there[0]!.countryCode,
      travellers: new Set(there.map(({ profileId }) => profileId)).size,
    }))
    .toSorted((one, other) => other.travellers - one.travellers || one.city.localeCompare(other.city))
}

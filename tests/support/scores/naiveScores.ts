import { type Kpi, kpis, type ScoreSummary, spendingCategories } from '#contract/reports/scores.ts'
import type { bookingRecords } from '#server/db/schema/reports/scores.ts'

/** The formulas of the scores as the trade writes them, computed booking by booking, without the server's code. */

export type NaiveRecord = typeof bookingRecords.$inferSelect

const steps = {
  domestic: [
    [14, 10],
    [7, 7],
    [3, 4],
    [0, 1],
  ],
  international: [
    [21, 10],
    [14, 8],
    [7, 5],
    [3, 3],
    [0, 1],
  ],
} as const

const isRated = ({ status }: NaiveRecord) => status === 'confirmed'

/** A night away by air or rail, and not with a group, whose stays the organizer books. */
const isOvernightJourney = (record: NaiveRecord) =>
  isRated(record) &&
  record.nights > 0 &&
  !record.isGroupEvent &&
  [record.flightAmount, record.trainAmount].some((amount) => amount > 0)

export const naiveScores = (record: NaiveRecord) => ({
  advancedPurchase: isRated(record)
    ? steps[record.travelType].find(([days]) => record.daysInAdvance >= days)![1]
    : null,
  hotelAttachment: isOvernightJourney(record) ? (record.hotelNights > 0 ? 10 : 0) : null,
  lowestFareAcceptance:
    isRated(record) && record.lowFare !== null && record.grossAmount > 0
      ? record.grossAmount <= record.lowFare
        ? 10
        : (10 * record.lowFare) / record.grossAmount
      : null,
  onlineAdoption:
    isRated(record) && record.isEligible ? { online: 10, assisted: 5, agent: 0 }[record.bookingType] : null,
})

const round = (amount: number) => Math.round(Number((amount * 100).toFixed(6))) / 100
const sumOf = (records: readonly NaiveRecord[], amount: (record: NaiveRecord) => number) =>
  records.reduce((total, record) => total + Math.round(amount(record) * 100), 0) / 100

const spentOn = (record: NaiveRecord) => record.grossAmount + record.feeAmount - record.refunded
const missedOf = (record: NaiveRecord) =>
  isRated(record) && record.lowFare !== null ? Math.max(0, record.grossAmount - record.lowFare) : 0

/** The figures of a summary that a test compares. */
export type NaiveSummary = Pick<
  ScoreSummary,
  | 'avgOverallScore'
  | 'avgAdvancedPurchaseScore'
  | 'avgHotelAttachmentScore'
  | 'avgLowestFareAcceptanceScore'
  | 'avgOnlineAdoptionScore'
  | 'totalSpent'
  | 'missedSavings'
  | 'missedSavingsTotalSpendPercentage'
  | 'savings'
  | 'savingsPercentage'
  | 'referenced'
  | 'potentialSavings'
  | 'spending'
  | 'applicable'
  | 'count'
  | 'cancelledCount'
>

/** The summary of bookings, money in one currency. */
export function naiveSummary(records: readonly NaiveRecord[], currency: string): NaiveSummary {
  const inCurrency = records.filter((record) => record.currency === currency)
  const isSuppressed = records.filter(isRated).length < 5
  const scoresOf = (kpi: Kpi) =>
    records.map((record): number | null => naiveScores(record)[kpi]).filter((score) => score !== null)
  const average = (kpi: Kpi) => {
    const known = scoresOf(kpi)
    if (isSuppressed || known.length === 0) return null
    return round(known.reduce((total, score) => total + score, 0) / known.length)
  }
  const four = {
    avgAdvancedPurchaseScore: average('advancedPurchase'),
    avgHotelAttachmentScore: average('hotelAttachment'),
    avgLowestFareAcceptanceScore: average('lowestFareAcceptance'),
    avgOnlineAdoptionScore: average('onlineAdoption'),
  }
  const known = Object.values(four).filter((score) => score !== null)
  const referenced = inCurrency.filter((record) => isRated(record) && record.referenceFare !== null)
  const reference = sumOf(referenced, ({ referenceFare }) => referenceFare!)
  const savings = sumOf(referenced, ({ referenceFare, grossAmount }) => referenceFare! - grossAmount)
  const [totalSpent, missedSavings] = [sumOf(inCurrency, spentOn), sumOf(inCurrency, missedOf)]
  return {
    ...four,
    avgOverallScore: known.length === 0 ? null : round(known.reduce((sum, score) => sum + score, 0) / known.length),
    totalSpent,
    missedSavings,
    missedSavingsTotalSpendPercentage: totalSpent > 0 ? round((missedSavings / totalSpent) * 100) : 0,
    savings,
    savingsPercentage: reference > 0 ? round((savings / reference) * 100) : 0,
    potentialSavings: round(savings + missedSavings),
    spending: spendingCategories
      .map((category) => ({ category, amount: sumOf(inCurrency, (record) => record[`${category}Amount`]) }))
      .filter(({ amount }) => amount !== 0),
    applicable: Object.fromEntries(kpis.map((kpi) => [kpi, scoresOf(kpi).length])) as Record<Kpi, number>,
    referenced: {
      count: referenced.length,
      paid: sumOf(referenced, ({ grossAmount }) => grossAmount),
      total: reference,
    },
    count: records.length,
    cancelledCount: records.filter((record) => !isRated(record)).length,
  }
}

/** The figures of the totals of insights besides those of a summary. */
export function naiveTotals(records: readonly NaiveRecord[], currency: string) {
  const travelling = records.filter(isRated)
  const priced = travelling.filter((record) => record.currency === currency)
  return {
    travellers: new Set(records.map(({ profileId }) => profileId)).size,
    nights: travelling.reduce((sum, { nights }) => sum + nights, 0),
    averagePrice: priced.length === 0 ? null : round(sumOf(priced, ({ grossAmount }) => grossAmount) / priced.length),
  }
}

/** The ten places with most bookings that are not canceled, with the spending there in one currency. */
export function naiveDestinations(records: readonly NaiveRecord[], currency: string) {
  const byPlace = Map.groupBy(records.filter(isRated), ({ destinationCode }) => destinationCode)
  return [...byPlace]
    .map(([code, there]) => ({
      code,
      bookings: there.length,
      totalSpent: sumOf(
        there.filter((record) => record.currency === currency),
        spentOn,
      ),
    }))
    .toSorted((one, other) => other.bookings - one.bookings || (one.code < other.code ? -1 : 1))
    .slice(0, 10)
}

/** The compared figures of an answered summary. */
export const comparedOf = (summary: ScoreSummary): NaiveSummary => ({
  avgOverallScore: summary.avgOverallScore,
  avgAdvancedPurchaseScore: summary.avgAdvancedPurchaseScore,
  avgHotelAttachmentScore: summary.avgHotelAttachmentScore,
  avgLowestFareAcceptanceScore: summary.avgLowestFareAcceptanceScore,
  avgOnlineAdoptionScore: summary.avgOnlineAdoptionScore,
  totalSpent: summary.totalSpent,
  missedSavings: summary.missedSavings,
  missedSavingsTotalSpendPercentage: summary.missedSavingsTotalSpendPercentage,
  savings: summary.savings,
  savingsPercentage: summary.savingsPercentage,
  referenced: summary.referenced,
  potentialSavings: summary.potentialSavings,
  spending: summary.spending,
  applicable: summary.applicable,
  count: summary.count,
  cancelledCount: summary.cancelledCount,
})

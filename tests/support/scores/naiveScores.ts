import type { ScoreSummary } from '#contract/scores.ts'
import type { bookingRecords } from '#server/db/schema/scores.ts'

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

const round = (amount: number) => Math.round((amount + Number.EPSILON) * 100) / 100
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
  | 'savings'
  | 'savingsPercentage'
  | 'referenced'
  | 'count'
  | 'cancelledCount'
>

/** The summary of bookings, money in one currency. */
export function naiveSummary(records: readonly NaiveRecord[], currency: string): NaiveSummary {
  const inCurrency = records.filter((record) => record.currency === currency)
  const isSuppressed = records.filter(isRated).length < 5
  const average = (kpi: keyof ReturnType<typeof naiveScores>) => {
    const known = records.map((record) => naiveScores(record)[kpi]).filter((score) => score !== null)
    if (isSuppressed || known.length === 0) return null
    return round(known.reduce((total: number, score) => total + score, 0) / known.length)
  }
  const four = {
    avgAdvancedPurchaseScore: average('advancedPurchase'),
    avgHotelAttachmentScore: average('hotelAttachment'),
    avgLowestFareAcceptanceScore: average('lowestFareAcceptance'),
    avgOnlineAdoptionScore: average('onlineAdoption'),
  }
  const known = Object.values(four).filter((score) => score !== null)
  return {
    ...four,
    avgOverallScore: known.length === 0 ? null : round(known.reduce((sum, score) => sum + score, 0) / known.length),
    totalSpent: sumOf(inCurrency, spentOn),
    missedSavings: sumOf(inCurrency, missedOf),
    savings: sumOf(inCurrency, (record) =>
      isRated(record) && record.referenceFare !== null ? record.referenceFare - record.grossAmount : 0,
    ),
    ...naiveReferences(inCurrency),
    count: records.length,
    cancelledCount: records.filter((record) => !isRated(record)).length,
  }
}

/** The bookings with a reference price, what was paid for them, and the share that was saved. */
function naiveReferences(records: readonly NaiveRecord[]) {
  const own = records.filter((record) => isRated(record) && record.referenceFare !== null)
  const [paid, total] = [sumOf(own, ({ grossAmount }) => grossAmount), sumOf(own, (record) => record.referenceFare!)]
  return {
    savingsPercentage: total === 0 ? 0 : round(((total - paid) / total) * 100),
    referenced: { count: own.length, paid, total },
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
  savings: summary.savings,
  savingsPercentage: summary.savingsPercentage,
  referenced: summary.referenced,
  count: summary.count,
  cancelledCount: summary.cancelledCount,
})

import { sql, type SQL } from 'drizzle-orm'
import type { BookingType, Kpi, ScoreFormulas, TravelType } from '#contract/reports/scores.ts'
import { limits } from '#contract/fields/limits.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'

/**
 * The formulas of the scores, 0–10 (§3, §7 Reporting). The database computes with the SQL below, the endpoint of
 * formulas publishes the same numbers, and nothing else knows them.
 */

/** The best score. */
export const bestScore = 10

/** Days between booking and departure, and the score from that many days on; the longest time first. */
export const advancePurchaseBands: Readonly<Record<TravelType, readonly { days: number; score: number }[]>> = {
  domestic: [
    { days: 14, score: 10 },
    { days: 7, score: 7 },
    { days: 3, score: 4 },
    { days: 0, score: 1 },
  ],
  international: [
    { days: 21, score: 10 },
    { days: 14, score: 8 },
    { days: 7, score: 5 },
    { days: 3, score: 3 },
    { days: 0, score: 1 },
  ],
}

/** The score of each way to book, over the bookings that the booking tool could have made. */
export const onlineScores: Readonly<Record<BookingType, number>> = { online: 10, assisted: 5, agent: 0 }

const records = bookingRecords

/** Canceled bookings are in no score. */
export const ratedCondition: SQL = sql`${records.status} = 'confirmed'`

/**
 * An overnight trip by air or rail, as the trade counts them. A booking of only a stay or a car is no such trip, and of a
 * group event the organizer arranges the stays.
 */
const needsStayCondition = sql`${records.nights} > 0 and not ${records.isGroupEvent}
  and ${records.flightAmount} + ${records.trainAmount} > 0`

/** The lowest fare is known, and the price can be compared with it. */
const comparableCondition = sql`${records.lowFare} is not null and ${records.grossAmount} > 0`

const bandsInSql = (travelType: TravelType) => {
  const steps = advancePurchaseBands[travelType].map(
    ({ days, score }) => sql` when ${records.daysInAdvance} >= ${sql.raw(String(days))} then ${sql.raw(String(score))}`,
  )
  return sql`case${sql.join(steps)} else 0 end`
}

const onlineInSql = sql.join(
  Object.entries(onlineScores).map(
    ([type, score]) => sql` when ${sql.raw(`'${type}'`)} then ${sql.raw(String(score))}`,
  ),
)

/** The score of a booking for each indicator; null where it does not apply, and for a canceled booking. */
export const kpiScores: Readonly<Record<Kpi, SQL>> = {
  advancedPurchase: sql`case when ${ratedCondition} then
    case when ${records.travelType} = 'domestic' then ${bandsInSql('domestic')} else ${bandsInSql('international')} end
  end`,
  hotelAttachment: sql`case when ${ratedCondition} and ${needsStayCondition} then
    case when ${records.hotelNights} > 0 then ${sql.raw(String(bestScore))} else 0 end
  end`,
  lowestFareAcceptance: sql`case when ${ratedCondition} and ${comparableCondition} then
    case when ${records.grossAmount} <= ${records.lowFare} then ${sql.raw(String(bestScore))}
    else ${sql.raw(String(bestScore))} * ${records.lowFare} / ${records.grossAmount} end
  end`,
  onlineAdoption: sql`case when ${ratedCondition} and ${records.isEligible} then
    case ${records.bookingType}${onlineInSql} end
  end`,
}

/** Paid above the lowest fare, of bookings that travel and have a known lowest fare. */
export const missedSavings: SQL = sql`case when ${ratedCondition} and ${comparableCondition}
  then greatest(${records.grossAmount} - ${records.lowFare}, 0) else 0 end`

/** Paid, with fees, less what came back. */
export const totalSpent: SQL = sql`(${records.grossAmount} + ${records.feeAmount} - ${records.refunded})`

/** The booking travels, and its reference price is known. */
export const referencedCondition = sql`${ratedCondition} and ${records.referenceFare} is not null`

/** Saved against the reference price, of bookings that travel and have one. */
export const savings: SQL = sql`case when ${referencedCondition} then ${records.referenceFare} - ${records.grossAmount} else 0 end`

export const referenceTotal: SQL = sql`case when ${referencedCondition} then ${records.referenceFare} else 0 end`

/** The numbers of the formulas, for the endpoint that publishes them. */
export const publishedNumbers: Omit<ScoreFormulas, 'formulas'> = {
  advancePurchase: {
    domestic: [...advancePurchaseBands.domestic],
    international: [...advancePurchaseBands.international],
  },
  online: onlineScores,
  ratedBookings: limits.ratedBookings,
}

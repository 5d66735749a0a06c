import { toHundredths } from '#contract/payment/hundredths.ts'
import { type Kpi, type KpiBreakdown, kpis, type ScoreFormulas } from '#contract/reports/scores.ts'
import { best, type Scores } from '@/domains/scores/summary/change.rules'

/** The score of a booking for an indicator; null where it does not apply. */
export const scoreOf = (booking: KpiBreakdown, kpi: Kpi): number | null =>
  ({
    advancedPurchase: booking.advancedPurchaseScore,
    hotelAttachment: booking.hotelAttachmentScore,
    lowestFareAcceptance: booking.lowestFareAcceptanceScore,
    onlineAdoption: booking.onlineAdoptionScore,
  })[kpi]

/** The scores of a booking by the names of a summary. */
export const scoresOf = (booking: KpiBreakdown): Scores => ({
  avgOverallScore: booking.overallScore,
  avgAdvancedPurchaseScore: booking.advancedPurchaseScore,
  avgHotelAttachmentScore: booking.hotelAttachmentScore,
  avgLowestFareAcceptanceScore: booking.lowestFareAcceptanceScore,
  avgOnlineAdoptionScore: booking.onlineAdoptionScore,
})

/** Why an indicator does not rate a booking. */
export type NotRated = 'cancelled' | 'dayTrip' | 'noJourney' | 'groupEvent' | 'noLowFare' | 'needsAgent' | 'unknown'

/** The reason for which an indicator does not apply to a booking; undefined where it does. */
export function notRatedReason(booking: KpiBreakdown, kpi: Kpi): NotRated | undefined {
  if (scoreOf(booking, kpi) !== null) return undefined
  if (booking.isCancelled) return 'cancelled'
  const reasons: Record<Kpi, NotRated> = {
    advancedPurchase: 'unknown',
    hotelAttachment: noHotelReason(booking),
    lowestFareAcceptance: booking.lowFare === null ? 'noLowFare' : 'unknown',
    onlineAdoption: 'needsAgent',
  }
  return reasons[kpi]
}

function noHotelReason({ isGroupEvent, daysAway, spending }: KpiBreakdown): NotRated {
  if (isGroupEvent) return 'groupEvent'
  if (daysAway <= 1) return 'dayTrip'
  const hasJourney = spending.some(({ category }) => category === 'flight' || category === 'train')
  return spending.length > 0 && !hasJourney ? 'noJourney' : 'unknown'
}

/** The points, of ten, that an indicator costs a booking; zero where it does not apply. */
export const lostPoints = (booking: KpiBreakdown, kpi: Kpi): number =>
  toHundredths(best - (scoreOf(booking, kpi) ?? best))

type Bands = ScoreFormulas['advancePurchase']['domestic']

/** The score of booking a number of days before departure, by the published steps. */
export const scoreOfDays = (bands: Bands, days: number): number => bands.find((band) => days >= band.days)?.score ?? 0

/** The next better step above a number of days; undefined at the best. */
export const nextStep = (bands: Bands, days: number) =>
  bands.filter((band) => band.days > days).toSorted((one, other) => one.days - other.days)[0]

/** The overall score of a booking with another score for advance purchase: the mean of the scores that there are. */
export function overallWith(booking: KpiBreakdown, advancedPurchase: number): number {
  const scores = kpis
    .map((kpi) => (kpi === 'advancedPurchase' ? advancedPurchase : scoreOf(booking, kpi)))
    .filter((score) => score !== null)
  return scores.reduce((total, score) => total + score, 0) / scores.length
}

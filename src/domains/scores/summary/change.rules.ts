import { type Kpi, kpis, type ScoreSummary } from '#contract/scores.ts'
import { percentChange } from '@/domains/scores/scores.rules'

/** The averages of a summary, by indicator. */
export const averageOf = {
  advancedPurchase: 'avgAdvancedPurchaseScore',
  hotelAttachment: 'avgHotelAttachmentScore',
  lowestFareAcceptance: 'avgLowestFareAcceptanceScore',
  onlineAdoption: 'avgOnlineAdoptionScore',
} as const satisfies Record<Kpi, keyof ScoreSummary>

/** The best score. */
export const best = 10

type Figure = 'avgOverallScore' | (typeof averageOf)[Kpi] | 'totalSpent' | 'missedSavings' | 'savings'

/** A figure against the equal period before. `percent` is null where the figure was zero. */
export interface Change {
  difference: number
  percent: number | null
}

/**
 * The change of a figure since the equal period before: `new` where that period has no bookings, and undefined where
 * either has no score.
 */
export function changeOf(
  now: ScoreSummary,
  before: ScoreSummary | undefined,
  figure: Figure,
): Change | 'new' | undefined {
  const value = now[figure]
  if (before === undefined || value === null) return undefined
  if (before.count === 0) return value === 0 ? undefined : 'new'
  const earlier = before[figure]
  if (earlier === null) return undefined
  const difference = Math.round((value - earlier) * 100) / 100
  return { difference, percent: percentChange(value, earlier) }
}

/** Bookings that an indicator does not rate, canceled ones left out; undefined where the server does not count them. */
export const notApplicable = ({ count, cancelledCount, applicable }: ScoreSummary, kpi: Kpi): number | undefined =>
  applicable?.[kpi] === undefined ? undefined : Math.max(0, count - cancelledCount - applicable[kpi])

/** The indicator that loses the most points; undefined where none loses any, or scores are withheld. */
export function mostLost(summary: ScoreSummary): { kpi: Kpi; lost: number } | undefined {
  const losses = kpis.flatMap((kpi) => {
    const average = summary[averageOf[kpi]]
    return average === null || average >= best ? [] : [{ kpi, lost: best - average }]
  })
  return losses.toSorted((one, other) => other.lost - one.lost)[0]
}

import { toHundredths } from '#contract/payment/hundredths.ts'
import { type Kpi, kpis, type ScoreSummary } from '#contract/reports/scores.ts'
import { percentChange } from '@/domains/scores/scores.rules'
import type { TrendProps } from '@/ui/display/Trend'

/** The averages of a summary, by indicator. */
export const averageOf = {
  advancedPurchase: 'avgAdvancedPurchaseScore',
  hotelAttachment: 'avgHotelAttachmentScore',
  lowestFareAcceptance: 'avgLowestFareAcceptanceScore',
  onlineAdoption: 'avgOnlineAdoptionScore',
} as const satisfies Record<Kpi, keyof ScoreSummary>

/** The overall score and those of the indicators, of several bookings or of one. */
export type Scores = Pick<ScoreSummary, 'avgOverallScore' | (typeof averageOf)[Kpi]>

/** The best score. */
export const best = 10

type Figure = keyof Scores | 'totalSpent' | 'missedSavings' | 'savings'

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
  const difference = toHundredths(value - earlier)
  return { difference, percent: percentChange(value, earlier) }
}

/** A difference and its words as a `Trend`; `better` is the direction that is good, none for a mere fact. */
export function trendOf(difference: number, label: string, better?: 'up' | 'down'): TrendProps {
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'flat'
  if (better === undefined || direction === 'flat') return { direction, label }
  return { direction, tone: direction === better ? 'good' : 'bad', label }
}

/** Bookings that an indicator does not rate, canceled ones left out; undefined where the server does not count them. */
export const notApplicable = ({ count, cancelledCount, applicable }: ScoreSummary, kpi: Kpi): number | undefined =>
  applicable?.[kpi] === undefined ? undefined : Math.max(0, count - cancelledCount - applicable[kpi])

/** The indicator with the best average; undefined where no other has less. */
export function mostGained(summary: ScoreSummary): { kpi: Kpi; average: number } | undefined {
  const rated = kpis.flatMap((kpi) => {
    const average = summary[averageOf[kpi]]
    return average === null ? [] : [{ kpi, average }]
  })
  const [first, ...others] = rated.toSorted((one, other) => other.average - one.average)
  return first && others.some(({ average }) => average < first.average) ? first : undefined
}

/** The indicator that loses the most points; undefined where none loses any, or scores are withheld. */
export function mostLost(summary: ScoreSummary): { kpi: Kpi; lost: number } | undefined {
  const losses = kpis.flatMap((kpi) => {
    const average = summary[averageOf[kpi]]
    return average === null || average >= best ? [] : [{ kpi, lost: best - average }]
  })
  return losses.toSorted((one, other) => other.lost - one.lost)[0]
}

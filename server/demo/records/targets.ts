import type { Kpi } from '#contract/reports/scores.ts'
import type { LargeCompanyId } from '#server/demo/company/companies.ts'

/** The figures that the bookings of twelve months add up to. */
export interface YearFigures {
  /** Bookings, about. */
  count: number
  totalSpent: number
  missedSavings: number
  savings: number
  /** `savings` as a share of the reference prices, in percent. */
  savingsPercentage: number
  /** Averages, 0–10. */
  scores: Record<Kpi, number>
}

/**
 * The last twelve complete months of aurora are the sample figures of §9: spend 3,131,110.89, missed savings 440,209.16,
 * savings 142,026 (20.25 %), and scores of 8.55, 8.07, 7.73 and 7.69, whose mean is 8.0.
 */
export const lastYear: Record<LargeCompanyId, YearFigures> = {
  aurora: {
    count: 560,
    totalSpent: 3_131_110.89,
    missedSavings: 440_209.16,
    savings: 142_026,
    savingsPercentage: 20.25,
    scores: { advancedPurchase: 8.55, hotelAttachment: 8.07, lowestFareAcceptance: 7.73, onlineAdoption: 7.69 },
  },
  boreal: {
    count: 150,
    totalSpent: 688_412.4,
    missedSavings: 91_377.15,
    savings: 24_906.5,
    savingsPercentage: 21.2,
    scores: { advancedPurchase: 7.12, hotelAttachment: 8.61, lowestFareAcceptance: 8.24, onlineAdoption: 6.4 },
  },
}

/** The year before had a little less travel, and booked it a little worse. */
export const yearBefore = (figures: YearFigures): YearFigures => ({
  count: Math.round(figures.count * 0.91),
  totalSpent: Math.round(figures.totalSpent * 0.912),
  missedSavings: Math.round(figures.missedSavings * 1.05),
  savings: Math.round(figures.savings * 0.86),
  savingsPercentage: figures.savingsPercentage - 1,
  scores: {
    advancedPurchase: figures.scores.advancedPurchase - 0.35,
    hotelAttachment: figures.scores.hotelAttachment - 0.42,
    lowestFareAcceptance: figures.scores.lowestFareAcceptance - 0.2,
    onlineAdoption: figures.scores.onlineAdoption - 0.65,
  },
})

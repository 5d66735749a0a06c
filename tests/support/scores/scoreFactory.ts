import type { CompanyOverview, MonthlySummary } from '#contract/scores.ts'
import type { TravelSummary } from '#contract/trips.ts'

const months = (year: number, count: number): MonthlySummary[] =>
  Array.from({ length: count }, (_, index) => ({
    month: `${year}-${String(index + 1).padStart(2, '0')}`,
    totalSpent: 200_000 + index * 1_000,
    missedSavings: 30_000 + index * 100,
  }))

/** The sample figures of §9. */
export const makeOverview = (changed: Partial<CompanyOverview> = {}): CompanyOverview => ({
  asOf: '2026-05-10T12:00:00Z',
  currency: 'USD',
  usersTravelling: 15,
  upcomingTrips: 10,
  newUsers: 45,
  travellingNow: [{ city: 'Vancouver', countryCode: 'CA', travellers: 3 }],
  travellingSoon: [{ city: 'London', countryCode: 'GB', travellers: 1 }],
  summary: {
    avgOverallScore: 8.01,
    avgAdvancedPurchaseScore: 8.55,
    avgHotelAttachmentScore: 8.07,
    avgLowestFareAcceptanceScore: 7.73,
    avgOnlineAdoptionScore: 7.69,
    totalSpent: 3_131_110.89,
    missedSavings: 440_209.16,
    missedSavingsTotalSpendPercentage: 14.06,
    potentialSavings: 701_363,
    savings: 142_026,
    savingsPercentage: 20.25,
    count: 2400,
  },
  months: [...months(2025, 12), ...months(2026, 4)],
  ...changed,
})

export const makeTravelSummary = (changed: Partial<TravelSummary> = {}): TravelSummary => ({
  upcoming: 1,
  trips: 4,
  nights: 11,
  cities: 3,
  countries: 2,
  ...changed,
})

import type { CompanyOverview, MonthlySummary, ScoreSummary } from '#contract/reports/scores.ts'
import type { TravelSummary } from '#contract/trips/trips.ts'

const months = (year: number, count: number): MonthlySummary[] =>
  Array.from({ length: count }, (_, index) => ({
    month: `${year}-${String(index + 1).padStart(2, '0')}`,
    totalSpent: 200_000 + index * 1_000,
    missedSavings: 30_000 + index * 100,
    count: 40,
    avgOverallScore: 8,
  }))

/** The sample figures of §9. */
export const makeScoreSummary = (changed: Partial<ScoreSummary> = {}): ScoreSummary => ({
  avgOverallScore: 8.01,
  avgAdvancedPurchaseScore: 8.55,
  avgHotelAttachmentScore: 8.07,
  avgLowestFareAcceptanceScore: 7.73,
  avgOnlineAdoptionScore: 7.69,
  totalSpent: 3_131_110.89,
  missedSavings: 440_209.16,
  missedSavingsTotalSpendPercentage: 14.06,
  potentialSavings: 582_235.16,
  savings: 142_026,
  savingsPercentage: 20.25,
  referenced: { count: 104, paid: 559_337, total: 701_363 },
  count: 560,
  cancelledCount: 6,
  isSuppressed: false,
  applicable: { advancedPurchase: 554, hotelAttachment: 528, lowestFareAcceptance: 522, onlineAdoption: 520 },
  spending: [
    { category: 'flight', amount: 2_058_974.29 },
    { category: 'hotel', amount: 1_072_136.6 },
  ],
  group: null,
  costCenter: null,
  travellerEmail: null,
  ranking: null,
  name: '',
  otherCurrencies: [],
  ...changed,
})

export const makeOverview = (changed: Partial<CompanyOverview> = {}): CompanyOverview => ({
  asOf: '2026-05-10T12:00:00Z',
  currency: 'USD',
  usersTravelling: 15,
  upcomingTrips: 10,
  newUsers: 45,
  travellingNow: [{ city: 'Vancouver', countryCode: 'CA', travellers: 3 }],
  travellingSoon: [{ city: 'London', countryCode: 'GB', travellers: 1 }],
  summary: makeScoreSummary(),
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

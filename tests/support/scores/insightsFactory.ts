import type { Insights, InsightTotals } from '#contract/reports/insights.ts'

const totals: InsightTotals = {
  bookings: 40,
  cancelled: 2,
  travellers: 12,
  nights: 90,
  totalSpent: 50_000,
  missedSavings: 4000,
  averagePrice: 1250,
}

/** The totals of a period without bookings. */
export const noTotals: InsightTotals = {
  bookings: 0,
  cancelled: 0,
  travellers: 0,
  nights: 0,
  totalSpent: 0,
  missedSavings: 0,
  averagePrice: null,
}

/** The insights of two months, with more spent and less missed than in the period before. */
export const makeInsights = (
  changed: Partial<Omit<Insights, 'totals' | 'previous'>> & {
    totals?: Partial<InsightTotals>
    previous?: Partial<InsightTotals>
  } = {},
): Insights => ({
  from: '2026-03-01',
  to: '2026-04-30',
  previousFrom: '2026-01-01',
  previousTo: '2026-02-28',
  isPreviousCovered: true,
  asOf: '2026-05-09T12:00:00Z',
  currency: 'USD',
  spending: [
    { category: 'flight', amount: 30_000, previous: 25_000 },
    { category: 'hotel', amount: 20_000, previous: 15_000 },
  ],
  months: ['2026-03', '2026-04'].map((month) => ({
    month,
    spending: [
      { category: 'flight', amount: 15_000 },
      { category: 'hotel', amount: 10_000 },
    ],
  })),
  costCenters: [
    { costCenter: 'cc1', name: 'Plants', totalSpent: 30_000, previous: 18_000 },
    { costCenter: 'cc2', name: 'Sales', totalSpent: 20_000, previous: 22_000 },
  ],
  bookingWindow: [
    { from: 0, to: 2, bookings: 8 },
    { from: 7, to: 13, bookings: 12 },
    { from: 21, to: null, bookings: 18 },
  ],
  destinations: [{ code: 'LHR', city: 'London', countryCode: 'GB', bookings: 9, totalSpent: 18_000 }],
  bookingTypes: [
    { bookingType: 'online', bookings: 30 },
    { bookingType: 'agent', bookings: 8 },
  ],
  compliance: {
    compared: 20,
    respected: 15,
    reasons: [{ reason: 'schedule', bookings: 5 }],
    costCenters: [{ costCenter: 'cc1', name: 'Plants', compared: 10, outside: 5 }],
  },
  otherCurrencies: [],
  ...changed,
  totals: { ...totals, ...changed.totals },
  previous: { ...totals, totalSpent: 40_000, missedSavings: 5000, ...changed.previous },
})

/** The insights of a period without bookings, after one without bookings. */
export const makeNoInsights = (): Insights =>
  makeInsights({
    totals: noTotals,
    previous: noTotals,
    spending: [],
    months: [
      { month: '2026-03', spending: [] },
      { month: '2026-04', spending: [] },
    ],
    costCenters: [],
    bookingWindow: [{ from: 0, to: 2, bookings: 0 }],
    destinations: [],
    bookingTypes: [],
    compliance: { compared: 0, respected: 0, reasons: [], costCenters: [] },
  })

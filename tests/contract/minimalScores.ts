import type { JsonBodyType } from 'msw'

/** §3 Score summary: its fields, and nothing else. */
const summary = {
  avgOverallScore: 8,
  avgAdvancedPurchaseScore: 8.5,
  avgHotelAttachmentScore: 8,
  avgLowestFareAcceptanceScore: 7.7,
  avgOnlineAdoptionScore: null,
  totalSpent: 3000,
  missedSavingsTotalSpendPercentage: 14,
  potentialSavings: 500,
  count: 40,
}
const report = (rows: object[]) => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: rows.length,
  totalPageCount: 1,
  responseData: rows.map((row) => ({ ...summary, ...row })),
  from: '2025-05-01',
  to: '2026-04-30',
  asOf: '2026-05-09T12:00:00Z',
  currency: 'CAD',
  summary,
})
const at = '/reports/score/companies/c1'

/** §7 Reporting, with the fields of §3. */
export const scoreAnswers: Record<string, JsonBodyType> = {
  [`${at}/summaries`]: report([{ costCenter: 'cc1' }]),
  [`${at}/groups`]: report([{ group: 'g1' }]),
  [`${at}/groups/g1`]: report([{ group: 'g1', costCenter: 'cc1' }]),
  [`${at}/cost-centers/cc1`]: report([{ costCenter: 'cc1', travellerEmail: 'kim1@c.example' }]),
  [`${at}/cost-centers/cc1/travellers/kim1%40c.example`]: report([]),
  [`${at}/travellers/camille%40aurora.example`]: report([]),
  [`${at}/monthly-summaries`]: [{ month: '2026-04', totalSpent: 100, missedSavings: 10 }],
  [`${at}/companySettings`]: { reportingCurrency: 'CAD' },
  [`${at}/kpiBreakdown/b1`]: {
    internalInvoiceDetailsId: 'b1',
    acceptedLowestFare: true,
    attachedHotel: null,
    bookingType: 'carrierPigeon',
    daysAway: 1,
    daysBookInAdvance: 9,
    grossAmount: 100,
    lowFare: null,
    policyRespected: null,
    travelType: 'domestic',
    advancedPurchaseScore: 7,
    hotelAttachmentScore: null,
    lowestFareAcceptanceScore: null,
    onlineAdoptionScore: 10,
    overallScore: 8.5,
  },
}

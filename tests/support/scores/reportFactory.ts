import type {
  KpiBreakdown,
  KpiPage,
  MonthlySummary,
  ScoreFormulas,
  ScoreReport,
  ScoreSettings,
  ScoreSummary,
} from '#contract/reports/scores.ts'
import { makeScoreSummary } from './scoreFactory.ts'

const head = { from: '2025-05-01', to: '2026-04-30', asOf: '2026-05-09T12:00:00Z', currency: 'USD' }
const pageOf = <Row>(rows: Row[]) => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: rows.length,
  totalPageCount: 1,
  responseData: rows,
})

/** A report with the sample figures of §9 and some rows. */
export const makeScoreReport = (
  rows: Partial<ScoreSummary>[] = [],
  changed: Partial<ScoreReport> = {},
): ScoreReport => ({
  ...pageOf(rows.map((row) => makeScoreSummary(row))),
  ...head,
  summary: makeScoreSummary(),
  isCovered: true,
  names: { group: null, costCenter: null, traveller: null },
  ...changed,
})

export const makeScoreSettings = (changed: Partial<ScoreSettings> = {}): ScoreSettings => ({
  reportingCurrency: 'USD',
  currencies: ['USD'],
  firstDay: '2024-11-01',
  months: 12,
  ...changed,
})

export const makeScoreMonths = (): MonthlySummary[] => [
  { month: '2026-03', totalSpent: 1000, missedSavings: 100, count: 9, avgOverallScore: 8 },
  { month: '2026-04', totalSpent: 1500, missedSavings: 50, count: 3, avgOverallScore: null },
]

/** An international booking that lost points in every indicator. */
export const makeKpiBreakdown = (changed: Partial<KpiBreakdown> = {}): KpiBreakdown => ({
  internalInvoiceDetailsId: 'b1',
  acceptedLowestFare: false,
  attachedHotel: false,
  bookingType: 'agent',
  daysAway: 4,
  daysBookInAdvance: 10,
  grossAmount: 1000,
  lowFare: 800,
  policyRespected: false,
  travelType: 'international',
  advancedPurchaseScore: 5,
  hotelAttachmentScore: 0,
  lowestFareAcceptanceScore: 8,
  onlineAdoptionScore: 0,
  overallScore: 3.25,
  bookingId: 'ABC123',
  currency: 'USD',
  travellerName: 'Noor Haddad',
  travellerEmail: 'noor@aurora.example',
  costCenter: 'cc1',
  costCenterName: 'Plants',
  bookedOn: '2026-04-01',
  ticketedOn: '2026-04-03',
  startsOn: '2026-04-11',
  endsOn: '2026-04-14',
  origin: 'Montréal',
  destination: 'London',
  destinationCountry: 'GB',
  isCancelled: false,
  nights: 3,
  hotelNights: 0,
  totalSpent: 1000,
  refunded: 0,
  missedSavings: 200,
  referenceFare: null,
  savings: null,
  spending: [
    { category: 'flight', amount: 900 },
    { category: 'fee', amount: 100 },
  ],
  policyReason: 'schedule',
  isUsedAsGhost: false,
  isEligible: true,
  isGroupEvent: false,
  isOwnTrip: false,
  ...changed,
})

export const makeKpiPage = (rows: KpiBreakdown[]): KpiPage => ({ ...pageOf(rows), ...head })

export const makeFormulas = (): ScoreFormulas => ({
  formulas: (['advancedPurchase', 'hotelAttachment', 'lowestFareAcceptance', 'onlineAdoption', 'overall'] as const).map(
    (kpi) => ({ kpi, formula: `Formula of ${kpi}.`, notApplicable: `Exceptions of ${kpi}.` }),
  ),
  advancePurchase: {
    domestic: [
      { days: 14, score: 10 },
      { days: 0, score: 1 },
    ],
    international: [
      { days: 21, score: 10 },
      { days: 14, score: 8 },
      { days: 7, score: 5 },
      { days: 0, score: 1 },
    ],
  },
  online: { online: 10, assisted: 5, agent: 0 },
  ratedBookings: 5,
})

import type { RouteName } from '@/routes/table'
import { makeScoreReport } from '#tests/support/scores/reportFactory.ts'
import { makeScoreSummary } from '#tests/support/scores/scoreFactory.ts'
import { aurora, type Screen, statesOf, traveler } from '../screen.ts'
import type { calls } from '../calls.ts'
import type { Visit } from '../visit.ts'

const finance = { person: aurora('finance') }
const withheld = makeScoreSummary({
  avgOverallScore: null,
  avgAdvancedPurchaseScore: null,
  avgHotelAttachmentScore: null,
  avgLowestFareAcceptanceScore: null,
  avgOnlineAdoptionScore: null,
  count: 4,
  cancelledCount: 1,
  isSuppressed: true,
  applicable: { advancedPurchase: 3, hotelAttachment: 2, lowestFareAcceptance: 3, onlineAdoption: 3 },
})
const withoutBookings = makeScoreSummary({
  ...withheld,
  count: 0,
  cancelledCount: 0,
  totalSpent: 0,
  missedSavings: 0,
  savings: 0,
  spending: [],
  isSuppressed: false,
})

/** A period before the first booking of the demo. */
const longAgo = { period: 'custom', from: '2015-01-01', to: '2015-03-31' }

/** A page while one of its calls waits, and after it failed. */
const troubled = (
  place: RouteName,
  who: { person: string },
  call: keyof typeof calls,
  open: (visit: Visit) => Promise<void> = (visit) => visit.open(place),
): Screen[] => [
  ...statesOf(place, who, {
    loading: async (visit) => {
      await visit.hold(call)
      await open(visit)
    },
  }),
  ...statesOf(
    place,
    { ...who, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail(call)
        await open(visit)
      },
    },
  ),
]

/** Scores, bookings and insights besides their pages with figures. */
export const scoreStates: Screen[] = [
  ...troubled('scorePersonal', { person: traveler }, 'scoreReport'),
  ...troubled('scoreCompany', finance, 'scoreReport'),
  ...troubled('travelInsights', finance, 'insights'),
  ...troubled('scoreBooking', { person: traveler }, 'kpiBreakdown', async (visit) =>
    visit.open('scoreBooking', await visit.ownBooking()),
  ),
  ...statesOf('scorePersonal', { person: aurora('newhire') }, { empty: (visit) => visit.open('scorePersonal') }),
  ...statesOf(
    'scorePersonal',
    { person: traveler },
    {
      withheld: async (visit) => {
        await visit.answer('scoreReport', makeScoreReport([], { summary: withheld }))
        await visit.open('scorePersonal')
      },
    },
  ),
  ...statesOf('scoreCompany', finance, {
    'own days': (visit) => visit.open('scoreCompany', {}, { ...longAgo, from: '2026-01-01', to: '2026-06-30' }),
    'own days without bookings': (visit) => visit.open('scoreCompany', {}, longAgo),
    'company without bookings': async (visit) => {
      await visit.answer('scoreReport', makeScoreReport([], { summary: withoutBookings }))
      await visit.open('scoreCompany')
    },
    formulas: async (visit) => {
      await visit.open('scoreCompany')
      await visit.press('scores.kpi.label')
    },
  }),
  ...statesOf('scoreGroup', finance, {
    withheld: async (visit) => {
      const rows = [
        { costCenter: 'cc-aurora-110', name: 'Research', ranking: 1 },
        { ...withheld, costCenter: 'cc-aurora-120', name: 'Quality' },
      ]
      await visit.answer('scoreReport', makeScoreReport(rows, { summary: withheld }))
      await visit.open('scoreGroup', await visit.scored('group'))
    },
  }),
  ...statesOf('travelInsights', finance, {
    'of the company': (visit) => visit.open('travelInsights'),
    'two cost centers': (visit) => {
      const first = visit.pathOf('travelInsights', {}, { period: 'months12', compare: 'cc-aurora-210' })
      return visit.goTo(`${first}&compare=cc-aurora-310`)
    },
    'outside the policy': (visit) => visit.open('travelInsights', {}, { period: 'months12', policy: 'outside' }),
    'without bookings': (visit) => visit.open('travelInsights', {}, longAgo),
  }),
]

import type { Trip } from '#contract/trips/trips.ts'
import { tripPath, tripsPath } from '@/http/paths'
import { lazyPart } from '@/patterns/page/lazyPart'
import type { dashboardRoutes } from '@/routes/dashboard'
import { Deferred } from '@/patterns/page/Deferred'
import type { LoadPage, PageRow } from './pageRow'

const AlertsOnTrip = lazyPart(['advice'], () => import('@/domains/risk/alerts/shared/AlertsOnTrip'))
const StayCheck = lazyPart(['stays'], () => import('@/domains/stays/shared/StayCheck'))

/**
 * A trip, the alerts about it, and whether it would be over the limit of days in the Schengen area. These checks belong
 * to other domains, and are loaded after the trip shows.
 */
const tripPage: LoadPage = async () => {
  const { default: TripPage, prefetch } = await import('@/domains/trips/trip/TripPage')
  const check = (trip: Trip) => (
    <Deferred>
      <AlertsOnTrip trip={trip} />
      <StayCheck trip={trip} />
    </Deferred>
  )
  return { default: () => <TripPage check={check} />, prefetch }
}

/** Pages of the routes in `routes/dashboard.ts` (§2). */
export const dashboardPages: Record<keyof typeof dashboardRoutes, PageRow> = {
  tripsList: {
    load: () => import('@/domains/trips/list/TripsPage'),
    messages: ['travel'],
    asks: (me) => [{ path: tripsPath(me) }],
  },
  tripsList_v2: {
    load: () => import('@/domains/trips/list/PagedTripsPage'),
    messages: ['travel', 'tables'],
  },
  trip: {
    load: tripPage,
    messages: ['travel'],
    asks: (me, { bookingId = '' }) => [{ path: tripPath({ ...me, bookingId }) }],
  },
  travelInsights: {
    load: () => import('@/domains/scores/insights/TravelInsightsPage'),
    messages: ['scores', 'scorePages', 'insights', 'fields'],
  },
  reportsDashboard: {
    load: () => import('@/domains/reports/dashboard/ReportsDashboardPage'),
    messages: ['reports'],
  },
  reportsExport: {
    load: () => import('@/domains/reports/export/ReportsExportPage'),
    messages: ['reports', 'fields'],
  },
  stays: { load: () => import('@/domains/stays/StaysPage'), messages: ['stays', 'forms'] },
  ownTravelCredits: {
    load: () => import('@/domains/credits/OwnCreditsPage'),
    messages: ['credits', 'tables', 'forms'],
  },
  travelRequests: {
    load: () => import('@/domains/requests/list/TravelRequestsPage'),
    messages: ['travelRequests', 'tables'],
  },
  newTravelRequest: {
    load: () => import('@/domains/requests/request/NewTravelRequestPage'),
    messages: ['travelRequests', 'forms'],
  },
  travelRequest: {
    load: () => import('@/domains/requests/request/TravelRequestPage'),
    messages: ['travelRequests', 'forms'],
  },
  tripAdvisories: {
    load: () => import('@/domains/risk/advisories/trips/TripAdvisoriesPage'),
    messages: ['advice', 'travel'],
  },
  support: { load: () => import('@/domains/support/SupportPage'), messages: ['support'] },
  customerSuccess: {
    load: () => import('@/domains/support/success/CustomerSuccessPage'),
    messages: ['support', 'staff', 'overview'],
  },
}

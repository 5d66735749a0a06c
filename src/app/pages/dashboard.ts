import type { dashboardRoutes } from '@/routes/dashboard'
import type { LoadPage, PageRow } from './pageRow'

const tripPage: LoadPage = async () => {
  const [{ default: TripPage, prefetch }, { checkedTrip }] = await Promise.all([
    import('@/domains/trips/trip/TripPage'),
    import('../composed/checkedTrip'),
  ])
  return { default: checkedTrip(TripPage), prefetch }
}

/** Pages of the routes in `routes/dashboard.ts` (§2). */
export const dashboardPages: Record<keyof typeof dashboardRoutes, PageRow> = {
  tripsList: {
    load: () => import('@/domains/trips/list/TripsPage'),
    messages: ['travel'],
  },
  tripsList_v2: {
    load: () => import('@/domains/trips/list/PagedTripsPage'),
    messages: ['travel', 'tables'],
  },
  trip: {
    load: tripPage,
    messages: ['travel'],
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

import type { Rows } from './row'

const asking = { addition: 'travelrequests' } as const

/** §2: the dashboard group, without the pages of the profile. */
export const dashboardRoutes = {
  tripsList: { path: '/dashboard/trips', isForGuests: true, menu: { place: 2 } },
  tripsList_v2: { path: '/dashboard/trips-v2', title: 'tripsList', isForGuests: true },
  trip: { path: '/dashboard/trips/:bookingId', parent: 'tripsList', isForGuests: true, isNamed: true },
  travelInsights: {
    path: '/dashboard/travel-insights',
    gate: 'employee.reports',
    menu: { place: 5.2, group: 'reports' },
  },
  reportsDashboard: {
    path: '/dashboard/reports',
    gate: 'feature.reportsdashboard',
    menu: { place: 5.1, group: 'reports' },
  },
  reportsExport: {
    path: '/dashboard/reports-export',
    gate: 'employee.reports',
    menu: { place: 5.3, group: 'reports' },
  },
  stays: { path: '/dashboard/stays', addition: 'stays', parent: 'tripsList', isForGuests: true },
  ownTravelCredits: { path: '/dashboard/credits', addition: 'credits', parent: 'tripsList' },
  travelRequests: { path: '/dashboard/travel-requests', ...asking, parent: 'tripsList' },
  newTravelRequest: { path: '/dashboard/travel-requests/new', ...asking, parent: 'travelRequests' },
  travelRequest: {
    path: '/dashboard/travel-requests/:requestId',
    ...asking,
    parent: 'travelRequests',
    isNamed: true,
  },
  tripAdvisories: { path: '/dashboard/trip-advisories', parent: 'tripsList' },
  support: { path: '/dashboard/support', isForGuests: true },
  customerSuccess: { path: '/dashboard/customer-success', parent: 'support' },
} as const satisfies Rows

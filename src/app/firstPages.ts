import { latestTripsPath, nextTripsPath, travelSummaryPath, tripsPath } from '@/http/paths'
import type { FirstRouteName } from '@/routes/table'
import type { PageRow } from './pageRow'

/** The pages that people arrive at; the code of each is loaded on navigation. */
export const firstPages: Record<FirstRouteName, PageRow> = {
  openIdConnectLogin: { load: () => import('@/domains/session/signIn/OidcLoginPage'), messages: ['session'] },
  home: {
    load: () => import('@/domains/home/HomePage'),
    asks: (me) => [
      { path: latestTripsPath(me) },
      { path: nextTripsPath(me) },
      { path: travelSummaryPath(me), addition: 'travelsummary' },
    ],
  },
  tripsList: {
    load: () => import('@/domains/trips/list/TripsPage'),
    messages: ['trips'],
    asks: (me) => [{ path: tripsPath(me) }],
  },
  tripsList_v2: {
    load: () => import('@/domains/trips/list/PagedTripsPage'),
    messages: ['trips', 'tripLists', 'tables'],
  },
  trip: { load: () => import('@/domains/trips/trip/TripPage'), messages: ['trips', 'trip', 'agency'] },
}

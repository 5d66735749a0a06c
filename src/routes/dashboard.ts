import { Luggage } from 'lucide-react'
import type { Rows } from './row'

/** §2: the dashboard group, without the pages of the profile. */
export const dashboardRoutes = {
  tripsList: { path: '/dashboard/trips', isForGuests: true, menu: { place: 2, icon: Luggage } },
  tripsList_v2: { path: '/dashboard/trips-v2', title: 'tripsList', isForGuests: true },
  trip: { path: '/dashboard/trips/:bookingId', parent: 'tripsList', isForGuests: true, isNamed: true },
  ownTravelCredits: { path: '/dashboard/credits', parent: 'tripsList' },
  support: { path: '/dashboard/support', isForGuests: true },
} as const satisfies Rows

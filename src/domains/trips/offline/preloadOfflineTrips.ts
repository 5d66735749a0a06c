import { loadWithMessages } from '@/i18n/loadWithMessages'

/** Loads the code that shows saved trips while there is a network; without a service worker it is not cached. */
export const preloadOfflineTrips = () =>
  loadWithMessages(['trips', 'trip', 'agency'], () => import('./OfflineTripsButton'))

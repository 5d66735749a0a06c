import { loadWithMessages } from '@/i18n/lazyWithMessages'

/** What shows kept trips. Fetched while there is a network: without a service worker nothing else would have it. */
export const preloadOfflineTrips = () => loadWithMessages(['trips'], () => import('./OfflineTripsButton'))

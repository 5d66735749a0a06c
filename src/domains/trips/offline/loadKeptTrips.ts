import { bringTexts } from '@/i18n/loadTexts'

/** What shows kept trips. Fetched while there is a network: without a service worker nothing else would have it. */
export const loadKeptTrips = (): Promise<unknown> =>
  Promise.all([import('./KeptTripsDialog'), bringTexts(['trips', 'trip'])])

import { lazyWithMessages } from '@/i18n/lazyWithMessages'

/** Only lists of what is over need it. Where it cannot be loaded, the list goes without. */
export const TripFilters = lazyWithMessages(
  ['tables'],
  () => import('./TripFilters'),
  () => null,
)

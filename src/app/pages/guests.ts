import type { guestRoutes } from '@/routes/guests'
import type { PageRow } from './pageRow'

/** Pages of the routes in `routes/guests.ts` (§2). */
export const guestPages: Record<keyof typeof guestRoutes, PageRow> = {
  guestManagementList: { load: () => import('@/domains/guests/list/GuestsPage'), messages: ['guests', 'tables'] },
  guestManagementAdd: {
    load: () => import('@/domains/guests/form/AddGuestPage'),
    messages: ['guests', 'forms', 'profile'],
  },
  guestManagementEdit: {
    load: () => import('@/domains/guests/guest/EditGuestPage'),
    messages: ['guests', 'forms', 'profile', 'tables'],
  },
}

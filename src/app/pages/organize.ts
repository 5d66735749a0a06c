import type { organizeRoutes } from '@/routes/organize'
import type { PageRow } from './pageRow'

/** Pages of the routes in `routes/organize.ts` (§2). */
export const organizePages: Record<keyof typeof organizeRoutes, PageRow> = {
  groupTravel: {
    load: () => import('@/domains/events/organize/list/GroupTravelPage'),
    messages: ['organize', 'tables'],
  },
  groupTravelAdd: {
    load: () => import('@/domains/events/organize/form/AddGroupPage'),
    messages: ['organize', 'forms'],
  },
  groupTravelCards: {
    load: () => import('@/domains/events/cards/GroupCardsPage'),
    messages: ['groupCards', 'profile'],
  },
  groupTravelAddCard: {
    load: () => import('@/domains/events/cards/AddGroupCardPage'),
    messages: ['groupCards', 'profile', 'forms'],
  },
  groupTravelEditCard: {
    load: () => import('@/domains/events/cards/EditGroupCardPage'),
    messages: ['groupCards', 'profile', 'forms'],
  },
  groupDetail: {
    load: () => import('@/domains/events/organize/detail/GroupDetailPage'),
    messages: ['organize', 'forms'],
  },
  groupTravelEdit: {
    load: () => import('@/domains/events/organize/form/EditGroupPage'),
    messages: ['organize', 'forms'],
  },
  groupTravelers: {
    load: () => import('@/domains/events/people/list/GroupPeoplePage'),
    messages: ['organize', 'groupPeople', 'tables', 'forms'],
  },
}

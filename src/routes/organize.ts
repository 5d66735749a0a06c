import { CalendarCog, WalletCards } from 'lucide-react'
import type { Gate, Rows } from './row'

const gate = ['feature.events42', 'employee.groupEvents'] as const satisfies Gate[]

/** §2: group events as their organizer plans them. */
export const organizeRoutes = {
  groupTravel: {
    path: '/events',
    roles: ['EventOrganizer'],
    gate,
    menu: { place: 7, icon: CalendarCog },
  },
  groupTravelAdd: { path: '/events/add', parent: 'groupTravel', roles: ['EventOrganizer'], gate },
  groupTravelCards: {
    path: '/events/cards',
    roles: ['EventOrganizer'],
    gate,
    menu: { place: 8, icon: WalletCards },
  },
  groupTravelAddCard: { path: '/events/cards/add', parent: 'groupTravelCards', roles: ['EventOrganizer'], gate },
  groupTravelEditCard: {
    path: '/events/cards/:creditCardId/edit',
    parent: 'groupTravelCards',
    roles: ['EventOrganizer'],
    gate,
  },
  // An administrator approves it there; the server decides who sees it.
  groupDetail: { path: '/events/:groupTravelId', parent: 'groupTravel', gate },
  groupTravelEdit: { path: '/events/:groupTravelId/edit', parent: 'groupDetail', roles: ['EventOrganizer'], gate },
  groupTravelers: { path: '/events/:groupTravelId/travelers', parent: 'groupDetail', roles: ['EventOrganizer'], gate },
} as const satisfies Rows

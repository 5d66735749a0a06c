import { CalendarCog, WalletCards } from 'lucide-react'
import type { Gate, Rows } from './row'

const gate = ['feature.events42', 'employee.groupEvents'] as const satisfies Gate[]
const organized = { roles: ['EventOrganizer'], gate } as const

/** §2: group events as their organizer plans them. */
export const organizeRoutes = {
  groupTravel: { path: '/events', ...organized, menu: { place: 7, icon: CalendarCog, group: 'management' } },
  groupTravelAdd: { path: '/events/add', ...organized, parent: 'groupTravel' },
  groupTravelCards: { path: '/events/cards', ...organized, menu: { place: 8, icon: WalletCards, group: 'management' } },
  groupTravelAddCard: { path: '/events/cards/add', ...organized, parent: 'groupTravelCards' },
  groupTravelEditCard: { path: '/events/cards/:creditCardId/edit', ...organized, parent: 'groupTravelCards' },
  // An administrator approves an event here. The server decides who sees it.
  groupDetail: { path: '/events/:groupTravelId', parent: 'groupTravel', gate, isNamed: true },
  groupTravelEdit: { path: '/events/:groupTravelId/edit', ...organized, parent: 'groupDetail' },
  groupTravelers: { path: '/events/:groupTravelId/travelers', ...organized, parent: 'groupDetail' },
} as const satisfies Rows

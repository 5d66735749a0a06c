import type { Gate, Rows } from './row'

const gate = ['feature.events42', 'employee.groupEvents'] as const satisfies Gate[]
const organized = { roles: ['EventOrganizer'], gate, addition: 'groupevents' } as const
const cards = { ...organized, addition: 'groupcards' } as const

/** §2: group events as their organizer plans them. */
export const organizeRoutes = {
  groupTravel: { path: '/events', ...organized, menu: { place: 7, group: 'management' } },
  groupTravelAdd: { path: '/events/add', ...organized, parent: 'groupTravel' },
  groupTravelCards: { path: '/events/cards', ...cards, menu: { place: 8, group: 'management' } },
  groupTravelAddCard: { path: '/events/cards/add', ...cards, parent: 'groupTravelCards' },
  groupTravelEditCard: { path: '/events/cards/:creditCardId/edit', ...cards, parent: 'groupTravelCards' },
  // An administrator approves an event here. The server decides who sees it.
  groupDetail: { path: '/events/:groupTravelId', parent: 'groupTravel', gate, addition: 'groupevents', isNamed: true },
  groupTravelEdit: { path: '/events/:groupTravelId/edit', ...organized, parent: 'groupDetail' },
  groupTravelers: { path: '/events/:groupTravelId/travelers', ...organized, parent: 'groupDetail' },
} as const satisfies Rows

import { organizeRoutes } from './organize'
import type { Rows } from './row'

/** §2: group events. */
export const eventRoutes = {
  event: { path: '/event', isPublic: true },
  eventNotFound: { path: '/event-not-found', isPublic: true },
  events: {
    path: '/events-travel',
    isForGuests: true,
    gate: 'employee.groupEvents',
    menu: { place: 4 },
  },
  eventCallback: {
    path: '/event-callback/:eventShareableId',
    parent: 'events',
    isForGuests: true,
    gate: 'employee.groupEvents',
  },
} as const satisfies Rows

/** §5: whether the agency's event desk is the contact. */
export const isEventRoute = (name: string): boolean =>
  Object.hasOwn(eventRoutes, name) || Object.hasOwn(organizeRoutes, name)

import type { eventRoutes } from '@/routes/events'
import type { PageRow } from './pageRow'

/** Pages of the routes in `routes/events.ts` (§2). */
export const eventPages: Record<keyof typeof eventRoutes, PageRow> = {
  event: { load: () => import('@/domains/events/invitation/EventPage'), messages: ['events', 'forms'] },
  eventNotFound: { load: () => import('@/domains/events/invitation/EventNotFoundPage'), messages: ['events'] },
  events: { load: () => import('@/domains/events/mine/MyEventsPage'), messages: ['events', 'forms'] },
  eventCallback: { load: () => import('@/domains/events/mine/EventCallbackPage'), messages: ['events', 'forms'] },
}

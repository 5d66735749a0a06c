import type { helpDeskRoutes } from '@/routes/helpDesk'
import type { PageRow } from './pageRow'

/** Pages of the routes in `routes/helpDesk.ts`. */
export const helpDeskPages: Record<keyof typeof helpDeskRoutes, PageRow> = {
  helpDesk: {
    load: () => import('@/domains/helpDesk/requests/HelpDeskPage'),
    messages: ['helpDesk', 'support', 'forms'],
  },
  helpDeskRequest: {
    load: () => import('@/domains/helpDesk/requests/HelpDeskRequestPage'),
    messages: ['helpDesk', 'forms'],
  },
  helpDeskAgent: {
    load: () => import('@/domains/helpDesk/agent/HelpDeskAgentPage'),
    messages: ['helpDesk', 'tables'],
  },
  helpDeskAgentRequest: {
    load: () => import('@/domains/helpDesk/agent/HelpDeskAgentRequestPage'),
    messages: ['helpDesk', 'forms'],
  },
}

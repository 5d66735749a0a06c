import type { Rows } from './row'

const agent = { roles: ['HelpDeskAgent'], addition: 'helpdesk' } as const

/**
 * §2: the help desk, which guests do not have (§4). The pages of a request, and those of an agent of the travel agency,
 * are additions.
 */
export const helpDeskRoutes = {
  helpDesk: { path: '/help-desk', parent: 'support' },
  helpDeskRequest: { path: '/help-desk/requests/:requestId', addition: 'helpdesk', parent: 'helpDesk', isNamed: true },
  helpDeskAgent: { path: '/help-desk/agent', ...agent, menu: { place: 11 } },
  helpDeskAgentRequest: {
    path: '/help-desk/agent/:requestId',
    ...agent,
    parent: 'helpDeskAgent',
    isNamed: true,
  },
} as const satisfies Rows

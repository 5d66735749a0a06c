import { type AccessRule, inOwnCompanyAnd, own, unlessGuest } from '#server/http/access/access.ts'
import type { Caller } from '#server/http/access/caller.ts'

/** Opening the help desk with a one-time token: anyone but guests (§4). */
export const deskUser: AccessRule<Caller> = {
  name: 'deskUser',
  description: 'Anyone who is signed in, except guests.',
  cites: '§4, §6, §7',
  decide: inOwnCompanyAnd(unlessGuest(() => 'allow')),
}

/** The employee's own token for the help desk (§7), which guests do not have (§4). */
export const ownDeskEmployee: AccessRule<Caller> = {
  name: 'ownDeskEmployee',
  description: 'The employee, who is no guest.',
  cites: '§4, §6, §7',
  targets: 'employee',
  decide: inOwnCompanyAnd(unlessGuest(own)),
}

/** A person's own requests to the help desk; guests have none (§4). Arrangers and Admins do not read them. */
export const ownDesk: AccessRule<Caller> = {
  name: 'ownDesk',
  description: 'The person of the profile, who is no guest.',
  cites: '§4, §6',
  targets: 'profile',
  decide: inOwnCompanyAnd(unlessGuest(own)),
}

/**
 * The queue of the help desk. The company of the path is the agent's own; the operations read only requests of the
 * companies that the agent serves.
 */
export const deskAgent: AccessRule<Caller> = {
  name: 'deskAgent',
  description: 'A HelpDeskAgent, for requests of the companies that the agent serves.',
  cites: 'Beyond §6',
  decide: inOwnCompanyAnd((caller) => (caller.roles.includes('HelpDeskAgent') ? 'allow' : 'forbidden')),
}

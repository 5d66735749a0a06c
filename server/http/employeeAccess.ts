import { inOwnCompanyAnd, own, readsTarget } from '#server/http/access.ts'
import type { AccessRule } from '#server/http/access.ts'
import type { Caller } from '#server/http/caller.ts'

/** As `profileReader`, for calls that name the employee (§3 employee configuration). */
export const employeeReader: AccessRule<Caller> = {
  name: 'employeeReader',
  description: 'The employee themself, an Admin of the same company, or an arranger approved by the employee.',
  cites: '§3, §4, §6',
  targets: 'employee',
  decide: inOwnCompanyAnd(readsTarget),
}

/** Those who book for somebody: the person, or an arranger whom they have approved (§5, §6). */
export const employeeBooker: AccessRule<Caller> = {
  name: 'employeeBooker',
  description: 'The employee themself or an arranger approved by the employee.',
  cites: '§5, §6',
  targets: 'employee',
  decide: inOwnCompanyAnd((caller, params, facts) =>
    facts.target && facts.isApprovedArranger ? 'allow' : own(caller, params, facts),
  ),
}

import { inOwnCompanyAnd, own, readsTarget, type AccessRule } from '#server/http/access/access.ts'
import type { Caller } from '#server/http/access/caller.ts'

/** As `profileReader`, for paths with an employee id (§3 employee configuration). */
export const employeeReader: AccessRule<Caller> = {
  name: 'employeeReader',
  description: 'The employee, an Admin of the same company, or an arranger approved by the employee.',
  cites: '§3, §4, §6',
  targets: 'employee',
  decide: inOwnCompanyAnd(readsTarget),
}

/** People who book for an employee: the employee, or an arranger they have approved (§5, §6). */
export const employeeBooker: AccessRule<Caller> = {
  name: 'employeeBooker',
  description: 'The employee or an arranger approved by the employee.',
  cites: '§5, §6',
  targets: 'employee',
  decide: inOwnCompanyAnd((caller, params, facts) =>
    facts.target && facts.isApprovedArranger ? 'allow' : own(caller, params, facts),
  ),
}

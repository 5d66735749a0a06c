import type { Rows } from './row'

const approver = { addition: 'approvals' } as const

/** Additions to §2: the trips that a person was asked about. The menu leads people there who were ever asked. */
export const approvalRoutes = {
  approvals: { path: '/approvals', ...approver, menu: { place: 3.7, gate: 'employee.approvals' } },
  approval: { path: '/approvals/:approvalId', ...approver, parent: 'approvals', isNamed: true },
} as const satisfies Rows

import type { Rows } from './row'

const advisor = { roles: ['RiskAdvisor'], gate: 'employee.protect', addition: 'rollcalls' } as const

/** Additions below §2 find-travelers: questions of risk advisors to travelers. */
export const rollCallRoutes = {
  rollCalls: { path: '/find-travelers/roll-calls', ...advisor, parent: 'reports' },
  rollCall: { path: '/find-travelers/roll-calls/:rollCallId', ...advisor, parent: 'rollCalls', isNamed: true },
} as const satisfies Rows

import { TicketPercent } from 'lucide-react'
import type { Rows } from './row'

/** §2: the score group. */
export const scoreRoutes = {
  travelCredits: { path: '/score/credits', roles: ['FinancialOfficer'], menu: { place: 5.5, icon: TicketPercent } },
  cancellations: { path: '/score/cancellations', parent: 'travelCredits', roles: ['FinancialOfficer'] },
} as const satisfies Rows

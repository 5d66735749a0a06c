import type { approvalRoutes } from '@/routes/approvals'
import type { PageRow } from './pageRow'

/** Pages of the routes in `routes/approvals.ts`. */
export const approvalPages: Record<keyof typeof approvalRoutes, PageRow> = {
  approvals: {
    load: () => import('@/domains/approvals/list/ApprovalsPage'),
    messages: ['approvals', 'tables', 'forms'],
  },
  approval: { load: () => import('@/domains/approvals/question/ApprovalPage'), messages: ['approvals', 'forms'] },
}

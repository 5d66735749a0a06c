import type { rollCallRoutes } from '@/routes/rollCalls'
import type { PageRow } from './pageRow'

/** Pages of the routes in `routes/rollCalls.ts`. */
export const rollCallPages: Record<keyof typeof rollCallRoutes, PageRow> = {
  rollCalls: {
    load: () => import('@/domains/risk/rollCall/RollCallsPage'),
    messages: ['rollCall', 'tables'],
  },
  rollCall: {
    load: () => import('@/domains/risk/rollCall/follow/RollCallPage'),
    messages: ['rollCall', 'tables', 'forms'],
  },
}

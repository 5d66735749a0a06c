import type { scoreRoutes } from '@/routes/score'
import type { PageRow } from './pageRow'

/** Pages of the routes in `routes/score.ts` (§2). */
export const scorePages: Record<keyof typeof scoreRoutes, PageRow> = {
  travelCredits: {
    load: () => import('@/domains/credits/CompanyCreditsPage'),
    messages: ['credits', 'tables', 'forms'],
  },
  cancellations: { load: () => import('@/domains/credits/CancellationsPage'), messages: ['credits', 'tables'] },
}

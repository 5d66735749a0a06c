import type { scoreRoutes } from '@/routes/score'
import type { PageRow } from './pageRow'

const messages = ['scores', 'scorePages', 'fields'] as const
const bookingPage: PageRow = { load: () => import('@/domains/scores/booking/BookingScorePage'), messages }

/** Pages of the routes in `routes/score.ts` (§2). */
export const scorePages: Record<keyof typeof scoreRoutes, PageRow> = {
  scorePersonal: { load: () => import('@/domains/scores/personal/PersonalScorePage'), messages },
  scoreCompany: { load: () => import('@/domains/scores/company/CompanyScorePage'), messages },
  scoreGroup: { load: () => import('@/domains/scores/company/GroupScorePage'), messages },
  costCenterDetail: { load: () => import('@/domains/scores/company/CostCenterScorePage'), messages },
  travellerDetail: { load: () => import('@/domains/scores/company/TravelerScorePage'), messages },
  scoreBooking: bookingPage,
  travelerBooking: bookingPage,
  travelCredits: {
    load: () => import('@/domains/credits/CompanyCreditsPage'),
    messages: ['credits', 'tables', 'forms'],
  },
  budgets: { load: () => import('@/domains/budgets/BudgetsPage'), messages: ['budgets', 'tables', 'forms'] },
  cancellations: {
    load: () => import('@/domains/credits/CancellationsPage'),
    messages: ['credits', 'periods', 'tables'],
  },
}

import type { publicRoutes } from '@/routes/public'
import type { PageRow } from './pageRow'

/** The page of both kinds of invitation links (§2). */
const requestPage: PageRow = {
  load: () => import('@/domains/arranger/request/ArrangerRequestPage'),
  messages: ['arranger', 'forms'],
}

/** Pages of the routes in `routes/public.ts` (§2). */
export const publicPages: Record<keyof typeof publicRoutes, PageRow> = {
  openIdConnectLogin: { load: () => import('@/domains/session/signIn/OidcLoginPage'), messages: ['session'] },
  logout: { load: () => import('@/domains/session/logout/LogoutPage'), messages: ['session'] },
  login: { load: () => import('@/domains/session/signIn/LoginPage'), messages: ['session'] },
  legal: { load: () => import('@/domains/site/LegalPage'), messages: ['site'] },
  terms: { load: () => import('@/domains/site/TermsPage'), messages: ['site'] },
  brand: { load: () => import('@/domains/site/brand/BrandPage'), messages: ['site', 'house'] },
  test: { load: () => import('@/domains/site/check/CheckPage'), messages: ['site', 'house'] },
  external: { load: () => import('@/domains/site/external/ExternalPage'), messages: ['house'] },
  browserNotSupported: { load: () => import('@/domains/site/BrowserNotSupportedPage'), messages: ['site'] },
  arrangerRequest: requestPage,
  invitationConfirmation: requestPage,
  approvalAnswer: {
    load: () => import('@/domains/approvals/question/ApprovalAnswerPage'),
    messages: ['approvals', 'forms'],
  },
  rollCallAnswer: {
    load: () => import('@/domains/risk/rollCall/answer/RollCallAnswerPage'),
    messages: ['rollCall', 'forms'],
  },
  notFound: { load: () => import('@/domains/site/NotFoundPage'), messages: ['site'] },
}

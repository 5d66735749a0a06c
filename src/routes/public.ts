import type { Rows } from './row'

/** §2 public routes. */
export const publicRoutes = {
  openIdConnectLogin: { path: '/oidc-login', isBare: true, isPublic: true },
  logout: { path: '/logout', isBare: true, isPublic: true },
  login: { path: '/login', isPublic: true },
  legal: { path: '/legal', isPublic: true },
  terms: { path: '/terms', isPublic: true },
  brand: { path: '/brand', isPublic: true },
  test: { path: '/test', isPublic: true },
  external: { path: '/external', isPublic: true },
  browserNotSupported: { path: '/browser-not-supported', isPublic: true },
  arrangerRequest: { path: '/arranger/request/:requestId/:action', isPublic: true },
  invitationConfirmation: { path: '/invitation-confirmation', isPublic: true, title: 'arrangerRequest' },
  approvalAnswer: { path: '/approval/:key', isPublic: true },
  rollCallAnswer: { path: '/roll-call/:key', isPublic: true },
  notFound: { path: '/404', isPublic: true },
} as const satisfies Rows

const server = [
  /^\/(identity|api|booking-tool|health|scim|\.well-known)(?=[/?]|$)/,
  // A file: the last segment of the path has an extension, and is no mail address. The query does not count.
  /^[^?]*\/(?:(?!@|%40)[^/?])*\.[a-z0-9]+(\?|$)/i,
]

/**
 * Addresses (path and query) of the server's own pages and files, which the service worker must not answer with the
 * application's document. The identity provider's matter most, because the worker would break signing in; they include
 * an `authority` on the same origin under its own path. `/oidc-login` and `/logout` are screens of the application.
 */
export function navigateFallbackDenylist(authority: string, origin: string): RegExp[] {
  const provider = new URL(authority, origin)
  if (provider.origin !== origin || provider.pathname === '/') return server
  const path = provider.pathname.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [...server, new RegExp(`^${path}(?=[/?]|$)`)]
}

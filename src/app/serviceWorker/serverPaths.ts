const server = [
  /^\/(identity|api|booking-tool|health|scim|\.well-known)(?=[/?]|$)/,
  // A file: the last segment of the path has an extension, whatever the query.
  /^[^?]*\/[^/?]*\.[a-z0-9]+(\?|$)/i,
]

/**
 * Addresses (path and query) that the service worker must not answer with the application's document, as the server has
 * pages or files there. Above all the identity provider's: the worker would break signing in. This includes an
 * `authority` on the same origin under a path of its own. `/oidc-login` and `/logout` are screens of the application.
 */
export function navigateFallbackDenylist(authority: string, origin: string): RegExp[] {
  const provider = new URL(authority, origin)
  if (provider.origin !== origin || provider.pathname === '/') return server
  const path = provider.pathname.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [...server, new RegExp(`^${path}(?=[/?]|$)`)]
}

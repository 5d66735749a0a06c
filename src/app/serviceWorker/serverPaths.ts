const server = [
  /^\/(identity|api|booking-tool|health|\.well-known)(?=[/?]|$)/,
  // A file: an extension in the last segment of the path, whatever the query says.
  /^[^?]*\/[^/?]*\.[a-z0-9]+(\?|$)/i,
]

/**
 * Addresses (path and query) that are never answered with the application's document: the server has pages or files
 * of its own there. Above all the identity provider, whose sign-in a service worker would swallow; an
 * `authority` on the same origin under a path of its own is left to the server too. `/oidc-login` and `/logout` are
 * screens of the application.
 */
export function navigateFallbackDenylist(authority: string, origin: string): RegExp[] {
  const provider = new URL(authority, origin)
  if (provider.origin !== origin || provider.pathname === '/') return server
  const path = provider.pathname.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [...server, new RegExp(`^${path}(?=[/?]|$)`)]
}

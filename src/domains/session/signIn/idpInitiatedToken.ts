let brought: string | undefined

/**
 * §2 oidc-login with `id_token`: a sign-in begun by the identity provider. Removes the token from the address, and so
 * from the history, before anything else runs.
 */
export function takeIdpInitiatedToken(): void {
  const url = new URL(location.href)
  const tokens = url.pathname === '/oidc-login' ? url.searchParams.getAll('id_token') : []
  if (tokens.length === 0) return
  // Several tokens count as none, because it is unknown which one was meant (§5).
  brought = tokens.length === 1 ? tokens[0] : ''
  history.replaceState(history.state, '', url.pathname)
}

/** Returns the token, once. */
export function consumeIdpInitiatedToken(): string | undefined {
  const token = brought
  brought = undefined
  return token
}

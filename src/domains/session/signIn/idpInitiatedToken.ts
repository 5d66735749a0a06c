let brought: string | undefined

/**
 * §2 oidc-login with `id_token`: a sign-in begun by the identity provider. Removes the token from the address, and so
 * from the history, before anything else runs.
 */
export function takeIdpInitiatedToken(): void {
  const url = new URL(location.href)
  const token = url.pathname === '/oidc-login' ? url.searchParams.get('id_token') : null
  if (token === null) return
  brought = token
  history.replaceState(history.state, '', url.pathname)
}

/** Returns the token, once. */
export function consumeIdpInitiatedToken(): string | undefined {
  const token = brought
  brought = undefined
  return token
}

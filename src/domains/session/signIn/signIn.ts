import { SignInError } from '@/domains/session/problems'

let leaving: Promise<never> | undefined

/** What is known of the person signing in: their e-mail address, or the token that the provider sent. */
export interface SignInHints {
  login_hint?: string
  id_token_hint?: string
  /** `login` has the provider ask who it is, though it knows somebody. */
  prompt?: 'login'
}

/**
 * Redirects to the identity provider, which returns to `returnTo`. Never resolves, as the page is left. Simultaneous
 * calls redirect once.
 */
export function signIn(returnTo: string, hints: SignInHints = {}): Promise<never> {
  leaving ??= leave(returnTo, hints).catch((error: unknown) => {
    leaving = undefined
    // What the provider's client is made of needs storage, which a browser may deny.
    throw error instanceof DOMException && error.name === 'SecurityError' ? new SignInError('storage', error) : error
  })
  return leaving
}

async function leave(returnTo: string, hints: SignInHints): Promise<never> {
  const { redirectToProvider } = await import('./redirect')
  await redirectToProvider(returnTo, hints)
  return new Promise<never>(() => {})
}

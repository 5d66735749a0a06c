import { SignInError } from '@/domains/session/problems'
import type { SignInHints } from './redirect'

let leaving: Promise<never> | undefined

/**
 * Redirects to the identity provider, which returns to `returnTo`. Never resolves, as the page is left. Simultaneous
 * calls redirect once.
 */
export function signIn(returnTo: string, hints: SignInHints = {}): Promise<never> {
  leaving ??= leave(returnTo, hints).catch((error: unknown) => {
    leaving = undefined
    // The provider's client needs storage, which a browser may deny.
    throw error instanceof DOMException && error.name === 'SecurityError' ? new SignInError('storage', error) : error
  })
  return leaving
}

async function leave(returnTo: string, hints: SignInHints): Promise<never> {
  const { redirectToProvider } = await import('./redirect')
  await redirectToProvider(returnTo, hints)
  return new Promise<never>(() => {})
}

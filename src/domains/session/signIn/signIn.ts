import { signInLimits } from '#contract/limits.ts'
import { cultureOf } from '#contract/locales.ts'
import { localeInPath, localeOfPath } from '@/i18n/currentLocale'
import { SignInError } from '@/domains/session/problems'

const attemptsKey = 'waymark.signInAttempts'
const minute = 60_000
const never = new Promise<never>(() => {})

/** A signed-out person who keeps being sent back is told so, instead of turning in circles. */
function countAttempt(): void {
  const now = Date.now()
  const stored = sessionStorage.getItem(attemptsKey) ?? ''
  const recent = stored
    .split(',')
    .map(Number)
    .filter((at) => at > now - minute && at <= now)
  if (recent.length >= signInLimits.redirectsPerMinute) throw new SignInError('loop')
  sessionStorage.setItem(attemptsKey, [...recent, now].join(','))
}

export const resetSignInAttempts = (): void => sessionStorage.removeItem(attemptsKey)

let leaving: Promise<never> | undefined

/** What is known already of who signs in: their address, or the token that the provider brought. */
export interface SignInHints {
  login_hint?: string
  id_token_hint?: string
}

/**
 * Leaves for the identity provider and comes back to `returnTo`. Never resolves: the page is going.
 * Asked for many times at once it leaves once.
 */
export function signIn(returnTo: string, hints: SignInHints = {}): Promise<never> {
  leaving ??= leave(returnTo, hints).catch((error: unknown) => {
    leaving = undefined
    throw error
  })
  return leaving
}

async function leave(returnTo: string, hints: SignInHints): Promise<never> {
  countAttempt()
  const { identity } = await import('@/domains/session/identity')
  await identity.clearStaleState()
  const nonce = crypto.randomUUID()
  const culture = cultureOf(localeInPath(location.pathname) ?? localeOfPath(returnTo))
  await identity
    .signinRedirect({ nonce, state: { returnTo, nonce }, ui_locales: culture, ...hints })
    .catch((error: unknown) => Promise.reject(new SignInError('unreachable', error)))
  return never
}

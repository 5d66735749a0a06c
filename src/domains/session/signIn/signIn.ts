import { signInLimits } from '#contract/limits.ts'
import { cultureOf } from '#contract/locales.ts'
import { localeInPath, localeOfPath } from '@/i18n/currentLocale'
import { SignInError } from '@/domains/session/problems'

const attemptsKey = 'waymark.signInAttempts'
const minute = 60_000
const never = new Promise<never>(() => {})

/** Counts attempts, so that a person who is sent back again and again gets an error instead of an endless loop. */
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

/** What is known of the person signing in: their e-mail address, or the token that the provider sent. */
export interface SignInHints {
  login_hint?: string
  id_token_hint?: string
}

/**
 * Redirects to the identity provider, which returns to `returnTo`. Never resolves, as the page is left. Simultaneous
 * calls redirect once.
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

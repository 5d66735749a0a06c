import { minuteMs } from '#contract/time/durations.ts'
import { signInLimits } from '#contract/fields/limits.ts'
import { cultureOf } from '#contract/texts/locales.ts'
import { localeInPath, localeOfPath } from '@/i18n/currentLocale'
import { identity } from '@/domains/session/identity'
import { SignInError } from '@/domains/session/problems'
import { env } from '@/lib/env'
import { attemptsKey } from '@/domains/session/attempts'

/** Hints about the person signing in: their e-mail address, or the token that the provider sent. */
export interface SignInHints {
  login_hint?: string
  id_token_hint?: string
  /** `login` makes the provider ask for an account even if a session is open. */
  prompt?: 'login'
}

/**
 * Opens the provider's sign-in, which returns to `returnTo`.
 * @throws SignInError for a loop, and where the provider cannot be reached
 */
export async function redirectToProvider(returnTo: string, hints: SignInHints): Promise<void> {
  await refuseOtherAddress()
  // Where the provider cannot be reached, no redirect happens and no attempt is counted.
  await identity.metadataService.getMetadata().catch((error: unknown) => {
    throw new SignInError('unreachable', error)
  })
  countAttempt()
  await identity.clearStaleState()
  const nonce = crypto.randomUUID()
  const culture = cultureOf(localeInPath(location.pathname) ?? localeOfPath(returnTo))
  await identity
    .signinRedirect({ nonce, state: { returnTo, nonce }, ui_locales: culture, ...hints })
    .catch((error: unknown) => {
      throw new SignInError(error instanceof DOMException ? 'storage' : 'unreachable', error)
    })
}

/**
 * A provider on the application's own origin publishes the address of both. It returns people to that address only, and
 * a browser stores data for each address separately.
 * @throws SignInError at any other address, with the right one as its cause
 */
async function refuseOtherAddress(): Promise<void> {
  if (new URL(env.identityAuthority, location.origin).origin !== location.origin) return
  const issuer = await identity.metadataService.getIssuer().catch((error: unknown) => {
    throw new SignInError('unreachable', error)
  })
  const { origin } = new URL(issuer)
  if (origin !== location.origin) throw new SignInError('address', origin)
}

/**
 * Counts a redirect to the provider, so that a person who is sent back repeatedly sees a message instead of an endless
 * loop.
 * @throws SignInError for more than three within a minute, and where the tab cannot store the count
 */
function countAttempt(): void {
  const now = Date.now()
  try {
    const stored = sessionStorage.getItem(attemptsKey) ?? ''
    const recent = stored
      .split(',')
      .map(Number)
      .filter((at) => at > now - minuteMs && at <= now)
    if (recent.length >= signInLimits.redirectsPerMinute) throw new SignInError('loop')
    sessionStorage.setItem(attemptsKey, [...recent, now].join(','))
  } catch (error) {
    throw error instanceof SignInError ? error : new SignInError('storage', error)
  }
}

import { endSignIn } from '@/domains/session/session.api'
import { getConfiguration } from '@/domains/reference/configuration.api'
import { isOffered, learnAdditions } from '@/http/additions'
import { setApiBaseUrls } from '@/http/clients'
import { endSessionEpoch } from '@/http/sessionEpoch'
import { forgetAttempts } from '@/domains/session/attempts'
import { env } from '@/lib/env'
import { offlineFiles } from '@/lib/offlineFiles'
import { forgetDrafts, storage } from '@/lib/storage'
import { leaveHelpDesk } from '@/domains/session/shared/helpDeskSession'
import { forgetSession } from './signedOutElsewhere'

/** The reason of a sign-out, part of the landing page's address. */
export type SignOutReason = 'session-timeout'

/** The remains of a sign-in that ended here: none known, or the session at the provider. */
export type Remains = 'nothing' | 'providerSession'

/**
 * Signs out in this browser first, so that nothing remains even without a network, then at the identity provider, which
 * returns to `logout?ref=idp`. Resolves only where the provider is not reached: it has no sign-out address, it does not
 * answer, or the network is down. In the last case the sign-out follows when the network returns.
 */
export function signOut(reason: SignOutReason | undefined): Promise<Remains> {
  if (leaving) return leaving
  const stored = { idToken: storage.read('identityToken'), accessToken: storage.read('accessToken') }
  // First of all (§2), where the address was opened without the link that does it.
  const desk = leaveHelpDesk()
  // Runs before any waiting: from now on no call is made in this person's name.
  endSessionEpoch()
  storage.clearAll()
  forgetAttempts()
  // Only one tab goes to the provider; the others then find no session left to end.
  leaving = navigator.locks.request('waymark.signOut', () => desk.then(() => leave(reason, stored)))
  return leaving
}

let leaving: Promise<Remains> | undefined

interface StoredTokens {
  idToken: string | undefined
  accessToken: string | undefined
}

async function leave(reason: SignOutReason | undefined, stored: StoredTokens): Promise<Remains> {
  const code = await import('@/domains/session/identity').catch(() => undefined)
  if (!code) return leaveWithoutClient(reason, stored)
  const { identity } = code
  const user = await identity.getUser()
  const idTokenHint = user?.id_token ?? stored.idToken
  // A provider client created in the meantime belongs to the ended session too.
  endSessionEpoch()
  await identity.removeUser()
  // A pending renewal may have stored tokens meanwhile.
  storage.clearAll()
  if (!reason) forgetDrafts()
  await offlineFiles.clear()
  await Promise.all([endAtApi(stored.accessToken), user?.refresh_token && revoke(user.refresh_token)])
  if (!idTokenHint) return 'nothing'
  // The library throws where the provider has no address for signing out.
  const goToProvider = () =>
    identity.signoutRedirect({ id_token_hint: idTokenHint, ...(reason && { url_state: reason }) }).then(
      () => true,
      () => false,
    )
  if (!navigator.onLine) {
    addEventListener('online', () => void goToProvider(), { once: true })
    return 'providerSession'
  }
  return (await goToProvider()) ? new Promise(() => {}) : 'providerSession'
}

/**
 * Signs out where the provider's client cannot be loaded, as after a new version was deployed. The stored data is
 * removed all the same.
 */
async function leaveWithoutClient(reason: SignOutReason | undefined, stored: StoredTokens): Promise<Remains> {
  forgetSession()
  if (!reason) forgetDrafts()
  await offlineFiles.clear()
  await endAtApi(stored.accessToken)
  return stored.idToken ? 'providerSession' : 'nothing'
}

const patienceMs = 2000

/** Revokes at the provider, with a short timeout: the session is already removed here. */
async function revoke(token: string): Promise<void> {
  const { identity } = await import('@/domains/session/identity')
  await briefly(identity.revokeRefreshToken(token))
}

/** Ends the sign-in at the backend, because its external provider may have no sign-out. The timeout is short too. */
async function endAtApi(accessToken: string | undefined): Promise<void> {
  const end = async (token: string) => {
    if (await offersSignOut()) await endSignIn(token)
  }
  if (accessToken) await briefly(end(accessToken))
}

/** Whether the backend offers that. The page may have been opened for signing out, before its configuration is there. */
async function offersSignOut(): Promise<boolean> {
  const isElsewhere = new URL(env.identityAuthority, location.origin).origin !== location.origin
  if (!isOffered('signout') && isElsewhere) {
    const { apis, features } = await getConfiguration(undefined, AbortSignal.timeout(patienceMs))
    setApiBaseUrls(apis)
    learnAdditions(features)
  }
  return isOffered('signout')
}

async function briefly(answer: Promise<unknown>): Promise<void> {
  await Promise.race([answer.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

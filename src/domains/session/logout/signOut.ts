import { endSessionEpoch } from '@/http/sessionEpoch'
import { forgetAttempts } from '@/domains/session/signIn/attempts'
import { offlineFiles } from '@/lib/offlineFiles'
import { forgetDrafts, storage } from '@/lib/storage'

/** Why somebody was signed out; part of the landing page's address. */
export type SignOutReason = 'session-timeout'

/**
 * Signs out in this browser first, so that nothing remains even without a network; then at the identity provider, which
 * returns to `logout?ref=idp`. Never resolves when the provider can be reached.
 */
export function signOut(reason: SignOutReason | undefined): Promise<void> {
  if (leaving) return leaving
  const storedIdToken = storage.read('identityToken')
  // Before any waiting: from here on no call is made in this person's name.
  endSessionEpoch()
  storage.clearAll()
  forgetAttempts()
  // Only one tab goes to the provider; the others then find no session left to end.
  leaving = navigator.locks.request('waymark.signOut', () => leave(reason, storedIdToken))
  return leaving
}

let leaving: Promise<void> | undefined

async function leave(reason: SignOutReason | undefined, storedIdToken: string | undefined): Promise<void> {
  const { identity } = await import('@/domains/session/identity')
  const user = await identity.getUser()
  const idTokenHint = user?.id_token ?? storedIdToken
  // A provider client created in the meantime belongs to the ended session too.
  endSessionEpoch()
  await identity.removeUser()
  // Removes what a pending renewal has stored meanwhile.
  storage.clearAll()
  if (!reason) forgetDrafts()
  await offlineFiles.clear()
  if (user?.refresh_token) await revoke(user.refresh_token)
  if (!idTokenHint) return
  await identity.signoutRedirect({ id_token_hint: idTokenHint, ...(reason && { url_state: reason }) })
  await new Promise(() => {})
}

const patienceMs = 2000

/** Revokes at the provider, with a short timeout: the session is already removed here. */
async function revoke(token: string): Promise<void> {
  const { identity } = await import('@/domains/session/identity')
  const answered = identity.revokeRefreshToken(token).catch(() => undefined)
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

import { keptFiles } from '@/lib/keptFiles'
import { storage, storageKeys } from '@/lib/storage'

/** Why somebody was signed out; stands in the address of the landing page. */
export type SignOutReason = 'session-timeout'

/**
 * Signs out here first, so that nothing stays even when the network is down, then at the identity provider, which
 * returns to `logout?ref=idp`. Never resolves when the provider can be reached.
 */
export function signOut(reason: SignOutReason | undefined): Promise<void> {
  return (leaving ??= leave(reason))
}

let leaving: Promise<void> | undefined

async function leave(reason: SignOutReason | undefined): Promise<void> {
  const { identity } = await import('./identity')
  const user = await identity.getUser()
  const idTokenHint = user?.id_token ?? storage.read('identityToken')
  await identity.removeUser()
  storage.clearAll()
  await keptFiles.clear()
  if (!idTokenHint) return
  await identity.signoutRedirect({ id_token_hint: idTokenHint, ...(reason && { url_state: reason }) })
  await new Promise(() => {})
}

/** Calls back when another tab signs out: the identity token goes only then (a 401 clears the access token alone). */
export function onSignedOutElsewhere(act: () => void): void {
  window.addEventListener('storage', (event) => {
    const isGone = event.key === storageKeys.identityToken && event.newValue === null
    if (isGone || event.key === null) act()
  })
}

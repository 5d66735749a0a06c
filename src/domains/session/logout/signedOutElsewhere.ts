import { endSessionEpoch } from '@/http/sessionEpoch'
import { decodePayload } from '@/http/tokenPayload'
import { storage, storageKeys } from '@/lib/storage'

/** Removes everything of the session from this browser, and discards answers that are still pending. */
export function forgetSession(): void {
  endSessionEpoch()
  storage.clearAll()
  for (const key of Object.keys(localStorage)) if (key.startsWith('oidc.')) localStorage.removeItem(key)
}

/** The identity token names the person at every provider; an access token may be opaque. */
const personOf = (token: string | null | undefined): unknown => (decodePayload(token ?? '') as { sub?: unknown })?.sub

/** Calls back when another tab signs another person in. */
export function onOtherUserSignedIn(act: () => void): void {
  let known = personOf(storage.read('identityToken'))
  window.addEventListener('storage', ({ key, oldValue }) => {
    if (key !== storageKeys.identityToken) return
    if (oldValue) known = personOf(oldValue)
    const now = personOf(storage.read('identityToken'))
    if (known && now && now !== known) act()
  })
}

/** Calls back when another tab signs out, which removes the identity token; a 401 removes the access token alone. */
export function onSignedOutElsewhere(act: () => void): void {
  window.addEventListener('storage', (event) => {
    const isGone = event.key === storageKeys.identityToken && event.newValue === null
    if (!isGone && event.key !== null) return
    endSessionEpoch()
    act()
  })
}

import type { AxiosError } from 'axios'
import { storage } from '@/lib/storage'
import { identity } from './identity'
import { keepRenewing } from './renewal'
import { whoami } from './session.api'

/**
 * What the identity provider does to an open page: renewals that fail, and a sign-in that ends there. The provider's
 * word alone ends nothing: the server is asked first, and nothing is done while there is no network.
 */
export async function watchIdentity(on: { ended: () => void; signedOut: () => void }): Promise<void> {
  keepRenewing(identity, on.ended)
  const confirm = () => {
    // Signed out here, or in another tab, which says so itself.
    if (identity.isOver || !storage.read('accessToken')) return
    if (!navigator.onLine) return window.addEventListener('online', confirm, { once: true })
    whoami().catch((error: AxiosError) => error.response?.status === 401 && on.signedOut())
  }
  identity.events.addUserSignedOut(confirm)
  await identity.resume()
}

import type { AxiosError } from 'axios'
import { storage } from '@/lib/storage'
import { identity } from './identity'
import { keepRenewing } from './renewal'
import { whoami } from './session.api'

/**
 * Watches for failed renewals and for a sign-in that ends at the identity provider. The provider's message alone ends
 * no session: the server is asked first, and never without a network.
 */
export async function watchIdentity(on: { ended: (error: unknown) => void; signedOut: () => void }): Promise<void> {
  keepRenewing(identity, on.ended)
  const confirm = () => {
    // Already signed out, here or in another tab, which reports that itself.
    if (identity.isOver || !storage.read('accessToken')) return
    if (!navigator.onLine) return window.addEventListener('online', confirm, { once: true })
    whoami().catch((error: AxiosError) => error.response?.status === 401 && on.signedOut())
  }
  identity.events.addUserSignedOut(confirm)
  await identity.resume()
}

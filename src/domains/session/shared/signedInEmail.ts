import { decodePayload } from '@/http/tokenPayload'
import { storage } from '@/lib/storage'

/** The e-mail address in the identity token (§3), which needs no profile, or empty. */
export function signedInEmail(): string {
  const { email } = (decodePayload(storage.read('identityToken') ?? '') ?? {}) as { email?: string }
  return email ?? ''
}

import { decodePayload } from '@/http/tokenPayload'
import { storage } from '@/lib/storage'

/** The e-mail address in the identity token (§3), which is there without a profile too; empty where there is none. */
export function signedInEmail(): string {
  const { email } = (decodePayload(storage.read('identityToken') ?? '') ?? {}) as { email?: string }
  return email ?? ''
}

import type { AxiosError } from 'axios'
import { decodeClaims, endsWithin } from '@/http/tokenPayload'
import { offlineFiles } from '@/lib/offlineFiles'

/**
 * Clears the trips saved in this browser where a call was refused before its token expired: the person was deactivated,
 * or an administrator ended their sign-in. An expired token is renewed, and the trips stay.
 */
export async function forgetTripsIfTakenBack({ config }: Pick<AxiosError, 'config'>): Promise<void> {
  const sent = String(config?.headers.get('Authorization') ?? '').slice('Bearer '.length)
  const { exp } = decodeClaims(sent) ?? {}
  // The expiry of an opaque token is unknown, so its refusal counts as a revocation.
  const hasAged = exp !== undefined && endsWithin({ exp }, 0)
  if (sent !== '' && !hasAged) await offlineFiles.clear()
}

import type { AxiosError } from 'axios'
import { decodeClaims, endsWithin } from '@/http/tokenPayload'
import { offlineFiles } from '@/lib/offlineFiles'

/**
 * Clears the trips kept in this browser where a call was refused though its token has not expired: the person was
 * deactivated, or their sign-in was ended by somebody else. A token that only aged is renewed, and keeps them.
 */
export async function forgetTripsIfTakenBack({ config }: Pick<AxiosError, 'config'>): Promise<void> {
  const sent = String(config?.headers.get('Authorization') ?? '').slice('Bearer '.length)
  const { exp } = decodeClaims(sent) ?? {}
  // Nobody but its provider can tell of an opaque token whether it has aged.
  const hasAged = exp !== undefined && endsWithin({ exp }, 0)
  if (sent !== '' && !hasAged) await offlineFiles.clear()
}

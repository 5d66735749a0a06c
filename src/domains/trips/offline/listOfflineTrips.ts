import { storedClaims } from '@/http/accessToken'
import { type OfflineCopy, listCopies } from './offlineCopies'

/**
 * The trips saved in this browser by the person who was signed in last. The stored token names the person, even if it
 * has expired, so that copies can be read without a network.
 */
export async function listOfflineTrips(): Promise<OfflineCopy[]> {
  const claims = storedClaims()
  return claims ? listCopies({ companyId: claims.company_id, profileId: claims.ProfileId }) : []
}

import { storedClaims } from '@/http/accessToken'
import { type OfflineCopy, listCopies } from './offlineCopies'

/**
 * The trips that the person who was signed in last keeps in this browser. The stored token names the person; one that has
 * expired does too, so that copies can be read without a connection.
 */
export async function listOfflineTrips(): Promise<OfflineCopy[]> {
  const claims = storedClaims()
  return claims ? listCopies({ companyId: claims.company_id, profileId: claims.ProfileId }) : []
}

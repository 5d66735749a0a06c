import { storedClaims } from '@/http/accessToken'
import { type OfflineCopy, listCopies } from './offlineCopies'

/**
 * The trips that the last signed-in person saved in this browser. The stored token names the person even after it has
 * expired, so that copies can be read without a network. Without our ids in the token the list is empty.
 */
export async function listOfflineTrips(): Promise<OfflineCopy[]> {
  const { company_id: companyId, ProfileId: profileId } = storedClaims() ?? {}
  return companyId && profileId ? listCopies({ companyId, profileId }) : []
}

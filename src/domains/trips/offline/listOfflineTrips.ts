import { storedClaims } from '@/http/accessToken'
import { type OfflineCopy, listCopies } from './offlineCopies'

/**
 * The trips saved in this browser by the person who was signed in last. The stored token names the person, even if it
 * has expired, so that copies can be read without a network. Without our ids in it, nobody is named and nothing is listed.
 */
export async function listOfflineTrips(): Promise<OfflineCopy[]> {
  const { company_id: companyId, ProfileId: profileId } = storedClaims() ?? {}
  return companyId && profileId ? listCopies({ companyId, profileId }) : []
}

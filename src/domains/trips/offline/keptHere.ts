import { storedClaims } from '@/http/accessToken'
import { type KeptCopy, listCopies } from './keptTrips'

/**
 * The trips that the person who was signed in last keeps in this browser. The stored token names the person; one that has
 * expired does too, so that copies can be read without a connection.
 */
export async function keptHere(): Promise<KeptCopy[]> {
  const claims = storedClaims()
  return claims ? listCopies({ companyId: claims.company_id, profileId: claims.ProfileId }) : []
}

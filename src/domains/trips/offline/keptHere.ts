import { storedClaims } from '@/http/accessToken'
import { type KeptCopy, listCopies } from './keptTrips'

/** What the person who was signed in last keeps in this browser. Who it is says the stored token, even an old one. */
export async function keptHere(): Promise<KeptCopy[]> {
  const claims = storedClaims()
  return claims ? listCopies({ companyId: claims.company_id, profileId: claims.ProfileId }) : []
}

import { storedClaims } from '@/http/accessToken'
import type { ProfileRef } from '@/http/paths'
import { listCopies, type OfflineCopy, type OfflineHelp, readHelp } from './offlineCopies'

/** The data that a person can read without a network. */
export interface Kept {
  copies: readonly OfflineCopy[]
  help: OfflineHelp
}

/** The person of the stored token; undefined without one, or without our ids in it. */
export function personOfToken(): ProfileRef | undefined {
  const { company_id: companyId, ProfileId: profileId } = storedClaims() ?? {}
  return companyId && profileId ? { companyId, profileId } : undefined
}

/**
 * The trips, the agency and the emergency contacts that are saved in this browser for the last signed-in person;
 * undefined where there is nothing of these. The stored token names the person even after it has expired, so that
 * copies can be read without a network.
 */
export async function listOfflineTrips(): Promise<Kept | undefined> {
  const person = personOfToken()
  if (!person) return undefined
  const [copies, help] = await Promise.all([listCopies(person), readHelp(person)])
  return copies.length > 0 || help.agency || help.contacts.length > 0 ? { copies, help } : undefined
}

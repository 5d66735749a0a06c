import { foldAccents } from '#contract/texts/foldAccents.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips, type GuestTraveler } from '#server/db/schema/trips/trips.ts'
import { shownAddress } from '#server/mail/noAddress.ts'

/** The owner of a trip, and the guest who travels on it instead. */
interface Traveler {
  profileId: string
  firstName: string
  lastName: string
  email: string
  guest: GuestTraveler | null
}

/** The columns of a traveler, for queries over trips joined with their profiles. */
export const travelerColumns = {
  profileId: trips.profileId,
  guest: trips.guest,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  email: profiles.email,
}

/**
 * The same for every trip of one person, and different for two people: address and name. Two guests may share an
 * address, or have that of their host; a guest with a profile may have trips that others booked. Without an address the
 * profile stands for it.
 */
export function personOf({ profileId, guest, ...owner }: Traveler): string {
  const { firstName, lastName, email } = guest ?? owner
  return foldAccents(`${shownAddress(email) || profileId} ${firstName} ${lastName}`)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** The number of different people among the travelers of trips. */
export const countPeople = (travelers: readonly Traveler[]): number => new Set(travelers.map(personOf)).size

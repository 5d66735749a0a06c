import type { Profile } from '#contract/profile/profile.ts'
import type { Database } from '#server/db/client.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import { loadPerson, type Person } from '#server/domains/profile/person.ts'
import { presentProfile } from '#server/domains/profile/present.ts'
import type { Language } from '#server/http/requests/language.ts'
import { shownAddress } from '#server/mail/noAddress.ts'

interface ReadRequest {
  profileRef: { companyId: string; profileId: string }
  language: Language
  now: Date
}

/** A profile as the API returns it (§3), with an admin's address where only an admin can help. @throws 404 */
export async function readProfile(db: Database, { profileRef, language, now }: ReadRequest): Promise<Profile> {
  const person = await loadPerson(db, profileRef.companyId, profileRef.profileId)
  const profile = presentProfile(person, language, now)
  return { ...profile, administratorEmail: needsAdmin(profile, person) ? await administratorOf(db, profileRef) : null }
}

/** Whether a problem prevents booking that only an admin can resolve: a detail, the switch or the policy. */
const needsAdmin = ({ isMandatoryFieldsInformationComplete: isComplete }: Profile, { policy, employee }: Person) =>
  employee !== null && (!isComplete || !policy?.isAllowedSelf || !policy.isAllowedTransient)

/** The address of the admin with the longest service who can sign in, has registered, and is another person. */
async function administratorOf(
  db: Database,
  { companyId, profileId }: ReadRequest['profileRef'],
): Promise<string | null> {
  const others = (await adminsOf(db, companyId)).filter((each) => each.isActive && each.profileId !== profileId)
  const [longest] = others
    .flatMap(({ email, registeredAt }) => (registeredAt ? [{ email, registeredAt }] : []))
    .toSorted((one, other) => +one.registeredAt - +other.registeredAt)
  return longest ? shownAddress(longest.email) || null : null
}

import type { Profile } from '#contract/profile.ts'
import type { Database } from '#server/db/client.ts'
import { adminsOf } from '#server/domains/profile/account/admins.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import type { Person } from '#server/domains/profile/person.ts'
import { presentProfile } from '#server/domains/profile/present.ts'
import type { Language } from '#server/http/language.ts'
import { shownAddress } from '#server/mail/noAddress.ts'

interface ReadRequest {
  profileRef: { companyId: string; profileId: string }
  language: Language
  now: Date
}

/** A profile as it is answered (§3), with whom to write to where only an administrator can help. @throws 404 */
export async function readProfile(db: Database, { profileRef, language, now }: ReadRequest): Promise<Profile> {
  const person = await loadPerson(db, profileRef.companyId, profileRef.profileId)
  const profile = presentProfile(person, language, now)
  return { ...profile, administratorEmail: needsAdmin(profile, person) ? await administratorOf(db, profileRef) : null }
}

/** Whether something stands against booking that only an administrator can settle: a detail, the switch, or the policy. */
const needsAdmin = ({ isMandatoryFieldsInformationComplete: isComplete }: Profile, { policy, employee }: Person) =>
  employee !== null && (!isComplete || !policy?.isAllowedSelf || !policy.isAllowedTransient)

/** The address of the administrator who has been here longest: one who can sign in, has done so, and is somebody else. */
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

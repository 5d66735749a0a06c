import { and, eq, inArray } from 'drizzle-orm'
import { peopleToCall } from '#contract/profile/emergencyContact.ts'
import type { PersonToCall } from '#contract/risk/findTravelers.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { phoneText } from '#contract/fields/phones.ts'
import type { Database } from '#server/db/client.ts'
import { emergencyContacts } from '#server/db/schema/profile/profileData.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'

/** The emergency contact that is called first, by profile, for people of one company. People without one are left out. */
export async function emergencyContactsOf(
  db: Database,
  people: readonly ProfileRef[],
): Promise<Map<string, PersonToCall>> {
  const [anyone] = people
  if (!anyone) return new Map()
  const ids = people.map(({ profileId }) => profileId)
  const rows = await db
    .select()
    .from(emergencyContacts)
    .where(and(eq(emergencyContacts.companyId, anyone.companyId), inArray(emergencyContacts.profileId, ids)))
  return new Map(
    rows.flatMap(({ profileId, ...contact }) => {
      const [first] = peopleToCall(contact)
      if (!first) return []
      const phone = [phoneText({ code: first.code, number: first.phoneNumber }), first.extension]
        .filter(Boolean)
        .join(' #')
      return [[profileId, { name: fullName(first), relationship: first.relationship, phone }] as const]
    }),
  )
}

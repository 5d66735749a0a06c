import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { HrProfile, newHrProfileSchema } from '#contract/employees/hrProfiles.ts'
import type { z } from 'zod'
import type { Database } from '#server/db/client.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { hrProfiles } from '#server/db/schema/profile/profileData.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import { Refusal, refusedField } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'

/** The company's HR profiles, by name; only one where `id` is given. */
export async function hrProfilesOf(db: Database, companyId: string, id?: string): Promise<HrProfile[]> {
  const rows = await db
    .select({
      profileId: hrProfiles.id,
      internalEmployeeId: hrProfiles.internalEmployeeId,
      firstName: hrProfiles.firstName,
      lastName: hrProfiles.lastName,
      email: hrProfiles.email,
      jobTitle: hrProfiles.jobTitle,
      costCenterId: hrProfiles.costCenterId,
      travelProfileId: profiles.id,
    })
    .from(hrProfiles)
    .leftJoin(
      profiles,
      and(eq(profiles.companyId, hrProfiles.companyId), eq(sql`lower(${profiles.email})`, hrProfiles.email)),
    )
    .where(and(eq(hrProfiles.companyId, companyId), id === undefined ? undefined : eq(hrProfiles.id, id)))
    .orderBy(asc(folded(hrProfiles.lastName)), asc(folded(hrProfiles.firstName)), asc(hrProfiles.id))
  return rows.map(({ travelProfileId, ...person }) => ({ ...person, hasTravelProfile: travelProfileId !== null }))
}

/**
 * Adds an HR profile. E-mail addresses are stored in lower case.
 * @throws 400 for an unknown cost center, 409 for an e-mail or employee number in use, each with the field
 */
export async function addHrProfile(
  companyId: string,
  body: z.infer<typeof newHrProfileSchema>,
  { db }: Services,
): Promise<HrProfile> {
  const person = { ...body, email: body.email.toLowerCase() }
  const id = randomUUID()
  await db.transaction(async (tx) => {
    // Locks the company, so that a conflict is found before the insert and can name its field.
    await lockCompany(tx, companyId)
    requireRoom(
      'personnelRecords',
      await tx.$count(hrProfiles, eq(hrProfiles.companyId, companyId)),
      'personnel records',
    )
    if (person.costCenterId !== null) await checkCostCenter(tx, companyId, person.costCenterId)
    await checkNew(tx, companyId, person)
    await tx.insert(hrProfiles).values({ id, companyId, ...person })
  })
  const [added] = await hrProfilesOf(db, companyId, id)
  return added!
}

async function checkCostCenter(tx: Database, companyId: string, id: string) {
  const known = await tx.$count(costCenters, and(eq(costCenters.companyId, companyId), eq(costCenters.id, id)))
  if (known === 0) throw refusedField('costCenterId', 'invalid')
}

async function checkNew(tx: Database, companyId: string, person: { email: string; internalEmployeeId: string }) {
  for (const field of ['email', 'internalEmployeeId'] as const) {
    const same = and(eq(hrProfiles.companyId, companyId), eq(hrProfiles[field], person[field]))
    if ((await tx.$count(hrProfiles, same)) > 0)
      throw new Refusal(409, 'alreadyThere', 'Somebody with this e-mail or employee number is there. Look for them.', {
        problems: [{ field, code: 'alreadyThere' }],
      })
  }
}

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { countryCodes } from '#contract/countries.ts'
import { fallbackLocale, cultureOf } from '#contract/locales.ts'
import { employees } from '#server/db/schema/company.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/people.ts'
import { countries } from '#server/db/schema/reference.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { inviteEmployee } from '#server/scim/users/invite.ts'
import { checkManager, checkNumber, costCenterOf, policyOfNew } from '#server/scim/users/lookups.ts'
import { note } from '#server/scim/users/notes.ts'
import type { Wishes } from '#server/scim/users/wishes.ts'

/** What is known of a person who is added; the address is nobody's yet. */
export type NewPerson = Wishes & { email: string; firstName: string; lastName: string }

/**
 * Adds an employee with a travel profile and an account, and invites them by mail unless they are inactive. What the
 * client does not say is as it is for people who are new: a number is made, the manager approves, the standard policy
 * holds.
 * @returns the id of the employee
 * @throws 409 for a number that is taken, 400 for a cost centre or manager who is not there
 */
export async function addPerson(person: NewPerson, client: ScimClient): Promise<string> {
  const employee = await insertEmployee(person, client)
  const profileId = await insertProfile(person, employee, client)
  await note(client, [{ entity: 'employee', entityId: employee.id, action: 'added', changes: [] }])
  if (employee.status === 'active') await inviteEmployee(profileId, client.services)
  return employee.id
}

async function insertEmployee(person: NewPerson, { companyId, services: { db, now } }: ScimClient) {
  const id = randomUUID()
  if (person.number) await checkNumber(db, companyId, person.number)
  if (person.managerId) await checkManager(db, companyId, person.managerId)
  const costCenter = person.costCenterNumber && (await costCenterOf(db, companyId, person.costCenterNumber))
  const employee = {
    id,
    companyId,
    externalId: person.number ?? `S-${id.slice(0, 8).toUpperCase()}`,
    jobTitle: person.jobTitle ?? '',
    status: person.isActive === false ? ('inactive' as const) : ('active' as const),
    costCenterId: costCenter ? costCenter.id : null,
    managerId: person.managerId ?? null,
    approverId: person.managerId ?? null,
    agencyService: 'default' as const,
    travelPolicyId: await policyOfNew(db, companyId),
    type: person.type ?? 'employee',
    scimId: person.scimId ?? null,
    createdAt: now(),
    updatedAt: now(),
  }
  await db.insert(employees).values(employee)
  return employee
}

type Employee = Awaited<ReturnType<typeof insertEmployee>>

async function insertProfile(person: NewPerson, employee: Employee, { companyId, services: { db } }: ScimClient) {
  const profileId = randomUUID()
  const cultureCode = person.cultureCode ?? cultureOf(fallbackLocale)
  // Of where they live nothing is said; the region of their language is the likeliest.
  const region = cultureCode.split('-')[1] ?? ''
  const countryCode = countryCodes.includes(region) ? region : ''
  const [country] = await db.select().from(countries).where(eq(countries.code, countryCode))
  await db.insert(profiles).values({
    id: profileId,
    companyId,
    employeeId: employee.id,
    firstName: person.firstName,
    middleName: person.middleName ?? '',
    lastName: person.lastName,
    email: person.email,
    phoneNumber: person.phone?.number ?? '',
    phoneCountryCode: person.phone?.code ?? country?.callingCode ?? '',
    cultureCode,
    countryCode,
    internalEmployeeId: employee.externalId,
    groupId: `${companyId}-staff`,
  })
  await db.insert(profileRoles).values({ profileId, role: 'Traveller' })
  const account = { id: randomUUID(), email: person.email, profileId, passwordHash: null }
  await db.insert(accounts).values({ ...account, roleClaimStyle: 'list' })
  return profileId
}

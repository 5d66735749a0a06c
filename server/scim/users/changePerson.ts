import { eq, sql } from 'drizzle-orm'
import { employees } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { activate, deactivate } from '#server/scim/users/activity.ts'
import { giveAccount } from '#server/domains/grants/heldAccount.ts'
import { inviteEmployee } from '#server/scim/users/invite.ts'
import { addressIsTaken, checkManager, checkNumber, costCenterOf, holderOf } from '#server/scim/users/lookups.ts'
import { changedField, note } from '#server/scim/users/notes.ts'
import type { PersonRow } from '#server/scim/users/people.ts'
import type { Wishes } from '#server/scim/users/wishes.ts'

type EmployeeColumns = Partial<typeof employees.$inferInsert>
type ProfileColumns = Partial<typeof profiles.$inferInsert>
type FieldChange = { field: string; from: string | null; to: string | null }

/**
 * Changes a person as a client wishes.
 * @throws 409 for an address or number that is taken, and for the last administrator; 400 for a cost centre or manager
 *   who is not there
 */
export async function changePerson(row: PersonRow, wishes: Wishes, client: ScimClient): Promise<void> {
  const employment = await employmentColumns(row, wishes, client)
  const personal = personalColumns(wishes)
  await save(row, employment.columns, personal, client)
  const changes = [...employment.changes, ...personalChanges(wishes)]
  if (changes.length > 0)
    await note(client, [{ entity: 'employee', entityId: row.employee.id, action: 'changed', changes }])
  if (wishes.email !== undefined && wishes.email !== row.profile.email) await moveAddress(row, wishes.email, client)
  if (wishes.isActive === true) await activate(row, client)
  if (wishes.isActive === false) await deactivate(row, client)
}

async function employmentColumns({ employee, costCenter }: PersonRow, wishes: Wishes, client: ScimClient) {
  const { companyId, services } = client
  const columns: EmployeeColumns = {}
  const changes: FieldChange[] = []
  if (wishes.number !== undefined && wishes.number !== employee.externalId) {
    await checkNumber(services.db, companyId, wishes.number)
    columns.externalId = wishes.number
    changes.push(changedField('externalId'))
  }
  if (wishes.costCenterNumber !== undefined) {
    const to =
      wishes.costCenterNumber === null ? null : await costCenterOf(services.db, companyId, wishes.costCenterNumber)
    columns.costCenterId = to?.id ?? null
    changes.push({ field: 'costCenterId', from: costCenter?.externalId ?? null, to: to?.externalId ?? null })
  }
  if (wishes.managerId !== undefined) {
    if (wishes.managerId !== null) await checkManager(services.db, companyId, wishes.managerId, employee.id)
    columns.managerId = wishes.managerId
    changes.push(changedField('managerId'))
  }
  if (wishes.type !== undefined) {
    columns.type = wishes.type
    changes.push({ field: 'type', from: employee.type, to: wishes.type })
  }
  if (wishes.jobTitle !== undefined) {
    columns.jobTitle = wishes.jobTitle
    changes.push(changedField('jobTitle'))
  }
  if (wishes.scimId !== undefined) columns.scimId = wishes.scimId
  return { columns, changes }
}

function personalColumns(wishes: Wishes): ProfileColumns {
  const { firstName, middleName, lastName, cultureCode, number, phone } = wishes
  const columns = { firstName, middleName, lastName, cultureCode, internalEmployeeId: number }
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as ProfileColumns
  if (phone === undefined) return given
  // Another number is not known to be theirs, so that no sign-in codes go there.
  const reset = { phoneNumberIsConfirmed: false, setupForOtp: false }
  if (phone === null) return { ...given, phoneNumber: '', ...reset }
  return { ...given, phoneCountryCode: phone.code, phoneNumber: phone.number, phoneType: 'mobile', ...reset }
}

function personalChanges(wishes: Wishes): FieldChange[] {
  const fields = {
    email: 'email',
    firstName: 'firstName',
    middleName: 'middleName',
    lastName: 'lastName',
    cultureCode: 'cultureCode',
    phone: 'mobilePhone',
  } as const
  return Object.entries(fields).flatMap(([wish, field]) =>
    wishes[wish as keyof Wishes] === undefined ? [] : [changedField(field)],
  )
}

async function save(
  { employee, profile }: PersonRow,
  employment: EmployeeColumns,
  personal: ProfileColumns,
  { services: { db, now } }: ScimClient,
) {
  if (Object.keys(employment).length + Object.keys(personal).length === 0) return
  // Of whichever record, the client is told when the resource changed.
  await db
    .update(employees)
    .set({ ...employment, updatedAt: now(), version: sql`${employees.version} + 1` })
    .where(eq(employees.id, employee.id))
  if (Object.keys(personal).length > 0)
    await db
      .update(profiles)
      .set({ ...personal, version: sql`${profiles.version} + 1` })
      .where(eq(profiles.id, profile.id))
}

/**
 * Gives a person another address, which is another way in (docs/decisions/0029): nothing of the one before opens their
 * account any more.
 */
async function moveAddress(row: PersonRow, email: string, client: ScimClient) {
  const { services } = client
  const { id: profileId } = row.profile
  if (await holderOf(services.db, email, profileId)) throw addressIsTaken()
  await save(row, {}, { email }, client)
  await giveAccount({ profileId, email }, services)
  if (row.employee.status === 'active') await inviteEmployee(profileId, services)
}

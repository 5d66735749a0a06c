import type { EmployeeFields } from '#server/domains/admin/employees/employeeColumns.ts'
import { noteCompanyChanges } from '#server/domains/record/noteCompanyChanges.ts'
import type { CompanyChangeNote } from '#server/domains/record/noteCompanyChanges.ts'
import type { EmployeeRecord, Managing } from '#server/domains/admin/employees/readEmployees.ts'
import { noteChange } from '#server/domains/profile/changes.ts'

type Field = keyof EmployeeFields
/** Of these the record of administration keeps the values; of the others they are personal. */
const kept: readonly string[] = [
  'costCenterId',
  'agencyService',
  'travelPolicyId',
  'type',
  'status',
  'roles',
] satisfies (Field | 'status' | 'roles')[]
/** What the person's own record calls these fields, by section; the rest of a form is not about their profile. */
const ofPerson: Partial<Record<Field, string>> = {
  firstName: 'firstName',
  middleName: 'middleName',
  lastName: 'lastName',
  costCenterId: 'costCenterId',
  approverId: 'approverId',
  mobilePhone: 'phoneNumber',
  countryCode: 'countryCode',
  homeAirport: 'airportCode',
}
const ofAccount: Partial<Record<Field, string>> = { email: 'email', cultureCode: 'cultureCode' }

/** A changed field; without values where they are personal. */
export const changeOf = (field: string, from: unknown, to: unknown): CompanyChangeNote['changes'][number] => {
  const shown = (value: unknown) => (kept.includes(field) && typeof value === 'string' ? value : null)
  return { field, from: shown(from), to: shown(to) }
}

interface Noted {
  action: CompanyChangeNote['action']
  changes?: CompanyChangeNote['changes']
}

/** Notes in the record of administration what was done to employees. */
export const noteEmployees = (
  records: readonly EmployeeRecord[],
  { action, changes = [] }: Noted,
  { caller, services: { db, now } }: Managing,
): Promise<void> =>
  noteCompanyChanges(
    db,
    { profileId: caller.profileId },
    records.map(({ profile: { companyId }, employee }) => ({
      companyId,
      at: now(),
      entity: 'employee',
      entityId: employee.id,
      action,
      changes,
    })),
  )

/** Notes in the record of the person, under its sections, which fields were changed; no values. */
export async function notePerson(
  { profile }: EmployeeRecord,
  changed: readonly string[],
  { caller, services: { db, now } }: Managing,
): Promise<void> {
  const note = { companyId: profile.companyId, profileId: profile.id, actorProfileId: caller.profileId, at: now() }
  for (const [section, names] of [
    ['personal', ofPerson],
    ['account', ofAccount],
  ] as const) {
    const fields = changed.flatMap((field) => names[field as Field] ?? [])
    if (fields.length > 0) await noteChange(db, { ...note, section, action: 'changed', fields })
  }
}

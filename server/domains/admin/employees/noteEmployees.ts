import { inArray } from 'drizzle-orm'
import { costCenters, travelPolicies } from '#server/db/schema/company.ts'
import type { Database } from '#server/db/client.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/employeeColumns.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/readEmployees.ts'
import { noteChanges } from '#server/domains/profile/changes.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import type { Acting, CompanyChangeNote } from '#server/domains/audit/recordCompanyChanges.ts'

type Field = keyof EmployeeFields
type Changes = CompanyChangeNote['changes']
type Values = Partial<Record<Field | 'status', unknown>>

/** Of these the record of administration keeps the values; of the others they are personal. */
const kept = ['costCenterId', 'agencyService', 'travelPolicyId', 'type', 'status'] as const satisfies (
  Field | 'status'
)[]
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

/** What a change makes of fields; without values where they are personal. */
export const changesOf = (before: Values, after: Values): Changes =>
  Object.keys(after).flatMap((field) => {
    const name = kept.find((each) => each === field)
    const shown = (of: Values) => (name && typeof of[name] === 'string' ? of[name] : null)
    const change = { field, from: shown(before), to: shown(after) }
    // Of somebody new, what has a value says enough.
    const isSilent = Object.keys(before).length === 0 && change.to === null
    return isSilent ? [] : [change]
  })

/** Of whom something is noted. */
interface Noted {
  employee: Pick<EmployeeRows['employee'], 'id' | 'companyId'>
}

/** Notes in the record of administration what was done to employees. */
export async function noteEmployees<Each extends Noted>(
  people: readonly Each[],
  noteOf: (each: Each) => { action: CompanyChangeNote['action']; changes?: Changes },
  { caller, services: { db, now } }: Acting,
): Promise<void> {
  const notes = people.map((each): CompanyChangeNote => {
    const { action, changes = [] } = noteOf(each)
    const { id, companyId } = each.employee
    return { companyId, at: now(), entity: 'employee', entityId: id, action, changes }
  })
  await recordCompanyChanges(db, caller, await withNames(notes, db))
}

/** Keeps the numbers of cost centres and the names of policies instead of ids, which nobody could read later. */
async function withNames(notes: readonly CompanyChangeNote[], db: Database): Promise<CompanyChangeNote[]> {
  const idsOf = (name: string) =>
    notes
      .flatMap(({ changes }) => changes.filter(({ field }) => field === name))
      .flatMap(({ from, to }) => [from, to].filter((id) => id !== null))
  const { id, externalId } = costCenters
  const centers = await db
    .select({ id, name: externalId })
    .from(costCenters)
    .where(inArray(id, [...new Set(idsOf('costCenterId'))]))
  const policies = await db
    .select({ id: travelPolicies.id, name: travelPolicies.name })
    .from(travelPolicies)
    .where(inArray(travelPolicies.id, [...new Set(idsOf('travelPolicyId'))]))
  const names = new Map([...centers, ...policies].map((each) => [each.id, each.name]))
  const named = (value: string | null) => value && (names.get(value) ?? value)
  return notes.map((note) => ({
    ...note,
    changes: note.changes.map(({ field, from, to }) => ({ field, from: named(from), to: named(to) })),
  }))
}

/**
 * Notes in the records of people, under their sections, which fields were changed; no values. Their own record names
 * people: what a provisioning client changed is only in the record of administration.
 */
export async function notePeople(
  changes: readonly { record: EmployeeRows; changed: Partial<EmployeeFields> }[],
  { caller, services: { db, now } }: Acting,
): Promise<void> {
  if (!('profileId' in caller)) return
  const sections = [
    ['personal', ofPerson],
    ['account', ofAccount],
  ] as const
  const notes = changes.flatMap(({ record: { profile }, changed }) =>
    sections.map(([section, names]) => ({
      companyId: profile.companyId,
      profileId: profile.id,
      actorProfileId: caller.profileId,
      at: now(),
      section,
      action: 'changed' as const,
      fields: Object.keys(changed).flatMap((field) => names[field as Field] ?? []),
    })),
  )
  await noteChanges(
    db,
    notes.filter(({ fields }) => fields.length > 0),
  )
}

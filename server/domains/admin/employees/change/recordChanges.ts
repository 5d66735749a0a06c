import { inArray } from 'drizzle-orm'
import { costCenters, travelPolicies } from '#server/db/schema/company/company.ts'
import { employeeField, fieldsWith } from '#contract/employees/employeeFieldNames.ts'
import type { Database } from '#server/db/client.ts'
import type { EmployeeFields } from '#server/domains/admin/employees/records/employeeColumns.ts'
import type { EmployeeRows } from '#server/domains/admin/employees/records/readEmployees.ts'
import { recordProfileChanges } from '#server/domains/profile/recordProfileChanges.ts'
import { recordCompanyChanges, type CompanyChangeRecord } from '#server/domains/audit/recordCompanyChanges.ts'
import type { AdminContext } from '#server/domains/admin/adminContext.ts'

type Field = keyof EmployeeFields
type Changes = CompanyChangeRecord['changes']
type Values = Partial<Record<Field | 'status', unknown>>

/** Fields whose values the company's record of changes keeps. The other values are personal. */
const valueFields: readonly string[] = [...fieldsWith(({ isValueRecorded }) => isValueRecorded === true), 'status']

/** Changed fields for the record of changes, without the values of personal fields. */
export const fieldChanges = (before: Values, after: Values): Changes =>
  Object.keys(after).flatMap((field) => {
    const value = (of: Values) => of[field as keyof Values]
    const shown = (of: Values) =>
      valueFields.includes(field) && typeof value(of) === 'string' ? String(value(of)) : null
    const change = { field, from: shown(before), to: shown(after) }
    // For a new employee, fields without a recorded value are left out.
    const isSilent = Object.keys(before).length === 0 && change.to === null
    return isSilent ? [] : [change]
  })

/** The employee that an entry is about. */
interface AboutEmployee {
  employee: Pick<EmployeeRows['employee'], 'id' | 'companyId'>
}

/** Records changes of employees in the company's record of changes. */
export async function recordEmployeeChanges<Each extends AboutEmployee>(
  people: readonly Each[],
  toNote: (each: Each) => { action: CompanyChangeRecord['action']; changes?: Changes },
  { caller, services: { db, now } }: AdminContext,
): Promise<void> {
  const notes = people.map((each): CompanyChangeRecord => {
    const { action, changes = [] } = toNote(each)
    const { id, companyId } = each.employee
    return { companyId, at: now(), entity: 'employee', entityId: id, action, changes }
  })
  await recordCompanyChanges(db, caller, await withNames(notes, db))
}

/** Replaces ids by the numbers of cost centers and the names of policies, which stay readable. */
async function withNames(notes: readonly CompanyChangeRecord[], db: Database): Promise<CompanyChangeRecord[]> {
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
 * Records the names of changed fields in the employees' own records of changes, by section. Entries there name the
 * person who made the change; changes of a provisioning client are in the company's record only.
 */
export async function recordFieldChanges(
  changes: readonly { record: EmployeeRows; changed: Partial<EmployeeFields> }[],
  { caller, services: { db, now } }: AdminContext,
): Promise<void> {
  if (!('profileId' in caller)) return
  const sections = ['personal', 'account'] as const
  const notes = changes.flatMap(({ record: { profile }, changed }) =>
    sections.map((section) => ({
      companyId: profile.companyId,
      profileId: profile.id,
      actorProfileId: caller.profileId,
      at: now(),
      section,
      action: 'changed' as const,
      fields: (Object.keys(changed) as Field[]).flatMap((name) => {
        const { profileRecord } = employeeField(name)
        return profileRecord?.section === section ? profileRecord.field : []
      }),
    })),
  )
  await recordProfileChanges(
    db,
    notes.filter(({ fields }) => fields.length > 0),
  )
}

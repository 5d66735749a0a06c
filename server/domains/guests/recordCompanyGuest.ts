import { type CompanyChangeRecord, recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import type { GuestContext, GuestRef } from '#server/domains/guests/findGuest.ts'
import type { GuestFields } from '#server/domains/guests/guestColumns.ts'

type Changes = CompanyChangeRecord['changes']

/** Records a change of a guest in the company's record of changes, next to that of the guest's profile. */
export const recordCompanyGuest = (
  { companyId, employeeId }: GuestRef,
  change: Pick<CompanyChangeRecord, 'action'> & { changes?: Changes },
  { caller, services: { db, now } }: Pick<GuestContext, 'caller' | 'services'>,
): Promise<void> =>
  recordCompanyChanges(db, caller, [
    { companyId, at: now(), entity: 'guest', entityId: employeeId, changes: [], ...change },
  ])

/** The changed fields of the guest form: access with both values, and the others, which are personal, by name. */
export const guestFieldChanges = (changed: readonly string[], before: GuestFields, after: GuestFields): Changes => {
  const names = changed.map((field) => (phoneFields.includes(field) ? 'mobilePhone' : field))
  return [...new Set(names)].map((field) =>
    field === 'hasAccess'
      ? { field, from: String(before.hasAccess), to: String(after.hasAccess) }
      : { field, from: null, to: null },
  )
}
const phoneFields = ['phoneCountryCode', 'phoneNumber']

/** The last day of a guest, for the record of changes; empty where it stays. */
export const endDateChange = (from: string | null, to: string): Changes =>
  from === to ? [] : [{ field: 'endDate', from, to }]

/** The status of a guest, as that of an employee is recorded. */
export const statusChange = (to: 'active' | 'inactive'): Changes => [
  { field: 'status', from: to === 'active' ? 'inactive' : 'active', to },
]

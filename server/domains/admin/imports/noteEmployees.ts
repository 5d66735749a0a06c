import { randomUUID } from 'node:crypto'
import type { CompanyChange } from '#contract/companyChanges.ts'
import type { ProfileSection } from '#contract/profileChanges.ts'
import { profileChanges } from '#server/db/schema/profileData.ts'
import { noteCompanyChanges } from '#server/domains/record/noteCompanyChanges.ts'
import type { CompanyChangeNote } from '#server/domains/record/noteCompanyChanges.ts'
import type { EmployeeRefs } from '#server/domains/admin/imports/employeeRefs.ts'
import { fieldsOf } from '#server/domains/admin/imports/resolveEmployees.ts'
import type { EmployeeField, EmployeeFields } from '#server/domains/admin/imports/resolveEmployees.ts'
import type { ProfiledChange, Writing } from '#server/domains/admin/imports/writeEmployees.ts'

/** Notes what became of each employee, in the record of administration and in their own. */
export async function noteEmployees(changes: readonly ProfiledChange[], refs: EmployeeRefs, writing: Writing) {
  const { companyId, actorProfileId, services } = writing
  const at = services.now()
  const notes = changes.map((change): CompanyChangeNote => {
    const noted = [...new Set(change.changed.map(formNameOf))]
    return {
      companyId,
      at,
      entity: 'employee',
      entityId: change.id,
      action: actionOf(change),
      changes: noted.map((field) => noteOf(field, change, refs)),
    }
  })
  await noteCompanyChanges(services.db, { profileId: actorProfileId }, notes)
  const own = changes.flatMap((change) =>
    ownNotesOf(change).map((note) => ({
      id: randomUUID(),
      companyId,
      profileId: change.profileId,
      actorProfileId,
      at,
      ...note,
    })),
  )
  if (own.length > 0) await services.db.insert(profileChanges).values(own)
}

function actionOf({ known, changed, after }: ProfiledChange): CompanyChange['action'] {
  if (!known) return 'added'
  const isStatusOnly = changed.length === 1 && changed[0] === 'status'
  if (!isStatusOnly) return 'changed'
  return after.status === 'active' ? 'activated' : 'deactivated'
}

/** The field as the forms of administration call it. */
function formNameOf(field: EmployeeField): string {
  if (field === 'phoneCountryCode' || field === 'phoneNumber') return 'mobilePhone'
  return field === 'airportCode' ? 'homeAirport' : field
}

/** Values are noted where they are nobody's personal data. */
function noteOf(field: string, { known, after }: ProfiledChange, { names }: EmployeeRefs) {
  const text = shownValues[field]
  if (!text) return { field, from: null, to: null }
  return { field, from: known ? text(fieldsOf(known), names) : null, to: text(after, names) }
}

type Shown = (fields: EmployeeFields, names: EmployeeRefs['names']) => string | null
const shownValues: Record<string, Shown> = {
  status: ({ status }) => status,
  agencyService: ({ agencyService }) => agencyService,
  type: ({ type }) => type,
  roles: ({ roles }) => roles.join(', '),
  costCenterId: ({ costCenterId }, names) => names.get(costCenterId ?? '') ?? null,
  travelPolicyId: ({ travelPolicyId }, names) => names.get(travelPolicyId ?? '') ?? null,
}

const personalFields: readonly EmployeeField[] = [
  'firstName',
  'middleName',
  'lastName',
  'phoneCountryCode',
  'phoneNumber',
  'countryCode',
  'airportCode',
]
const accountFields: readonly EmployeeField[] = ['email', 'cultureCode', 'costCenterId', 'approverId']

/** What the own record of somebody shows of it. */
function ownNotesOf({ known, changed, after }: ProfiledChange) {
  if (!known) return []
  const note = (section: ProfileSection, action: 'added' | 'changed' | 'removed', fields: string[]) =>
    fields.length > 0 ? [{ section, action, fields }] : []
  const before = fieldsOf(known)
  return [
    ...note(
      'personal',
      'changed',
      changed.filter((field) => personalFields.includes(field)),
    ),
    ...note(
      'account',
      'changed',
      changed.filter((field) => accountFields.includes(field)),
    ),
    ...note(
      'roles',
      'added',
      after.roles.filter((role) => !before.roles.includes(role)),
    ),
    ...note(
      'roles',
      'removed',
      before.roles.filter((role) => !after.roles.includes(role)),
    ),
  ]
}

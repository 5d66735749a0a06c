import { isDeepStrictEqual } from 'node:util'
import {
  bookingLacks,
  type BookingLack,
  type EmployeeColumn,
  type ImportProblemCode,
} from '#contract/employees/imports.ts'
import { givenRoles, type Role } from '#contract/session/roles.ts'
import {
  fieldsOf,
  normalizeFields,
  type EmployeeFields,
} from '#server/domains/admin/employees/records/employeeColumns.ts'
import {
  blankEmployee,
  withDefaults,
  newWithDefaults,
  type EmployeeDefaults,
} from '#server/domains/admin/employees/change/employeeDefaults.ts'
import type { EmployeeRefs, StoredEmployee } from '#server/domains/admin/imports/check/employeeRefs.ts'
import type { StagedRow, Verdict } from '#server/domains/admin/imports/staging/importTypes.ts'
import { readEmployee, type ReadEmployee } from '#server/domains/admin/imports/read/readEmployee.ts'

/** Fields that a row can set: those of the form, roles and status. */
export interface ImportedFields extends EmployeeFields {
  /** Without the role Traveller, which every employee has. */
  roles: Role[]
  status: 'active' | 'inactive'
}

/** The change that a row makes to an employee. */
export interface EmployeeChange {
  /** Undefined for one who is added. */
  known: StoredEmployee | undefined
  /** The id of the employee, known or added. */
  id: string
  /** Fields after the change. */
  fields: EmployeeFields
  roles: Role[]
  status: 'active' | 'inactive'
  /** Names of changed fields; all fields of an added employee. */
  changed: (keyof ImportedFields)[]
  /** Details that only administrators provide, and without which the employee will not be able to book. */
  lacks: BookingLack[]
}

/** The admin who imports, with defaults for rows that leave language or country out. */
export interface Importer extends EmployeeDefaults {
  profileId: string
}

/** Judges a row with the records it refers to: its problems, or the change of the employee. */
export function resolveEmployee(row: StagedRow, refs: EmployeeRefs, by: Importer): Verdict<EmployeeChange> {
  const { employee: read, problems } = readEmployee(row.values, row.unsent)
  const known = refs.people.get(row.key)
  const refuse = (column: EmployeeColumn, code: ImportProblemCode) => {
    if (!problems.some((problem) => problem.column === column)) problems.push({ column, code })
  }
  checkNumbers(row, { read, refs, known, refuse })
  const links = readReferences(row, { read, refs, known, refuse })
  const before: ImportedFields = known ? importedFields(known) : { ...blankEmployee(by), roles: [], status: 'active' }
  const after = withOpenFieldsFilled({ ...before, ...links, ...ownFields(read) }, { known, refs })
  if (known?.profile.id === by.profileId) refuseChangesOfImporter(before, after, refuse)
  if (problems.length > 0) return { problems }
  const all = Object.keys(after) as (keyof ImportedFields)[]
  const changed = known ? all.filter((field) => !isDeepStrictEqual(after[field], before[field])) : all
  const { roles, status, ...fields } = after
  const lacks = findMissing(fields, refs)
  return { change: { known, id: known?.employee.id ?? row.targetId, fields, roles, status, changed, lacks } }
}

/** Fills open fields as forms do. For a known employee, only the fields that the row changes. */
function withOpenFieldsFilled(
  fields: ImportedFields,
  { known, refs }: Pick<RowContext, 'known' | 'refs'>,
): ImportedFields {
  if (!known) return newWithDefaults(fields, refs.defaults)
  return fields.approverId !== known.employee.approverId || fields.managerId !== known.employee.managerId
    ? withDefaults(fields, refs.defaults)
    : fields
}

/** The missing details that will keep the employee from booking, whatever they complete themselves (§4). */
function findMissing(
  { costCenterId, travelPolicyId, approverId }: EmployeeFields,
  { asking }: EmployeeRefs,
): BookingLack[] {
  const found: Record<BookingLack, boolean> = {
    costCenter: !costCenterId,
    policy: !travelPolicyId,
    approver: !approverId && asking.has(travelPolicyId ?? ''),
  }
  return bookingLacks.filter((lack) => found[lack])
}

interface RowContext {
  read: ReadEmployee
  refs: EmployeeRefs
  known: StoredEmployee | undefined
  refuse: (column: EmployeeColumn, code: ImportProblemCode) => void
}

function checkNumbers(row: StagedRow, { refs, known, refuse }: RowContext) {
  // A guest has their own number, and is managed separately.
  if (known?.employee.type === 'guest') refuse('externalId', 'taken')
  if (refs.twice.keys.has(row.key)) refuse('externalId', 'twice')
  if (refs.twice.others.has(row.otherKey)) refuse('email', 'twice')
  const holders = refs.holders.get(row.otherKey) ?? []
  if (holders.some((id) => id !== known?.profile.id)) refuse('email', 'taken')
}

/** References of the row as ids. */
function readReferences(row: StagedRow, context: RowContext): Partial<ImportedFields> {
  const { read, refs, known, refuse } = context
  const links: Partial<ImportedFields> = {}
  if (read.costCenter !== undefined) {
    const center = refs.costCenters.get(read.costCenter)
    const isKept = center !== undefined && center.id === known?.employee.costCenterId
    if (read.costCenter !== '' && !isKept && !center?.isActive) refuse('costCenter', 'costCenter')
    links.costCenterId = center?.id ?? null
  }
  // An empty cell keeps the policy. A new employee gets the company's default.
  if (read.travelPolicy) {
    const policy = refs.policies.get(read.travelPolicy.toLowerCase())
    if (!policy || !(policy.isActive || policy.id === known?.employee.travelPolicyId)) refuse('travelPolicy', 'policy')
    else links.travelPolicyId = policy.id
  }
  if (read.homeAirport && !refs.airports.has(read.homeAirport)) refuse('homeAirport', 'airport')
  for (const [column, field] of [
    ['managerExternalId', 'managerId'],
    ['approverExternalId', 'approverId'],
  ] as const) {
    const number = read[column]
    if (number === undefined) continue
    links[field] = number === '' ? null : findPerson(column, number, row, context)
  }
  return links
}

/** The id of a manager or approver: an existing employee, or one whose row is in the file too. */
function findPerson(
  column: 'managerExternalId' | 'approverExternalId',
  number: string,
  row: StagedRow,
  { refs, known, refuse }: RowContext,
): string | null {
  if (number === row.key) refuse(column, 'oneself')
  const there = refs.people.get(number)?.employee
  const inFile = refs.rows.get(number)
  if (!there && inFile?.isBad) refuse(column, 'refusedRow')
  const held = column === 'managerExternalId' ? known?.employee.managerId : known?.employee.approverId
  const isUsable = there ? there.type !== 'guest' && (there.status === 'active' || there.id === held) : inFile
  if (!isUsable) refuse(column, 'unknownPerson')
  return there?.id ?? inFile?.targetId ?? null
}

/** Fields of the row that are no references, normalized as in the form. */
function ownFields(read: ReadEmployee): Partial<ImportedFields> {
  const { costCenter: _center, managerExternalId: _manager, approverExternalId: _approver, ...others } = read
  const { travelPolicy: _policy, roles, status, ...own } = others
  return { ...normalizeFields(defined(own)), ...defined({ status }), ...(roles && { roles: sorted(roles) }) }
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>

/** Refuses a change of the importing admin's own roles, status and address: another admin has to make it. */
function refuseChangesOfImporter(before: ImportedFields, after: ImportedFields, refuse: RowContext['refuse']) {
  for (const field of ['roles', 'status', 'email'] as const)
    if (!isDeepStrictEqual(before[field], after[field])) refuse(field, 'own')
}

const sorted = (roles: readonly Role[]) => roles.toSorted()

/** The present fields of an employee. */
export const importedFields = (known: StoredEmployee): ImportedFields => ({
  ...fieldsOf(known),
  roles: sorted(known.roles.filter((role) => givenRoles.some((given) => given === role))),
  status: known.employee.status,
})

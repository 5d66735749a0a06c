import { inArray } from 'drizzle-orm'
import {
  employeeField,
  employeeFieldNames,
  textFields,
  type TextField,
} from '#contract/employees/employeeFieldNames.ts'
import type { EmployeeRow, EmployeeSort } from '#contract/employees/employees.ts'
import { headingOf, shownHeadingOf, type ShownColumn } from '#contract/employees/importHeadings.ts'
import { columnOfField, importColumns, type EmployeeColumn } from '#contract/employees/imports.ts'
import { cultureOf, supportedCulture } from '#contract/texts/locales.ts'
import { givenRoles } from '#contract/session/roles.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { fieldsOf } from '#server/domains/admin/employees/records/employeeColumns.ts'
import type { EmployeeFilter } from '#server/domains/admin/employees/records/employeeConditions.ts'
import { findAll } from '#server/domains/admin/employees/list/findEmployees.ts'
import { presentEmployees } from '#server/domains/admin/employees/records/presentEmployees.ts'
import { isDeleted, readByProfile, type EmployeeRecord } from '#server/domains/admin/employees/records/readEmployees.ts'
import { localeOfReader } from '#server/http/requests/language.ts'
import type { Download } from '#server/http/operations/operation.ts'
import { formatterFor, type MessageId, type Say } from '#server/messages/messages.ts'
import type { Value } from '#server/services/documents.ts'

/** Rows that are read at once. */
const atOnce = 500

/** Data for the cells of one employee; `numbers` are the employee numbers of managers and approvers by id. */
interface CellData {
  record: EmployeeRecord
  row: EmployeeRow
  numbers: ReadonlyMap<string, string>
  say: Say
}
type Cell = (data: CellData) => Value

const numberOf = (id: string | null, numbers: CellData['numbers']) => (id === null ? '' : (numbers.get(id) ?? ''))
const rolesOf = ({ row, say }: CellData) =>
  givenRoles
    .filter((role) => row.roles.includes(role))
    .map((role) => say(`admin.roleName.${role}` as MessageId))
    .join('; ')

const textCells = Object.fromEntries(
  textFields.map((name): [TextField, Cell] => [name, ({ record }) => fieldsOf(record)[name]]),
) as Record<TextField, Cell>

/** Cells of the columns of the import, written so that an import reads them again without a change. */
const cells: Record<EmployeeColumn, Cell> = {
  ...textCells,
  costCenter: ({ record }) => record.center?.externalId ?? '',
  managerExternalId: ({ record, numbers }) => numberOf(record.employee.managerId, numbers),
  approverExternalId: ({ record, numbers }) => numberOf(record.employee.approverId, numbers),
  roles: rolesOf,
  agencyService: ({ row, say }) => say(`admin.service.${row.agencyService}`),
  travelPolicy: ({ record }) => record.policy?.name ?? '',
  type: ({ row, say }) => say(row.type === 'contractor' ? 'admin.type.contractor' : 'admin.type.employee'),
  cultureCode: ({ record }) => supportedCulture(record.profile.cultureCode),
  countryCode: ({ record }) => record.profile.countryCode,
  homeAirport: ({ record }) => record.profile.airportCode,
  status: ({ row, say }) => say(`admin.sheet.${row.status}`),
}
/** Cells of the columns that an import does not read. */
const shownCells: Record<ShownColumn, Cell> = {
  costCenterName: ({ row }) => row.costCenter,
  isRegistered: ({ row, say }) => say(row.isRegistered ? 'admin.sheet.yes' : 'admin.sheet.no'),
}
/** Widths of the columns, in characters. */
const widths: Record<string, number> = {
  ...Object.fromEntries(employeeFieldNames.map((name) => [columnOfField(name), employeeField(name).column.width])),
  status: 12,
  costCenterName: 28,
  isRegistered: 16,
}
const columnKeys = importColumns.employees.map(({ key }) => key)
const shownKeys = Object.keys(shownCells) as ShownColumn[]
const allKeys = [...columnKeys, ...shownKeys]
const allCells: readonly Cell[] = [...columnKeys.map((key) => cells[key]), ...shownKeys.map((key) => shownCells[key])]

/** GET .../employees/downloadEmployeesData: all matches as a spreadsheet in the language of the request. */
export async function employeeSpreadsheet(
  query: EmployeeFilter & { sort: EmployeeSort },
  request: AdminRequest,
): Promise<Download> {
  const { companyId, language, locale, services } = request
  const own = localeOfReader(locale, language)
  const { say } = formatterFor(cultureOf(own))
  const ids = await findAll(companyId, query, { db: services.db, now: services.now() })
  const headings = [
    ...columnKeys.map((key) => headingOf(key, own)),
    ...shownKeys.map((key) => shownHeadingOf(key, own)),
  ]
  const sheet = {
    name: say('admin.sheet.name'),
    columns: headings.map((heading, at) => [heading, widths[allKeys[at]!]!] as const),
    rows: rowsOf(ids, request, say),
  }
  return { fileName: 'employees.xlsx', bytes: await services.documents.workbook([sheet]) }
}

async function* rowsOf(ids: string[], { language, services }: AdminRequest, say: Say): AsyncGenerator<Value[]> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const read = await readByProfile(services.db, ids.slice(from, from + atOnce))
    // A deleted employee has only a number left, which an import could not change.
    const records = read.filter((record) => !isDeleted(record))
    const numbers = await numbersOf(services.db, records)
    for (const [at, row] of (await presentEmployees(records, language, services)).entries())
      yield allCells.map((cell) => cell({ record: records[at]!, row, numbers, say }))
  }
}

/** Employee numbers of managers and approvers, by id. */
async function numbersOf(db: Database, records: readonly EmployeeRecord[]): Promise<Map<string, string>> {
  const ids = records.flatMap(({ employee }) => [employee.managerId, employee.approverId]).flatMap((id) => id ?? [])
  const rows = await db
    .select({ id: employees.id, externalId: employees.externalId })
    .from(employees)
    .where(inArray(employees.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, externalId }) => [id, externalId]))
}

import type { EmployeeRow, EmployeeSort } from '#contract/employees.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { cultureOf } from '#contract/locales.ts'
import type { EmployeeFilter } from '#server/domains/admin/employees/employeeConditions.ts'
import { findAll } from '#server/domains/admin/employees/findEmployees.ts'
import { presentEmployees } from '#server/domains/admin/employees/presentEmployees.ts'
import { readByProfile } from '#server/domains/admin/employees/readEmployees.ts'
import { workbook } from '#server/domains/events/workbook.ts'
import type { Value } from '#server/domains/events/workbook.ts'
import type { Language } from '#server/http/language.ts'
import type { Download } from '#server/http/operation.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { MessageId, Say } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/** Rows that are read at once. */
const atOnce = 500

type Heading = keyof {
  [Id in MessageId as Id extends `admin.sheet.${infer Name}` ? Name : never]: Id
}
/** One column: its heading, its width in characters, and what it says of an employee. */
type Column = readonly [heading: Heading, width: number, cell: (row: EmployeeRow, say: Say) => Value]

const columns: readonly Column[] = [
  ['externalId', 18, ({ externalId }) => externalId],
  ['lastName', 22, ({ lastName }) => lastName],
  ['firstName', 22, ({ firstName }) => firstName],
  ['email', 34, ({ email }) => email],
  ['jobTitle', 28, ({ jobTitle }) => jobTitle],
  ['status', 12, ({ status }, say) => say(`admin.sheet.${status}`)],
  ['costCenter', 28, ({ costCenter }) => costCenter],
  ['roles', 34, ({ roles }, say) => roles.map((role) => say(`admin.roleName.${role}` as MessageId)).join(', ')],
  ['service', 16, ({ agencyService }, say) => say(`admin.service.${agencyService}`)],
  ['type', 16, ({ type }, say) => say(type === 'contractor' ? 'admin.type.contractor' : 'admin.type.employee')],
  ['registered', 16, ({ isRegistered }, say) => say(isRegistered ? 'admin.sheet.yes' : 'admin.sheet.no')],
]

interface Reader {
  language: Language
  /** Whose formats and spelling the headings have; without it, the language's. */
  locale: LocaleCode | undefined
  services: Services
}

/** GET .../employees/downloadEmployeesData: everybody a filter finds as a spreadsheet, in the language of the reader. */
export async function employeeFile(
  companyId: string,
  query: EmployeeFilter & { sort: EmployeeSort },
  reader: Reader,
): Promise<Download> {
  const { language, locale, services } = reader
  const { say } = formatterFor(locale ? cultureOf(locale) : language)
  const ids = await findAll(companyId, query, { db: services.db, now: services.now() })
  const sheet = {
    name: say('admin.sheet.name'),
    columns: columns.map(([heading, width]) => [say(`admin.sheet.${heading}`), width] as const),
    rows: rowsOf(ids, reader, say),
  }
  return { fileName: 'employees.xlsx', bytes: await workbook([sheet]) }
}

async function* rowsOf(ids: string[], { language, services }: Reader, say: Say): AsyncGenerator<Value[]> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const records = await readByProfile(services.db, ids.slice(from, from + atOnce))
    for (const row of await presentEmployees(records, language, services))
      yield columns.map(([, , cell]) => cell(row, say))
  }
}

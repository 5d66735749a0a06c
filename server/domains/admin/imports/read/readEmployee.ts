import * as z from 'zod/mini'
import { activeStatuses, costCenterLimits } from '#contract/employees/costCenters.ts'
import { textFields, type TextField } from '#contract/employees/employeeFieldNames.ts'
import { agencyServices, employeeFields, employeeTypes } from '#contract/employees/employeeFields.ts'
import { newEmployeeSchema } from '#contract/employees/employees.ts'
import { identifier, textLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { importColumns, type RowProblem } from '#contract/employees/imports.ts'
import { mobilePhone } from '#contract/fields/phones.ts'
import { cultureOf, localeCodeOf } from '#contract/texts/locales.ts'
import { givenRoles, roleNames } from '#contract/session/roles.ts'
import {
  cellReader,
  unlessEmpty,
  statusOf,
  createWordReader,
  type CellReader,
  type Cells,
} from '#server/domains/admin/imports/read/cells.ts'
import type { MessageId } from '#server/messages/messages.ts'

/** The checks of the form; a telephone number is checked with the tables of numbers, which the form does not have. */
const shape = { ...newEmployeeSchema.shape, mobilePhone: z.optional(mobilePhone) }
const roles = z.array(z.enum(givenRoles, fieldProblem('role'))).check(z.maxLength(roleNames.length))
const status = z.enum(activeStatuses)
const costCenterNumber = identifier(costCenterLimits.externalId)
const policyName = textLine(80)
const employeeNumber = identifier(employeeFields.externalId.maxLength)

/** The parsed cells of an employee. A column that the file does not have is undefined. */
export type ReadEmployee = ReturnType<typeof readEmployee>['employee']

/** Reads a row of the table of employees. */
export function readEmployee(cells: Cells, unsent: readonly RowProblem[]) {
  const { read, problems } = cellReader(cells, unsent)
  const employee = {
    ...readTexts(read),
    costCenter: read('costCenter', costCenterNumber),
    managerExternalId: read('managerExternalId', employeeNumber),
    approverExternalId: read('approverExternalId', employeeNumber),
    roles: read('roles', roles, rolesIn),
    agencyService: read('agencyService', shape.agencyService, unlessEmpty(serviceOf)),
    travelPolicy: read('travelPolicy', policyName),
    type: read('type', shape.type, unlessEmpty(typeOf)),
    cultureCode: read('cultureCode', shape.cultureCode, unlessEmpty(cultureIn)),
    countryCode: read(
      'countryCode',
      shape.countryCode,
      unlessEmpty((cell) => cell.toUpperCase()),
    ),
    homeAirport: read('homeAirport', shape.homeAirport, (cell) => cell.toUpperCase() || null),
    status: read('status', status, unlessEmpty(statusOf)),
  }
  return { employee, problems }
}

/** Text columns in the order of the template, in which their problems are listed. */
const textColumns = importColumns.employees.flatMap(({ key }) => textFields.find((name) => name === key) ?? [])
const readTexts = (read: CellReader['read']) =>
  Object.fromEntries(textColumns.map((name) => [name, read(name, shape[name])])) as Record<
    TextField,
    string | undefined
  >

const roleOf = createWordReader([...givenRoles, 'Traveller'], (role) => `admin.roleName.${role}` as MessageId)
const serviceOf = createWordReader(agencyServices, (service) => `admin.service.${service}` as MessageId)
const typeOf = createWordReader(employeeTypes, (type) => `admin.type.${type}` as MessageId)

/** `admin; Arranger` → both, in the spelling of §6. Traveller is left out, because every employee has that role. */
const rolesIn = (cell: string): string[] => {
  const named = cell.split(/[;,|]/).map((name) => name.trim())
  const spelled = named.map(roleOf)
  return [...new Set(spelled)].filter((name) => name !== '' && name !== 'Traveller')
}

/** `FR-ca` or `fr` → `fr-CA`; another text stays as it is, and is refused. */
function cultureIn(cell: string): string {
  const code = localeCodeOf(cell.replace('_', '-'))
  return code ? cultureOf(code) : cell
}

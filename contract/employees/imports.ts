import * as z from 'zod/mini'
import { employeeField, employeeFieldNames, type EmployeeFieldName } from './employeeFieldNames.ts'
import type { employeeFields } from './employeeFields.ts'
import { instant, pageOf, recordId } from '#contract/wire/envelope.ts'
import { fieldLimits, textLine } from '#contract/fields/fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { addition, listOf } from '#contract/wire/lenient.ts'

/** Limits of an import, an addition. */
export const importLimits = {
  /** Rows of a file. */
  rows: 50_000,
  /** Bytes of a file. */
  bytes: 50_000_000,
  /** Rows sent with a request, and rows written with a request. */
  batch: 250,
  /** Bytes of the rows sent with a request, below the limit of its body. */
  batchBytes: 80_000,
  /** Rows checked with a request. */
  checked: 1000,
  /** Characters of a cell, and of a file's name. */
  cell: fieldLimits.email,
  fileName: 120,
  /** Problems of a page, and imports in the list of recent ones. */
  page: 50,
  recent: 10,
  /** Hours until an unfinished import is cancelled, and its rows deleted. */
  kept: 24,
} as const

type ColumnOf<Name extends EmployeeFieldName> = (typeof employeeFields)[Name]['column'] extends { key: infer Key }
  ? Key
  : Name
/** Columns that hold a field of an employee. */
export type EmployeeFieldColumn = { [Name in EmployeeFieldName]: ColumnOf<Name> }[EmployeeFieldName]
/** Key of the column of a field: `costCenterId` → `costCenter`. */
export const columnOfField = <Name extends EmployeeFieldName>(name: Name) =>
  (employeeField(name).column.key ?? name) as ColumnOf<Name>
const fieldColumns = employeeFieldNames
  .map((name) => ({ ...employeeField(name).column, key: columnOfField(name) as EmployeeFieldColumn }))
  .toSorted((one, other) => one.place - other.place)
  .map(({ key, isRequired }) => ({ key, ...(isRequired && { isRequired }) }))

/** Columns of each kind of table, in the order of the template. `isRequired` must be there and filled in. */
export const importColumns = {
  employees: [...fieldColumns, { key: 'status' }],
  costCenters: [
    { key: 'externalId', isRequired: true },
    { key: 'nameEn', isRequired: true },
    { key: 'nameFr' },
    { key: 'nameEs' },
    { key: 'parentExternalId' },
    { key: 'status' },
  ],
} as const satisfies Record<string, readonly { key: string; isRequired?: true }[]>
export type ImportKind = keyof typeof importColumns
export const importKinds = Object.keys(importColumns) as ImportKind[]
export type EmployeeColumn = (typeof importColumns.employees)[number]['key']
export type CostCenterColumn = (typeof importColumns.costCenters)[number]['key']
export type ImportColumn = EmployeeColumn | CostCenterColumn
const columnKeys = [...new Set(importKinds.flatMap((kind) => importColumns[kind].map(({ key }): ImportColumn => key)))]

/**
 * The reasons for refusing a cell: those of a form, and those of a table. `twice`: two rows have this number or
 * address; `refusedRow`: it names a person whose own row is refused; `own`: roles, state or address of the importing
 * administrator, which another administrator has to change; `administrator`: it would take the access of a person who
 * has become an administrator since the check.
 */
export const importProblemCodes = [
  'invalid',
  'required',
  'tooLong',
  'line',
  'cardInText',
  'nameScript',
  'email',
  'wholePhone',
  'country',
  'airport',
  'role',
  'costCenter',
  'policy',
  'taken',
  'oneself',
  'unknownPerson',
  'cycle',
  'tooDeep',
  'twice',
  'refusedRow',
  'own',
  'administrator',
] as const
export type ImportProblemCode = (typeof importProblemCodes)[number]
/** A problem of a cell: the key of its column, and the reason. */
export interface RowProblem {
  column: ImportColumn
  code: ImportProblemCode
}

/** The fields that only administrators fill in, and that booking requires (§4). */
export const bookingLacks = ['costCenter', 'policy', 'approver'] as const
export type BookingLack = (typeof bookingLacks)[number]
/** The number of people of a table who will not be able to book, even with a complete profile, in all and by reason. */
export const unreadySchema = z.object({
  people: z.int(),
  costCenter: z.int(),
  policy: z.int(),
  approver: z.int(),
})
export type Unready = z.infer<typeof unreadySchema>

/**
 * An active administrator whose access a good row would take: `access` by deactivation, `role` with the role. Their
 * provisioning tokens end with it.
 */
export const endedAdministratorSchema = z.object({
  id: z.string(),
  name: z.string(),
  loses: z.enum(['access', 'role']),
  tokenNames: z.array(z.string()),
})
export type EndedAdministrator = z.infer<typeof endedAdministratorSchema>

/**
 * `receiving` rows; `checking` them; `checked`: every row is checked and nothing is written yet (the dry run);
 * `running`; `done`; `cancelled`: the rows written until then stay.
 */
export const importStatuses = ['receiving', 'checking', 'checked', 'running', 'done', 'cancelled'] as const
/** Whether a bad row prevents the whole import, or is left out. */
export const importModes = ['allOrNothing', 'skipBad'] as const
export type ImportMode = (typeof importModes)[number]

/** GET admin/companies/{companyId}/imports/{importId}, an addition, and the answer of every step of an import. */
export const importSchema = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  /** The columns that the file has, in its order. */
  columns: z.array(z.string()),
  /** The admin who created it; `isOwn` for the reader, as only the creator can continue it. */
  beganBy: z.string(),
  isOwn: z.boolean(),
  status: z.enum(importStatuses),
  mode: z.nullable(z.enum(importModes)),
  totalRows: z.int(),
  receivedRows: z.int(),
  checkedRows: z.int(),
  badRows: z.int(),
  /** Numbers of good rows by outcome, once the rows are checked. */
  toAdd: z.int(),
  toChange: z.int(),
  unchanged: z.int(),
  /** The people in good rows who will not be able to book; null until the rows are checked, and for cost centres. */
  unready: addition(z.nullable(unreadySchema), null),
  /** Addition: administrators who would lose their access, while the status is `checked`; in a list of imports none. */
  administrators: addition(listOf(endedAdministratorSchema), []),
  /** Rows written or left out so far. */
  doneRows: z.int(),
  createdAt: instant,
  endedAt: z.nullable(instant),
})
export type Import = z.infer<typeof importSchema>
/** GET .../imports: the latest imports, the newest first. */
export const importListSchema = listOf(importSchema)

/** Body of POST .../imports: creates an import. An unfinished import of the same person is cancelled. */
export const newImportSchema = z.strictObject({
  kind: z.enum(importKinds),
  fileName: textLine(importLimits.fileName),
  columns: z.array(z.enum(columnKeys)).check(z.minLength(1), z.maxLength(importColumns.employees.length)),
  totalRows: z
    .int()
    .check(z.minimum(1, fieldProblem('required')), z.maximum(importLimits.rows, fieldProblem('tooMany'))),
})
export type NewImport = z.infer<typeof newImportSchema>

/** A cell as it is sent; `unsentCodes` has the reasons for not sending one. */
export const importCell = textLine(importLimits.cell)
/**
 * The reasons for not sending a cell: too long, characters that cannot be stored, or a card number, which is stored
 * nowhere in clear (§9). Its row is sent with an empty cell and this reason.
 */
export const unsentCodes = ['tooLong', 'line', 'cardInText', 'invalid'] as const

/**
 * Body of POST .../imports/{importId}/rows: some rows, each with its line in the file and its cells in the order of the
 * import's columns. A row sent again counts once.
 */
export const importedRowsSchema = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        row: z.int().check(z.minimum(2), z.maximum(2 * importLimits.rows)),
        cells: z.array(importCell).check(z.maxLength(importColumns.employees.length)),
        unsent: z.optional(
          z
            .array(z.strictObject({ column: z.enum(columnKeys), code: z.enum(unsentCodes) }))
            .check(z.maxLength(importColumns.employees.length)),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(importLimits.batch)),
})
export type ImportedRows = z.infer<typeof importedRowsSchema>
export type ImportedRow = ImportedRows['rows'][number]

/**
 * Body of POST .../imports/{importId}/run: writes the next rows; called until the status is `done`. The mode of the
 * first call stays, and the first call needs the ids of all `administrators` of the import.
 */
export const importRunSchema = z.strictObject({
  mode: z.enum(importModes),
  administrators: z.optional(z.array(recordId).check(z.maxLength(importLimits.rows))),
})
export type ImportRun = z.infer<typeof importRunSchema>

/** Row of GET .../imports/{importId}/problems: a bad row and its problems, in the reader's language. */
export const badRowSchema = z.object({
  row: z.int(),
  problems: listOf(
    z.object({
      column: z.string(),
      /** The text of the cell; empty if it was not sent. */
      value: z.string(),
      code: z.string(),
      text: z.string(),
    }),
  ),
})
export type BadRow = z.infer<typeof badRowSchema>
export const badRowPageSchema = pageOf(badRowSchema)
export type BadRowPage = z.infer<typeof badRowPageSchema>

import * as z from 'zod/mini'
import { instant, pageOf } from './envelope.ts'
import { textLine } from './fields.ts'
import { fieldProblem } from './fieldProblems.ts'
import { listOf } from './lenient.ts'

/** Numbers of an import, ours. */
export const importLimits = {
  /** Rows of a file. */
  rows: 50_000,
  /** Rows sent with one request, and rows written with one. */
  batch: 250,
  /** Characters of one cell, and of a file's name. */
  cell: 254,
  fileName: 120,
  /** Problems of a page. */
  page: 50,
} as const

/** Columns of each kind of table, in the order of the template. `isRequired` must be filled in. */
export const importColumns = {
  employees: [
    { key: 'externalId', isRequired: true },
    { key: 'firstName', isRequired: true },
    { key: 'middleName' },
    { key: 'lastName', isRequired: true },
    { key: 'email', isRequired: true },
    { key: 'jobTitle' },
    { key: 'mobilePhone' },
    { key: 'costCenter' },
    { key: 'managerExternalId' },
    { key: 'approverExternalId' },
    { key: 'roles' },
    { key: 'agencyService' },
    { key: 'travelPolicy' },
    { key: 'type' },
    { key: 'cultureCode' },
    { key: 'countryCode' },
    { key: 'homeAirport' },
    { key: 'status' },
  ],
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

/** What is wrong with a cell: the key of its column, and why. */
export const rowProblemSchema = z.object({ column: z.string(), code: z.string() })
export type RowProblem = z.infer<typeof rowProblemSchema>

/**
 * `receiving` rows; `checked`: every row was, and nothing is written yet (the dry run); `running`; `done`; `cancelled`, what
 * was written until then stays.
 */
export const importStatuses = ['receiving', 'checked', 'running', 'done', 'cancelled'] as const
/** Whether nothing is written unless every row is good, or the bad ones are left out. */
export const importModes = ['allOrNothing', 'skipBad'] as const

/** An import, ours: GET admin/companies/{companyId}/imports/{importId}, and what every step of it answers. */
export const importSchema = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  status: z.enum(importStatuses),
  mode: z.nullable(z.enum(importModes)),
  totalRows: z.int(),
  receivedRows: z.int(),
  badRows: z.int(),
  /** Of the good rows, once all were checked. */
  toAdd: z.int(),
  toChange: z.int(),
  unchanged: z.int(),
  /** Rows written or left out so far. */
  doneRows: z.int(),
  createdAt: instant,
  endedAt: z.nullable(instant),
})
export type Import = z.infer<typeof importSchema>

const cell = textLine(importLimits.cell)
/** Body of POST .../imports: begins one. */
export const newImportSchema = z.strictObject({
  kind: z.enum(importKinds),
  fileName: textLine(importLimits.fileName),
  totalRows: z
    .int()
    .check(z.minimum(1, fieldProblem('required')), z.maximum(importLimits.rows, fieldProblem('tooMany'))),
})
export type NewImport = z.infer<typeof newImportSchema>
/** Body of POST .../imports/{importId}/rows: some rows, each with its line in the file and its cells by column. */
export const importedRowsSchema = z.strictObject({
  rows: z
    .array(z.strictObject({ row: z.int().check(z.minimum(2)), values: z.record(textLine(40), cell) }))
    .check(z.minLength(1), z.maxLength(importLimits.batch)),
})
export type ImportedRows = z.infer<typeof importedRowsSchema>
/** Body of POST .../imports/{importId}/run: writes the next rows; called until the status is `done`. */
export const importRunSchema = z.strictObject({ mode: z.enum(importModes) })

/** Row of GET .../imports/{importId}/problems: a bad row, and what is wrong with it. */
export const badRowSchema = z.object({
  row: z.int(),
  values: z.record(z.string(), z.string()),
  problems: listOf(rowProblemSchema),
})
export type BadRow = z.infer<typeof badRowSchema>
export const badRowPageSchema = pageOf(badRowSchema)

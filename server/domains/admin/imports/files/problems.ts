import { and, asc, eq } from 'drizzle-orm'
import { employeeField, employeeFieldNames } from '#contract/employees/employeeFieldNames.ts'
import { correctionsHeading, headingOf } from '#contract/employees/importHeadings.ts'
import {
  columnOfField,
  importColumns,
  type BadRowPage,
  type ImportColumn,
  type ImportKind,
  type RowProblem,
} from '#contract/employees/imports.ts'
import { languageOf, type LocaleCode } from '#contract/texts/locales.ts'
import { importRows } from '#server/db/schema/company/admin.ts'
import { csv } from '#server/files/csv.ts'
import { findImport } from '#server/domains/admin/imports/staging/findImport.ts'
import type { AdminRequest } from '#server/domains/admin/adminContext.ts'
import type { ImportRef, StagedRow } from '#server/domains/admin/imports/staging/importTypes.ts'
import { badRowsAfter } from '#server/domains/admin/imports/staging/stagedRows.ts'
import { localeOfReader } from '#server/http/requests/language.ts'
import type { Download } from '#server/http/operations/operation.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import { formatterFor, type MessageId, type Say } from '#server/messages/messages.ts'

type ReaderRequest = Pick<AdminRequest, 'language' | 'locale' | 'services'>

/** The locale of the reader, for headings and reasons. */
const localeOf = ({ locale, language }: ReaderRequest): LocaleCode => localeOfReader(locale, language)
const sayFor = (reading: ReaderRequest): Say => formatterFor(localeOf(reading)).say

const reasonOf = ({ code }: RowProblem, say: Say): string => say(`imports.problem.${code}` as MessageId)

/** A page of the bad rows of an import, in the order of the file. @throws 404 */
export async function listProblems(importRef: ImportRef, paging: Paging, reading: ReaderRequest): Promise<BadRowPage> {
  const { db } = reading.services
  const { id } = await findImport(db, importRef)
  const refusedCondition = and(eq(importRows.importId, id), importRows.isBad)
  const rows = await db
    .select()
    .from(importRows)
    .where(refusedCondition)
    .orderBy(asc(importRows.row))
    .limit(paging.pageSize)
    .offset((paging.pageNumber - 1) * paging.pageSize)
  const say = sayFor(reading)
  const shown = rows.map(({ row, problems, values }) => ({
    row,
    problems: problems.map((problem) => ({
      ...problem,
      value: values[problem.column] ?? '',
      text: reasonOf(problem, say),
    })),
  }))
  return page(shown, await db.$count(importRows, refusedCondition), paging)
}

/** Rows read at once for a file. */
const atOnce = 1000

/**
 * The bad rows unchanged, with their problems in a last column, to be corrected and imported again.
 * @throws 404
 */
export async function correctionsFile(importRef: ImportRef, reading: ReaderRequest): Promise<Download> {
  const { db } = reading.services
  const { id, columns } = await findImport(db, importRef)
  const [locale, say] = [localeOf(reading), sayFor(reading)]
  const headings = [...columns.map((column) => headingOf(column, locale)), correctionsHeading[languageOf(locale)]]
  const table: string[][] = [headings]
  for (let rows = await badRowsAfter(db, id, 0, atOnce); rows.length > 0;) {
    table.push(
      ...rows.map((row) => [...columns.map((column) => row.values[column] ?? ''), wrongWith(row, locale, say)]),
    )
    rows = await badRowsAfter(db, id, rows.at(-1)!.row, atOnce)
  }
  return { fileName: 'corrections.csv', bytes: csv(table, locale) }
}

const wrongWith = ({ problems }: StagedRow, locale: LocaleCode, say: Say): string =>
  problems
    .map((each) => ({ column: headingOf(each.column, locale), problem: reasonOf(each, say) }))
    .map((words) => say('imports.corrections.problem', words))
    .join(' ')

/** The example of each column of a template. */
const examples: Record<ImportKind, Partial<Record<ImportColumn, string>>> = {
  employees: {
    ...Object.fromEntries(employeeFieldNames.map((name) => [columnOfField(name), employeeField(name).column.example])),
    status: 'active',
  },
  costCenters: { externalId: '210', nameEn: 'Marketing', nameFr: 'Marketing', nameEs: 'Marketing', status: 'active' },
}

/** An empty table of a kind: its headings in the reader's language, and one row as an example. */
export function templateFile(kind: ImportKind, reading: ReaderRequest): Download {
  const locale = localeOf(reading)
  const keys = importColumns[kind].map(({ key }) => key)
  const rows = [keys.map((key) => headingOf(key, locale)), keys.map((key) => examples[kind][key] ?? '')]
  return { fileName: kind === 'employees' ? 'employees.csv' : 'cost-centers.csv', bytes: csv(rows, locale) }
}

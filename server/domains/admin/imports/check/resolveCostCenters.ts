import { and, eq, inArray } from 'drizzle-orm'
import type { CostCenterColumn, ImportProblemCode } from '#contract/employees/imports.ts'
import type { Database } from '#server/db/client.ts'
import { importRows } from '#server/db/schema/company/admin.ts'
import { costCenters, type LocalizedName } from '#server/db/schema/company/company.ts'
import { findRepeated } from '#server/domains/admin/imports/check/employeeRefs.ts'
import type { StagedRow, StoredImport, Verdict } from '#server/domains/admin/imports/staging/importTypes.ts'
import { nameColumns, readCostCenter, type ReadCostCenter } from '#server/domains/admin/imports/read/readCostCenter.ts'

type Stored = typeof costCenters.$inferSelect

/** The change that a row makes to a cost center. */
export interface CostCenterChange {
  /** Undefined for one that is added. */
  known: Stored | undefined
  row: number
  id: string
  after: Pick<Stored, 'externalId' | 'names' | 'status' | 'parentId'>
  changed: ('names' | 'status' | 'parentId')[]
}

/** Records that some rows of cost centers refer to, read together. */
export interface CostCenterRefs {
  centers: Map<string, Stored>
  rows: Map<string, Pick<StagedRow, 'targetId' | 'isBad'>>
  twice: Set<string>
  /** Numbers by their ids, for the record of changes. */
  names: Map<string, string>
}

export async function costCenterRefs(
  db: Database,
  { id, companyId }: StoredImport,
  rows: readonly StagedRow[],
): Promise<CostCenterRefs> {
  const keys = rows.map(({ key }) => key)
  const above = rows.map(({ otherKey }) => otherKey).filter((number) => number !== '')
  const found = await db
    .select()
    .from(costCenters)
    .where(
      and(eq(costCenters.companyId, companyId), inArray(costCenters.externalId, [...new Set([...keys, ...above])])),
    )
  const inFile = await db
    .select({ key: importRows.key, targetId: importRows.targetId, isBad: importRows.isBad })
    .from(importRows)
    .where(and(eq(importRows.importId, id), inArray(importRows.key, [...new Set(above)])))
  return {
    centers: new Map(found.map((center) => [center.externalId, center])),
    rows: new Map(inFile.map(({ key, ...row }) => [key, row])),
    twice: await findRepeated(db, id, 'key', keys),
    names: new Map([
      ...found.map((center): [string, string] => [center.id, center.externalId]),
      ...inFile.map((row): [string, string] => [row.targetId, row.key]),
    ]),
  }
}

/** Judges a row with the records it refers to. Its place in the tree is checked with all others (`checkTree`). */
export function resolveCostCenter(row: StagedRow, refs: CostCenterRefs): Verdict<CostCenterChange> {
  const { costCenter: read, problems } = readCostCenter(row.values, row.unsent)
  const refuse = (column: CostCenterColumn, code: ImportProblemCode) => {
    if (!problems.some((problem) => problem.column === column)) problems.push({ column, code })
  }
  const known = refs.centers.get(row.key)
  if (refs.twice.has(row.key)) refuse('externalId', 'twice')
  const number = read.parentExternalId
  const parentId = number === undefined ? known?.parentId : parentOf(number, row, refs, refuse)
  if (problems.length > 0) return { problems }
  const after = {
    externalId: row.key,
    names: namesAfter(read, known?.names ?? []),
    status: read.status ?? known?.status ?? 'active',
    parentId: parentId ?? null,
  }
  const change = { known, row: row.row, id: known?.id ?? row.targetId, after }
  return { change: { ...change, changed: changedOf(change) } }
}

function parentOf(
  number: string,
  row: StagedRow,
  refs: CostCenterRefs,
  refuse: (column: CostCenterColumn, code: ImportProblemCode) => void,
): string | null {
  if (number === '') return null
  if (number === row.key) refuse('parentExternalId', 'cycle')
  const there = refs.centers.get(number)
  const inFile = refs.rows.get(number)
  if (!there && inFile?.isBad) refuse('parentExternalId', 'refusedRow')
  if (!there && !inFile) refuse('parentExternalId', 'costCenter')
  return there?.id ?? inFile?.targetId ?? null
}

/** The names with those of the file in their place; a column that the file does not have leaves its name. */
function namesAfter(read: ReadCostCenter, before: readonly LocalizedName[]): LocalizedName[] {
  const locales = Object.keys(nameColumns) as (keyof typeof nameColumns)[]
  const others = before.filter(({ locale }) => !locales.some((known) => known === locale))
  const named = locales.map((locale) => ({
    locale,
    value: read[nameColumns[locale]] ?? before.find((name) => name.locale === locale)?.value ?? '',
  }))
  return [...named.filter(({ value }) => value !== ''), ...others]
}

function changedOf({ known, after }: Pick<CostCenterChange, 'known' | 'after'>): CostCenterChange['changed'] {
  const text = (names: readonly LocalizedName[]) =>
    names
      .map(({ locale, value }) => `${locale} ${value}`)
      .toSorted()
      .join('\n')
  return [
    ...(!known || text(known.names) !== text(after.names) ? ['names' as const] : []),
    ...(!known || known.status !== after.status ? ['status' as const] : []),
    ...(!known || known.parentId !== after.parentId ? ['parentId' as const] : []),
  ]
}

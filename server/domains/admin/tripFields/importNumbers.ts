import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  type ImportedNumbers,
  projectNumberKey,
  type ProjectNumberRow,
  type ProjectNumbersPortion,
} from '#contract/admin/tripFields.ts'
import type { Database } from '#server/db/client.ts'
import { projectNumbers } from '#server/db/schema/company/tripFields.ts'
import { type AdminRequest, inCompanyTransaction } from '#server/domains/admin/adminContext.ts'
import { recordCompanyChanges } from '#server/domains/audit/recordCompanyChanges.ts'
import { requireRoom } from '#server/domains/profile/refusals.ts'

type NumberRow = typeof projectNumbers.$inferSelect

/**
 * Writes a portion of a list. Nothing is deleted before its last portion, so a list that stops half-way has only added
 * numbers.
 * @throws 409 `tooManyInCompany`
 */
export const importNumbers = (portion: ProjectNumbersPortion, request: AdminRequest): Promise<ImportedNumbers> =>
  inCompanyTransaction(request, async ({ services: { db }, companyId }) => {
    const held = await heldNumbers(db, companyId, portion)
    const { rows, refused } = judged(portion, held)
    const added = rows.filter(({ key }) => !held.has(key))
    const changed = rows.filter((row) => held.has(row.key) && !isSame(row, held.get(row.key)!))
    await requireSpace(db, companyId, portion, added.length)
    await write(db, companyId, rows)
    const removed = portion.isLast && portion.replaces ? await deleteOthers(db, companyId, portion.upload) : 0
    if (portion.isLast) await recordList(db, request, { upload: portion.upload, removed })
    const unchanged = rows.length - added.length - changed.length
    return { added: added.length, changed: changed.length, unchanged, removed, refused }
  })

async function heldNumbers(db: Database, companyId: string, { rows }: ProjectNumbersPortion) {
  const keys = rows.map(({ number }) => projectNumberKey(number))
  const heldCondition = and(eq(projectNumbers.companyId, companyId), inArray(projectNumbers.key, keys))
  const held = keys.length === 0 ? [] : await db.select().from(projectNumbers).where(heldCondition)
  return new Map(held.map((row) => [row.key, row]))
}

/** The rows to write, by key, and those whose number was in the list before. */
function judged({ rows, upload }: ProjectNumbersPortion, held: ReadonlyMap<string, NumberRow>) {
  const seen = new Set([...held.values()].filter((row) => row.upload === upload).map(({ key }) => key))
  const written: (ProjectNumberRow & Pick<NumberRow, 'key' | 'upload'>)[] = []
  const refused: ImportedNumbers['refused'] = []
  for (const row of rows) {
    const key = projectNumberKey(row.number)
    if (seen.has(key)) refused.push({ row: row.row, number: row.number, code: 'alreadyThere' })
    else written.push({ ...row, key, upload })
    seen.add(key)
  }
  return { rows: written, refused }
}

const isSame = (one: Pick<NumberRow, 'number' | 'name' | 'isActive'>, other: NumberRow) =>
  one.number === other.number && one.name === other.name && one.isActive === other.isActive

/** Refuses a list with too many numbers. Those that a replacing list has not yet deleted do not count. */
async function requireSpace(db: Database, companyId: string, portion: ProjectNumbersPortion, added: number) {
  const ofList = portion.replaces ? eq(projectNumbers.upload, portion.upload) : undefined
  const held = await db.$count(projectNumbers, and(eq(projectNumbers.companyId, companyId), ofList))
  requireRoom('projectNumbers', held, 'project numbers', portion.replaces ? portion.rows.length : added)
}

async function write(db: Database, companyId: string, rows: ReturnType<typeof judged>['rows']): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(({ key, number, name, isActive, upload }) => ({
    companyId,
    key,
    number,
    name,
    isActive,
    upload,
  }))
  const set = {
    number: sql`excluded.number`,
    name: sql`excluded.name`,
    isActive: sql`excluded.is_active`,
    upload: sql`excluded.upload`,
  }
  await db
    .insert(projectNumbers)
    .values(values)
    .onConflictDoUpdate({ target: [projectNumbers.companyId, projectNumbers.key], set })
}

async function deleteOthers(db: Database, companyId: string, upload: string): Promise<number> {
  const othersCondition = and(eq(projectNumbers.companyId, companyId), ne(projectNumbers.upload, upload))
  const deleted = await db.delete(projectNumbers).where(othersCondition).returning({ key: projectNumbers.key })
  return deleted.length
}

async function recordList(
  db: Database,
  { caller, companyId, services }: AdminRequest,
  { upload, removed }: { upload: string; removed: number },
) {
  const ofList = and(eq(projectNumbers.companyId, companyId), eq(projectNumbers.upload, upload))
  const count = await db.$count(projectNumbers, ofList)
  const changes = [
    { field: 'importedNumbers', from: null, to: String(count) },
    ...(removed > 0 ? [{ field: 'removedNumbers', from: null, to: String(removed) }] : []),
  ]
  const at = services.now()
  await recordCompanyChanges(db, caller, [
    { companyId, at, entity: 'projectNumbers', entityId: companyId, action: 'changed', changes },
  ])
}

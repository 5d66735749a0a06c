import { and, asc, eq, sql } from 'drizzle-orm'
import { projectNumberKey, tripFieldLimits } from '#contract/admin/tripFields.ts'
import type { Database } from '#server/db/client.ts'
import { projectNumbers } from '#server/db/schema/company/tripFields.ts'

/** A project number that trips may have, and what it is called. */
export type ProjectNumber = Pick<typeof projectNumbers.$inferSelect, 'number' | 'name'>

const columns = { number: projectNumbers.number, name: projectNumbers.name }
const activeCondition = (companyId: string) =>
  and(eq(projectNumbers.companyId, companyId), eq(projectNumbers.isActive, true))

/** All active numbers of a company where they are few enough to choose from; otherwise none. */
export async function offeredNumbers(db: Database, companyId: string): Promise<ProjectNumber[]> {
  const rows = await db
    .select(columns)
    .from(projectNumbers)
    .where(activeCondition(companyId))
    .orderBy(asc(projectNumbers.key))
    .limit(tripFieldLimits.offered + 1)
  return rows.length > tripFieldLimits.offered ? [] : rows
}

/** The numbers that a refused one is compared with. */
const nearShown = 5

/** The active number that a typed one means (`projectNumberKey`), or those that begin or end alike. */
export async function findProjectNumber(
  db: Database,
  companyId: string,
  typed: string,
): Promise<{ number: string } | { near: ProjectNumber[] }> {
  const key = projectNumberKey(typed)
  const [found] = await db
    .select(columns)
    .from(projectNumbers)
    .where(and(activeCondition(companyId), eq(projectNumbers.key, key)))
  if (found) return { number: found.number }
  const half = Math.ceil(key.length / 2)
  if (half < 2) return { near: [] }
  const alike = sql`(starts_with(${projectNumbers.key}, ${key.slice(0, half)}) or right(${projectNumbers.key}, ${half}) = ${key.slice(-half)})`
  const near = await db
    .select(columns)
    .from(projectNumbers)
    .where(and(activeCondition(companyId), alike))
    // A number of the same length differs by mistyped letters rather than by more of them.
    .orderBy(sql`abs(length(${projectNumbers.key}) - ${key.length})`, asc(projectNumbers.key))
    .limit(nearShown)
  return { near }
}

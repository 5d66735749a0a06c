import { and, count, eq, inArray, sql, asc, type SQL } from 'drizzle-orm'
import type { CostCenter, CostCenterAbove, CostCenterRole } from '#contract/employees/costCenters.ts'
import type { Database } from '#server/db/client.ts'
import { costCenterRoles } from '#server/db/schema/company/admin.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { staffCondition } from '#server/domains/profile/staffCondition.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

export type CenterRow = typeof costCenters.$inferSelect

/** Cost centers (§3) of one company as the API returns them, in four queries for any number of rows. */
export async function presentCenters(db: Database, rows: CenterRow[], now: Date): Promise<CostCenter[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const people = await countPeople(db, ids)
  const children = await countChildren(db, rows[0]!.companyId, ids)
  const roles = Map.groupBy(
    await readRoles(db, inArray(costCenterRoles.costCenterId, ids), now),
    (role) => role.costCenterId,
  )
  const above = await readAbove(db, ids)
  return rows.map(({ id, companyId, externalId, names, status, parentId, version }) => ({
    id,
    companyId,
    externalId,
    names,
    status,
    parentId,
    employees: people.get(id) ?? 0,
    roles: roles.get(id) ?? [],
    children: children.get(id) ?? 0,
    above: above.get(id) ?? [],
    version,
  }))
}

async function countPeople(db: Database, ids: string[]): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ id: employees.costCenterId, total: count() })
    .from(employees)
    .where(and(inArray(employees.costCenterId, ids), staffCondition))
    .groupBy(employees.costCenterId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

async function countChildren(db: Database, companyId: string, ids: string[]): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ id: costCenters.parentId, total: count() })
    .from(costCenters)
    .where(and(eq(costCenters.companyId, companyId), inArray(costCenters.parentId, ids)))
    .groupBy(costCenters.parentId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** The ancestors of each cost center, the highest first. */
async function readAbove(db: Database, ids: string[]): Promise<Map<string, CostCenterAbove[]>> {
  // `union` without `all` ends even in a cycle.
  const { rows } = (await db.execute(sql`
    with recursive trail(of, id) as (
      select c.id, c.parent_id from ${costCenters} c where ${inArray(sql`c.id`, ids)} and c.parent_id is not null
      union
      select t.of, c.parent_id from trail t join ${costCenters} c on c.id = t.id where c.parent_id is not null
    )
    select t.of, c.id, c.external_id as "externalId", c.names, c.parent_id as "parentId"
    from trail t join ${costCenters} c on c.id = t.id`)) as { rows: AboveRow[] }
  return new Map(ids.map((id) => [id, inOrder(rows.filter((row) => row.of === id))]))
}

type AboveRow = CostCenterAbove & { of: string; parentId: string | null }

function inOrder(rows: AboveRow[]): CostCenterAbove[] {
  const ordered: CostCenterAbove[] = []
  for (let next = rows.find(({ parentId }) => parentId === null); next && ordered.length < rows.length;) {
    const { id, externalId, names } = next
    ordered.push({ id, externalId, names })
    next = rows.find(({ parentId }) => parentId === id)
  }
  return ordered
}

type Row = typeof costCenterRoles.$inferSelect

/** The status of a role: active from its start date (UTC), ended when its end date is over in all time zones. */
function roleStatus({ startDate, endDate }: Pick<Row, 'startDate' | 'endDate'>, now: Date) {
  if (endDate !== null && endDate < earliestDay(now)) return 'ended'
  return startDate > now.toISOString().slice(0, 10) ? 'planned' : 'active'
}

/** A cost-center role (§3) as the API returns it. */
const presentRole = (row: Row, employeeName: string, now: Date): CostCenterRole => ({
  id: row.id,
  startDate: row.startDate,
  endDate: row.endDate,
  status: roleStatus(row, now),
  created: row.createdAt.toISOString(),
  updated: row.updatedAt.toISOString(),
  type: row.type,
  costCenterId: row.costCenterId,
  employeeId: row.employeeId,
  employeeName,
  version: row.version,
})

/** Lists the roles that a condition on `costCenterRoles` selects, by start date, in one query. */
export async function readRoles(db: Database, where: SQL | undefined, now: Date): Promise<CostCenterRole[]> {
  const rows = await db
    .select({ role: costCenterRoles, name: sql<string>`concat(${profiles.firstName}, ' ', ${profiles.lastName})` })
    .from(costCenterRoles)
    .leftJoin(profiles, eq(profiles.employeeId, costCenterRoles.employeeId))
    .where(where)
    .orderBy(asc(costCenterRoles.startDate), asc(costCenterRoles.createdAt), asc(costCenterRoles.id))
  return rows.map(({ role, name }) => presentRole(role, name.trim(), now))
}

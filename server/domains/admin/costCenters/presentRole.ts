import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { CostCenterRole } from '#contract/employees/costCenters.ts'
import type { Database } from '#server/db/client.ts'
import { costCenterRoles } from '#server/db/schema/company/admin.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

type Row = typeof costCenterRoles.$inferSelect

/** The status of a role: active from its start date (UTC), ended when its end date is over in all time zones. */
export function roleStatus({ startDate, endDate }: Pick<Row, 'startDate' | 'endDate'>, now: Date) {
  if (endDate !== null && endDate < earliestDay(now)) return 'ended'
  return startDate > now.toISOString().slice(0, 10) ? 'planned' : 'active'
}

/** A cost-center role (§3) as the API returns it. */
export const presentRole = (row: Row, employeeName: string, now: Date): CostCenterRole => ({
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

import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fullName } from '#contract/texts/fullName.ts'
import type { Role } from '#contract/session/roles.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { countAll } from '#server/domains/admin/employees/list/findEmployees.ts'

/** The stored rows of an employee, with data of other tables. */
export interface PersonRow {
  employee: typeof employees.$inferSelect
  profile: typeof profiles.$inferSelect
  costCenter: typeof costCenters.$inferSelect | null
  manager: { id: string; name: string } | null
  roles: Role[]
}

/**
 * Condition: employees that a provisioning client sees. Guests are managed in the application. Employees deleted by a
 * client stay hidden until an admin activates them again.
 */
export const visibleCondition = (companyId: string): SQL =>
  and(
    eq(employees.companyId, companyId),
    ne(employees.type, 'guest'),
    or(isNull(employees.scimDeletedAt), eq(employees.status, 'active')),
  )!

/**
 * Counts the employees of `visibleCondition`: the stored count without hidden employees, which avoids reading 50,000
 * rows.
 */
export async function countSeen(db: Database, companyId: string): Promise<number> {
  const hiddenCondition = and(
    eq(employees.companyId, companyId),
    ne(employees.type, 'guest'),
    eq(employees.status, 'inactive'),
    isNotNull(employees.scimDeletedAt),
  )
  return (await countAll(db, companyId)) - (await db.$count(employees, hiddenCondition))
}

/** Counts the employees that meet a condition. */
export async function countPeople(db: Database, where: SQL): Promise<number> {
  const people = db
    .select({ id: employees.id })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(where)
    .as('people')
  return db.$count(people)
}

interface Page {
  where: SQL
  order?: { by: SQL; isDescending: boolean }
  offset: number
  limit: number
}

/** The employees of one page. The ids are found first, so that only rows of the page are read. */
export async function readPage(db: Database, { where, order, offset, limit }: Page): Promise<PersonRow[]> {
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(where)
    .orderBy(...(order ? [order.isDescending ? desc(order.by) : asc(order.by)] : []), asc(employees.id))
    .offset(offset)
    .limit(limit)
  const ids = found.map(({ id }) => id)
  const rows = await readPeople(db, ids)
  return rows.toSorted((one, other) => ids.indexOf(one.employee.id) - ids.indexOf(other.employee.id))
}

/** Employees by id, in any order. */
export async function readPeople(db: Database, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return []
  const boss = alias(profiles, 'boss')
  const rows = await db
    .select({ employee: employees, profile: profiles, costCenter: costCenters, boss })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .leftJoin(costCenters, eq(costCenters.id, employees.costCenterId))
    .leftJoin(boss, eq(boss.employeeId, employees.managerId))
    .where(inArray(employees.id, [...ids]))
  const roles = await rolesBy(
    db,
    rows.map(({ profile }) => profile.id),
  )
  return rows.map(({ boss: manager, ...row }) => ({
    ...row,
    manager: manager && { id: manager.employeeId!, name: fullName(manager) },
    roles: roles.get(row.profile.id) ?? [],
  }))
}

async function rolesBy(db: Database, profileIds: string[]): Promise<Map<string, Role[]>> {
  if (profileIds.length === 0) return new Map()
  const held = await db
    .select()
    .from(profileRoles)
    .where(inArray(profileRoles.profileId, profileIds))
    .orderBy(asc(profileRoles.role))
  const by = Map.groupBy(held, ({ profileId }) => profileId)
  return new Map([...by].map(([id, rows]) => [id, rows.map(({ role }) => role)]))
}

import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Role } from '#contract/session/roles.ts'
import type { Database } from '#server/db/client.ts'
import { importRows } from '#server/db/schema/company/admin.ts'
import { costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { getCompanyDefaults, type Defaults } from '#server/domains/admin/employees/change/employeeDefaults.ts'
import type { StagedRow, StoredImport } from '#server/domains/admin/imports/staging/importTypes.ts'

/** A stored employee. */
export interface StoredEmployee {
  employee: typeof employees.$inferSelect
  profile: typeof profiles.$inferSelect
  roles: Role[]
}

/** Records that some rows of employees refer to, read together. */
export interface EmployeeRefs {
  /** By number; guests too, whose numbers are taken. */
  people: Map<string, StoredEmployee>
  /** Rows of the same file, by number. */
  rows: Map<string, Pick<StagedRow, 'targetId' | 'isBad'>>
  /** Numbers and addresses that two rows have. */
  twice: { keys: Set<string>; others: Set<string> }
  /** Ids of the profiles that have an address, by the address. */
  holders: Map<string, string[]>
  costCenters: Map<string, { id: string; isActive: boolean }>
  /** By each of their names in lower case. */
  policies: Map<string, { id: string; isActive: boolean }>
  /** Policies that require approval. */
  asking: Set<string>
  /** The policy and the cost center of people whose row does not name them. */
  defaults: Defaults
  airports: Set<string>
}

const mapOf = <Row, Value>(rows: readonly Row[], entry: (row: Row) => [string, Value]) => new Map(rows.map(entry))
const cellsOf = (rows: readonly StagedRow[], ...columns: (keyof StagedRow['values'])[]) => [
  ...new Set(rows.flatMap(({ values }) => columns.map((column) => values[column] ?? '')).filter((cell) => cell !== '')),
]

/**
 * Reads the records that rows refer to.
 * @param isLocked whether the people are about to be changed
 */
export async function employeeRefs(
  db: Database,
  { id, companyId }: StoredImport,
  rows: readonly StagedRow[],
  isLocked: boolean,
): Promise<EmployeeRefs> {
  const keys = rows.map(({ key }) => key)
  const otherKeys = rows.map(({ otherKey }) => otherKey)
  const others = cellsOf(rows, 'managerExternalId', 'approverExternalId')
  const people = await getPeople(db, companyId, [...new Set([...keys, ...others])], isLocked)
  const inFile = await db
    .select({ key: importRows.key, targetId: importRows.targetId, isBad: importRows.isBad })
    .from(importRows)
    .where(and(eq(importRows.importId, id), inArray(importRows.key, others)))
  const centers = await getCenters(db, companyId, cellsOf(rows, 'costCenter'), people)
  const policies = await db.select().from(travelPolicies).where(eq(travelPolicies.companyId, companyId))
  const codes = cellsOf(rows, 'homeAirport').map((code) => code.toUpperCase())
  const found = await db.select({ code: airports.code }).from(airports).where(inArray(airports.code, codes))
  return {
    people,
    rows: mapOf(inFile, ({ key, ...row }) => [key, row]),
    twice: {
      keys: await findRepeated(db, id, 'key', keys),
      others: await findRepeated(db, id, 'otherKey', otherKeys),
    },
    holders: await getHolders(db, otherKeys),
    costCenters: mapOf(centers, (center) => [
      center.externalId,
      { id: center.id, isActive: center.status === 'active' },
    ]),
    policies: new Map(policies.flatMap((policy) => namesOf(policy).map((name) => [name, policy]))),
    asking: new Set(policies.flatMap(({ id: own, needsApproval }) => (needsApproval ? own : []))),
    defaults: await getCompanyDefaults(db, companyId),
    airports: new Set(found.map(({ code }) => code)),
  }
}

/** Names by which a table may refer to a policy. */
const namesOf = ({ name, names }: typeof travelPolicies.$inferSelect) =>
  [name, ...names.map(({ value }) => value)].map((each) => each.toLowerCase())

async function getPeople(db: Database, companyId: string, numbers: string[], isLocked: boolean) {
  const query = db
    .select({ employee: employees, profile: profiles })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(and(eq(employees.companyId, companyId), inArray(employees.externalId, numbers)))
  const found = await (isLocked ? query.for('no key update') : query)
  const held = await db
    .select()
    .from(profileRoles)
    .where(
      inArray(
        profileRoles.profileId,
        found.map(({ profile }) => profile.id),
      ),
    )
  const roles = Map.groupBy(held, ({ profileId }) => profileId)
  return mapOf(found, (row): [string, StoredEmployee] => [
    row.employee.externalId,
    { ...row, roles: (roles.get(row.profile.id) ?? []).map(({ role }) => role) },
  ])
}

/** The cost centers with these numbers, and those that the people have now. */
const getCenters = (db: Database, companyId: string, numbers: string[], people: Map<string, StoredEmployee>) => {
  const held = [...people.values()].flatMap(({ employee }) => employee.costCenterId ?? [])
  return db
    .select()
    .from(costCenters)
    .where(
      and(
        eq(costCenters.companyId, companyId),
        or(inArray(costCenters.externalId, numbers), inArray(costCenters.id, [...new Set(held)])),
      ),
    )
}

/** Which of some keys more than one row of the file has. */
export async function findRepeated(db: Database, importId: string, name: 'key' | 'otherKey', keys: readonly string[]) {
  const column = importRows[name]
  const found = await db
    .select({ key: column })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inArray(column, [...new Set(keys)]), ne(column, '')))
    .groupBy(column)
    .having(sql`count(*) > 1`)
  return new Set(found.map(({ key }) => key))
}

/** Addresses are those of one person in all companies: as address of the profile, or of the account. */
async function getHolders(db: Database, addresses: readonly string[]): Promise<Map<string, string[]>> {
  const wanted = [...addresses]
  const lower = sql<string>`lower(${profiles.email})`
  const ofProfiles = await db.select({ id: profiles.id, email: lower }).from(profiles).where(inArray(lower, wanted))
  const ofAccounts = await db
    .select({ id: accounts.profileId, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, wanted))
  const holders = Map.groupBy([...ofProfiles, ...ofAccounts], ({ email }) => email)
  return new Map([...holders].map(([email, held]) => [email, held.map(({ id }) => id)]))
}

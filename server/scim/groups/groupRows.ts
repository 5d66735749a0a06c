import { asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { givenRoles } from '#contract/session/roles.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import {
  idsColumn,
  indexedColumn,
  instantColumn,
  textColumn,
  type FilterColumns,
} from '#server/scim/protocol/sqlFilter.ts'
import {
  groupNameLocale,
  hasCenters,
  hasRoles,
  roleGroupId,
  roleGroupName,
  roleOfGroup,
} from '#server/scim/users/groupNames.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import { visibleCondition } from '#server/scim/users/people.ts'

/** A group as the database returns it: an active cost center, or a role that can be given. */
export interface GroupRow {
  id: string
  displayName: string
  externalId: string | null
  createdAt: Date | null
  updatedAt: Date | null
}

const name = sql`coalesce((select each ->> 'value' from jsonb_array_elements(${costCenters.names}) each where each ->> 'locale' = ${groupNameLocale} limit 1), '')`
/** SQL of `groupName`. */
const displayName = sql`case when starts_with(${name}, ${costCenters.externalId}) then ${name} else rtrim(${costCenters.externalId} || ' ' || ${name}) end`

const rolesAsRows = sql.join(
  givenRoles.map((role) => sql`(${roleGroupId(role)}::text, ${roleGroupName(role)}::text)`),
  sql`, `,
)

/** The company, and the kinds of groups that it shows to clients. */
export type GroupsOf = Pick<ScimClient, 'companyId' | 'groups'>

/** One SQL table of the cost centers and roles of a company, limited to the kinds that clients may see. */
const groupsOf = ({ companyId, groups }: GroupsOf) => sql`(
  select ${costCenters.id} as id, ${displayName} as display_name, ${costCenters.scimId} as external_id,
    ${costCenters.createdAt} as created_at, ${costCenters.updatedAt} as updated_at
  from ${costCenters} where ${costCenters.companyId} = ${companyId} and ${costCenters.status} = 'active'
    and ${hasCenters(groups)}::boolean
  union all
  select id, display_name, null::text, null::timestamptz, null::timestamptz from (values ${rolesAsRows}) as roles (id, display_name)
  where ${hasRoles(groups)}::boolean
) as groups`

const column = (named: string) => sql.raw(`groups.${named}`)
const columns = {
  id: column('id') as SQL<string>,
  displayName: column('display_name') as SQL<string>,
  externalId: column('external_id') as SQL<string | null>,
  createdAt: column('created_at').mapWith(costCenters.createdAt) as SQL<Date | null>,
  updatedAt: column('updated_at').mapWith(costCenters.updatedAt) as SQL<Date | null>,
}

const memberCondition = (companyId: string, person?: string) => sql`exists (
  select 1 from ${employees} inner join ${profiles} on ${profiles.employeeId} = ${employees.id}
  where ${visibleCondition(companyId)} ${person === undefined ? sql`` : sql`and ${employees.id} = ${person}`} and (
    ${employees.costCenterId} = ${columns.id}
    or exists (select 1 from ${profileRoles} where ${profileRoles.profileId} = ${profiles.id} and 'role-' || ${profileRoles.role} = ${columns.id})
  )
)`

/** SQL columns for filters and sorting of groups. */
export const groupColumns = (companyId: string): FilterColumns => ({
  id: indexedColumn(columns.id, { isExact: true }),
  externalId: textColumn(columns.externalId, { isExact: true }),
  displayName: textColumn(columns.displayName),
  'members.value': idsColumn((person) => memberCondition(companyId, person), memberCondition(companyId)),
  'meta.created': instantColumn(columns.createdAt),
  'meta.lastModified': instantColumn(columns.updatedAt),
})

interface Page {
  where: SQL | undefined
  order: { by: SQL; isDescending: boolean } | undefined
  offset: number
  limit: number
}

/** The groups of one page, sorted by name. */
export const readGroups = (db: Database, whose: GroupsOf, { where, order, offset, limit }: Page): Promise<GroupRow[]> =>
  db
    .select(columns)
    .from(groupsOf(whose))
    .where(where)
    .orderBy(...(order ? [order.isDescending ? desc(order.by) : asc(order.by)] : []), asc(columns.id))
    .offset(offset)
    .limit(limit)

export async function countGroups(db: Database, whose: GroupsOf, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(groupsOf(whose))
    .where(where)
  return counted?.total ?? 0
}

/** A member of a group. */
export interface Member {
  groupId: string
  id: string
  name: string
}

const memberColumns = { id: employees.id, name: sql<string>`${profiles.firstName} || ' ' || ${profiles.lastName}` }

/** The members of groups, by id. */
export async function readMembers(db: Database, companyId: string, groupIds: readonly string[]): Promise<Member[]> {
  const roles = groupIds.flatMap((id) => roleOfGroup(id) ?? [])
  const centers = groupIds.filter((id) => !roleOfGroup(id))
  const inCenters =
    centers.length === 0
      ? []
      : await db
          .select({ ...memberColumns, groupId: sql<string>`${employees.costCenterId}` })
          .from(employees)
          .innerJoin(profiles, eq(profiles.employeeId, employees.id))
          .where(sql`${visibleCondition(companyId)} and ${employees.costCenterId} in ${centers}`)
          .orderBy(asc(employees.id))
  const holders =
    roles.length === 0
      ? []
      : await db
          .select({ ...memberColumns, groupId: sql<string>`'role-' || ${profileRoles.role}` })
          .from(employees)
          .innerJoin(profiles, eq(profiles.employeeId, employees.id))
          .innerJoin(profileRoles, eq(profileRoles.profileId, profiles.id))
          .where(sql`${visibleCondition(companyId)} and ${profileRoles.role} in ${roles}`)
          .orderBy(asc(employees.id))
  return [...inCenters, ...holders]
}

/** Hashes of the members of groups, calculated in the database. A hash changes with any member. */
export async function readMemberMarks(db: Database, companyId: string, groupIds: readonly string[]) {
  const roles = groupIds.flatMap((id) => roleOfGroup(id) ?? [])
  const centers = groupIds.filter((id) => !roleOfGroup(id))
  const mark = sql<string>`count(*) || ':' || sum(hashtextextended(${employees.id}, 0))`
  const inCenters =
    centers.length === 0
      ? []
      : await db
          .select({ groupId: sql<string>`${employees.costCenterId}`, mark })
          .from(employees)
          .where(sql`${visibleCondition(companyId)} and ${employees.costCenterId} in ${centers}`)
          .groupBy(employees.costCenterId)
  const holders =
    roles.length === 0
      ? []
      : await db
          .select({ groupId: sql<string>`'role-' || ${profileRoles.role}`, mark })
          .from(employees)
          .innerJoin(profiles, eq(profiles.employeeId, employees.id))
          .innerJoin(profileRoles, eq(profileRoles.profileId, profiles.id))
          .where(sql`${visibleCondition(companyId)} and ${profileRoles.role} in ${roles}`)
          .groupBy(profileRoles.role)
  return new Map([...inCenters, ...holders].map(({ groupId, mark: made }) => [groupId, made]))
}

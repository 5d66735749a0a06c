import { getTableColumns, sql, type SQLWrapper } from 'drizzle-orm'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import { employees, costCenters } from '#server/db/schema/company/company.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import {
  booleanColumn,
  idsColumn,
  indexedColumn,
  instantColumn,
  likeText,
  textColumn,
  type FilterColumns,
} from '#server/scim/protocol/sqlFilter.ts'
import { textAttributes } from '#server/scim/protocol/textAttributes.ts'
import { enterpriseSchema } from '#server/scim/protocol/userKind.ts'
import { rolePrefix } from '#server/scim/users/groupNames.ts'

/** Condition for the index of the search text, which contains names, addresses and numbers. */
const narrow = (text: string) => sql`${profiles.searched} like ${`%${likeText(foldAccents(text).trim())}%`}`
const fullName = sql`(${profiles.firstName} || ' ' || ${profiles.lastName})`
const phone = sql`case when ${profiles.phoneNumber} = '' then '' else '+' || ${profiles.phoneCountryCode} || ${profiles.phoneNumber} end`
const number = sql`(select ${costCenters.externalId} from ${costCenters} where ${costCenters.id} = ${employees.costCenterId})`

const holdsRole = (role: string) =>
  sql`exists (select 1 from ${profileRoles} where ${profileRoles.profileId} = ${profiles.id} and ${profileRoles.role} = ${role})`
const holdsAny = sql`exists (select 1 from ${profileRoles} where ${profileRoles.profileId} = ${profiles.id})`
const isIn = (id: string) =>
  id.startsWith(rolePrefix)
    ? holdsRole(id.slice(rolePrefix.length))
    : sql`coalesce(${employees.costCenterId} = ${id}, false)`

const address = indexedColumn(profiles.email, { narrow })

const columnsOf: Record<'employees' | 'profiles', Record<string, SQLWrapper>> = {
  employees: getTableColumns(employees),
  profiles: getTableColumns(profiles),
}
const textColumns = Object.fromEntries(
  textAttributes.map(({ field, table, schema, attribute }) => [
    schema === 'core' ? attribute : `${enterpriseSchema}:${attribute}`,
    textColumn(columnsOf[table][field]!),
  ]),
)

/** SQL columns for filters and sorting of people. */
export const userColumns: FilterColumns = {
  id: indexedColumn(employees.id, { isExact: true }),
  externalId: indexedColumn(employees.scimId, { isExact: true }),
  userName: address,
  'emails.value': address,
  'emails.type': textColumn(sql`'work'`),
  'emails.primary': booleanColumn(sql`true`),
  displayName: textColumn(fullName, { narrow }),
  'name.formatted': textColumn(fullName, { narrow }),
  'name.givenName': textColumn(profiles.firstName, { narrow }),
  'name.middleName': textColumn(profiles.middleName),
  'name.familyName': textColumn(profiles.lastName, { narrow }),
  ...textColumns,
  userType: textColumn(employees.type),
  locale: textColumn(profiles.cultureCode),
  preferredLanguage: textColumn(profiles.cultureCode),
  active: booleanColumn(sql`${employees.status} = 'active'`),
  'phoneNumbers.value': textColumn(phone),
  'phoneNumbers.type': textColumn(sql`case when ${profiles.phoneNumber} = '' then '' else ${profiles.phoneType} end`),
  'groups.value': idsColumn(isIn, sql`(${employees.costCenterId} is not null or ${holdsAny})`),
  'roles.value': idsColumn(holdsRole, holdsAny),
  'meta.created': instantColumn(employees.createdAt),
  'meta.lastModified': instantColumn(employees.updatedAt),
  [`${enterpriseSchema}:employeeNumber`]: indexedColumn(employees.externalId, { isExact: true }),
  [`${enterpriseSchema}:costCenter`]: textColumn(number),
  [`${enterpriseSchema}:manager.value`]: indexedColumn(employees.managerId, { isExact: true }),
}

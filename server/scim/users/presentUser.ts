import { createHash } from 'node:crypto'
import { fullName } from '#contract/texts/fullName.ts'
import { givenRoles } from '#contract/session/roles.ts'
import type { Env } from '#server/services/env.ts'
import { fieldsOf } from '#server/domains/admin/employees/records/employeeColumns.ts'
import type { ScimClient } from '#server/scim/protocol/client.ts'
import type { Sent } from '#server/scim/protocol/resource.ts'
import { textAttributes } from '#server/scim/protocol/textAttributes.ts'
import { enterpriseSchema, userKind, userSchema } from '#server/scim/protocol/userKind.ts'
import { groupName, hasCenters, hasRoles, roleGroupId, roleGroupName } from '#server/scim/users/groupNames.ts'
import type { PersonRow } from '#server/scim/users/people.ts'

/** The base URL of SCIM. */
export const scimBase = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => `${PUBLIC_URL}/scim/v2`
export const userAddress = (env: Pick<Env, 'PUBLIC_URL'>, id: string) => `${scimBase(env)}${userKind.endpoint}/${id}`
const groupAddress = (env: Pick<Env, 'PUBLIC_URL'>, id: string) => `${scimBase(env)}/Groups/${id}`

/** A weak ETag (RFC 7644 3.14) that changes with any value of the response. */
export const versionOf = (content: unknown) =>
  `W/"${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}"`

/** An employee as a User of RFC 7643 4.1. Attributes without a value are left out. */
export function presentUser(row: PersonRow, client: ScimClient): Sent {
  const { employee, profile } = row
  const { env } = client.services
  const content = withoutEmpty({
    schemas: [userSchema, enterpriseSchema],
    id: employee.id,
    externalId: employee.scimId,
    userName: profile.email,
    ...namesOf(row),
    ...textsOf(row, 'core'),
    userType: employee.type,
    preferredLanguage: profile.cultureCode,
    locale: profile.cultureCode,
    active: employee.status === 'active',
    emails: [{ value: profile.email, type: 'work', primary: true }],
    phoneNumbers: phonesOf(row),
    groups: groupsOf(row, client),
    roles: row.roles.map((role) => ({ value: role, display: role })),
    [enterpriseSchema]: employmentOf(row, env),
  })
  const meta = {
    resourceType: 'User',
    created: employee.createdAt.toISOString(),
    lastModified: employee.updatedAt.toISOString(),
    location: userAddress(env, employee.id),
    version: versionOf(content),
  }
  return { ...content, meta }
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const withoutEmpty = (content: Sent): Sent =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => !isEmpty(value)))

function namesOf({ profile: { firstName, middleName, lastName } }: PersonRow) {
  const formatted = [firstName, middleName, lastName].filter(Boolean).join(' ')
  return {
    name: withoutEmpty({ formatted, familyName: lastName, givenName: firstName, middleName }),
    displayName: fullName({ firstName, lastName }),
  }
}

function phonesOf({ profile: { phoneCountryCode, phoneNumber, phoneType } }: PersonRow) {
  return phoneNumber ? [{ value: `+${phoneCountryCode}${phoneNumber}`, type: phoneType }] : []
}

/** Groups of the kinds that the company shows to clients. */
function groupsOf({ costCenter, roles }: PersonRow, { groups: kinds, services: { env } }: ScimClient) {
  const groups = [
    ...(costCenter?.status === 'active' && hasCenters(kinds)
      ? [{ value: costCenter.id, display: groupName(costCenter) }]
      : []),
    ...roles
      .filter((role) => hasRoles(kinds) && givenRoles.includes(role as (typeof givenRoles)[number]))
      .map((role) => ({ value: roleGroupId(role), display: roleGroupName(role) })),
  ]
  return groups.map((group) => ({ ...group, $ref: groupAddress(env, group.value), type: 'direct' }))
}

function textsOf(row: PersonRow, schema: 'core' | 'enterprise'): Sent {
  const fields: Sent = { ...fieldsOf(row) }
  const own = textAttributes.filter((each) => each.schema === schema)
  return Object.fromEntries(own.map(({ attribute, field }) => [attribute, fields[field]]))
}

function employmentOf(row: PersonRow, env: Env): Sent {
  const { employee, costCenter, manager } = row
  return withoutEmpty({
    employeeNumber: employee.externalId,
    costCenter: costCenter?.externalId,
    ...textsOf(row, 'enterprise'),
    manager: manager && { value: manager.id, $ref: userAddress(env, manager.id), displayName: manager.name },
  })
}

import type { costCenters } from '#server/db/schema/company.ts'
import type { ScimGroups } from '#contract/companySettings.ts'
import { givenRoles } from '#contract/roles.ts'
import type { Role } from '#contract/roles.ts'

/** Before the name of a role in the id, and in the name, of its group. */
export const rolePrefix = 'role-'
export const roleNamePrefix = 'Role: '

export const roleGroupId = (role: Role) => `${rolePrefix}${role}`
export const roleGroupName = (role: Role) => `${roleNamePrefix}${role}`

/** Whether groups that a client writes become cost centers, and whether they give roles. */
export const hasCenters = (groups: ScimGroups) => groups === 'both' || groups === 'costCenters'
export const hasRoles = (groups: ScimGroups) => groups === 'both' || groups === 'roles'

/** The role of the id of a group; undefined for another, and for roles that nobody gives. */
export const roleOfGroup = (id: string): Role | undefined => givenRoles.find((role) => roleGroupId(role) === id)

type CostCenter = Pick<typeof costCenters.$inferSelect, 'externalId' | 'names'>

/** The locale in which cost centers are called here; each has a name in it. */
export const groupNameLocale = 'en-CA'
export const nameOf = ({ names }: CostCenter) => names.find(({ locale }) => locale === groupNameLocale)?.value ?? ''

/**
 * The name of the group of a cost center: number and name, or the name alone where it begins with the number. A
 * client finds again what it created: see `numberAndName`.
 */
export function groupName(costCenter: CostCenter): string {
  const [number, name] = [costCenter.externalId, nameOf(costCenter)]
  return name.startsWith(number) ? name : `${number} ${name}`.trim()
}

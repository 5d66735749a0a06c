import type { costCenters } from '#server/db/schema/company/company.ts'
import type { ScimGroups } from '#contract/admin/companySettings.ts'
import { givenRoles, type Role } from '#contract/session/roles.ts'

/** Prefix of the ids of groups that are roles. */
export const rolePrefix = 'role-'
export const roleNamePrefix = 'Role: '

export const roleGroupId = (role: Role) => `${rolePrefix}${role}`
export const roleGroupName = (role: Role) => `${roleNamePrefix}${role}`

/** Whether groups of clients become cost centers. */
export const hasCenters = (groups: ScimGroups) => groups === 'both' || groups === 'costCenters'
export const hasRoles = (groups: ScimGroups) => groups === 'both' || groups === 'roles'

/** The role of a group id. Undefined for a cost center, and for a role that admins do not give. */
export const roleOfGroup = (id: string): Role | undefined => givenRoles.find((role) => roleGroupId(role) === id)

type CostCenter = Pick<typeof costCenters.$inferSelect, 'externalId' | 'names'>

/** The locale of group names. Every cost center has a name in it. */
export const groupNameLocale = 'en-CA'
export const nameOf = ({ names }: CostCenter) => names.find(({ locale }) => locale === groupNameLocale)?.value ?? ''

/**
 * The group name of a cost center: number and name, or only the name when it begins with the number. Clients find the
 * names they sent: see `numberAndName`.
 */
export function groupName(costCenter: CostCenter): string {
  const [number, name] = [costCenter.externalId, nameOf(costCenter)]
  return name.startsWith(number) ? name : `${number} ${name}`.trim()
}

import type { Role } from '#contract/roles.ts'
import type { RouteRow } from './row'

/** Parts of screens that §6 shows by permission, by their names in §6; all other parts are visible to everybody. */
export const renderKeys = ['account.permissions', 'account.language', 'account.arrangers', 'account.delete'] as const
export type RenderKey = (typeof renderKeys)[number]

/** §6: the restricted permission set, of the role Guest. */
const restrictedRender: readonly RenderKey[] = ['account.arrangers', 'account.language']
const isRestricted = (roles: readonly Role[]) => roles.includes('Guest')

/** §6 render: whether a part of a screen is shown to somebody with these roles. */
export const mayRender = (key: RenderKey, roles: readonly Role[]): boolean =>
  !isRestricted(roles) || restrictedRender.includes(key)

/** §6 delete `account.lastArranger`: only the full permission set may remove the last approved arranger. */
export const mayDeleteLastArranger = (roles: readonly Role[]): boolean => !isRestricted(roles)

/** §2: all roles of the row are required; §6 navigate: guests have the restricted set. */
export function mayNavigate(row: RouteRow, roles: readonly Role[]): boolean {
  if (isRestricted(roles) && !row.isForGuests && !row.isPublic) return false
  return (row.roles ?? []).every((role) => roles.includes(role))
}

import type { Role } from '#contract/roles.ts'
import type { RouteRow } from './row'

/** What §6 shows by permission and is no route, by the name §6 gives it; every other part is everybody's. */
export const renderKeys = ['account.permissions', 'account.language', 'account.arrangers', 'account.delete'] as const
export type RenderKey = (typeof renderKeys)[number]

/** §6: the restricted set, of the role Guest. */
const restrictedRender: readonly RenderKey[] = ['account.arrangers', 'account.language']
const isRestricted = (roles: readonly Role[]) => roles.includes('Guest')

/** §6 render: whether somebody with these roles is shown a part of a screen. */
export const mayRender = (key: RenderKey, roles: readonly Role[]): boolean =>
  !isRestricted(roles) || restrictedRender.includes(key)

/** §6 delete `account.lastArranger`: only the full permission set may remove the last approved arranger. */
export const mayDeleteLastArranger = (roles: readonly Role[]): boolean => !isRestricted(roles)

/** §2: every role of the row is held; §6 navigate: guests have the restricted set. */
export function mayNavigate(row: RouteRow, roles: readonly Role[]): boolean {
  if (isRestricted(roles) && !row.isForGuests && !row.isPublic) return false
  return (row.roles ?? []).every((role) => roles.includes(role))
}

import type { Role } from '#contract/session/roles.ts'
import type { RouteRow } from './row'

/**
 * Parts of screens that §6 shows by permission, by their names in §6, and whether guests, who have the restricted set,
 * see them. All other parts are always visible.
 */
const isRenderedForGuests = {
  'home.latestAlerts': false,
  'home.bestPractices': false,
  'home.greenTips': false,
  'home.groupTravel': true,
  'home.newsFeed': false,
  'home.links': true,
  'account.permissions': false,
  'account.language': true,
  'account.arrangers': true,
  'account.delete': false,
  'menu.notifications': false,
  'mainMenu.book': false,
  'events.book': true,
} as const satisfies Record<string, boolean>
export type RenderKey = keyof typeof isRenderedForGuests

const isRestricted = (roles: readonly Role[]) => roles.includes('Guest')

/** §6 render: whether people with these roles see a part of a screen. */
export const mayRender = (key: RenderKey, roles: readonly Role[]): boolean =>
  !isRestricted(roles) || isRenderedForGuests[key]

/** Systems of others that §6 lets people navigate to, and whether guests, who have the restricted set, may. */
const isLeftToByGuests = { 'external.expense': false } as const satisfies Record<string, boolean>

/** §6 navigate: whether people with these roles get a link to a system of others. */
export const mayLeaveFor = (system: keyof typeof isLeftToByGuests, roles: readonly Role[]): boolean =>
  !isRestricted(roles) || isLeftToByGuests[system]

/** §6 delete `account.lastArranger`: only the full permission set may remove the last approved arranger. */
export const mayDeleteLastArranger = (roles: readonly Role[]): boolean => !isRestricted(roles)

/** §2: all roles of the row are required; §6 navigate: guests have the restricted set. */
export function mayNavigate(row: RouteRow, roles: readonly Role[]): boolean {
  if (isRestricted(roles) && !row.isForGuests && !row.isPublic) return false
  return (row.roles ?? []).every((role) => roles.includes(role))
}

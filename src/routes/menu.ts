import type { FeatureStatus } from '#contract/session/configuration.ts'
import type { Role } from '#contract/session/roles.ts'
import { adminTabs } from './admin'
import { mayNavigate } from './permissions'
import { type Gate, gatesOf, type MenuGroup, type RouteRow } from './row'
import { type RouteName, routeNames, rowOf, type table } from './table'
import { trailOf } from './trail'

export type EntryState = 'hidden' | 'disabled' | 'enabled'
export interface MenuFacts {
  isSandbox: boolean
  roles: readonly Role[]
  statusOf: (gate: Gate) => FeatureStatus
}

type Table = typeof table
/** Screens that the menu may lead to. */
export type MenuEntry =
  { [Name in keyof Table]: Table[Name] extends { menu: object } ? Name : never }[keyof Table] | 'tripsList_v2'

const placeOf = (row: RouteRow) => row.menu?.place ?? 0

/** The left main menu in the order of §2; the booking button follows the first entry. */
export const menuEntries = routeNames
  .filter((name): name is MenuEntry => rowOf(name).menu !== undefined)
  .toSorted((one, other) => placeOf(rowOf(one)) - placeOf(rowOf(other)))

/** The number of entries in the bar of a phone besides booking and the account. The account panel lists the others. */
export const barPlaces = 3

/** Entries of the menu under the button of their group. */
export interface EntryGroup<Entry> {
  group: MenuGroup
  entries: Entry[]
}

/** The least number of entries in a group: a button that hides two would save one line for one press more. */
const leastInGroup = 3

/** The entries in the same order, with those of a group together where it has enough of them. */
export function groupEntries<Entry extends { name: MenuEntry }>(
  entries: readonly Entry[],
): (Entry | EntryGroup<Entry>)[] {
  const groupOf = ({ name }: Entry) => rowOf(name).menu?.group
  return entries.flatMap((entry): (Entry | EntryGroup<Entry>)[] => {
    const group = groupOf(entry)
    const all = entries.filter((other) => groupOf(other) === group)
    if (!group || all.length < leastInGroup) return [entry]
    return all[0] === entry ? [{ group, entries: all }] : []
  })
}

const inAccountPanel: readonly RouteName[] = ['profile', 'support']

const inAdministration: readonly RouteName[] = adminTabs

/**
 * Whether the reader reaches a screen by the menu: the main menu links to it, or the account panel, which is part of
 * the menu on a phone, or it is a tab of administration, whose entry opens the first tab.
 */
export const isInMenu = (name: RouteName): boolean =>
  name === 'tripsList_v2' ||
  inAccountPanel.includes(name) ||
  inAdministration.includes(name) ||
  rowOf(name).menu !== undefined

/** The screen whose entry in the menu is also that of others: both lists of trips, and the tabs of administration. */
function entryOf(name: RouteName): RouteName {
  if (name === 'tripsList_v2') return 'tripsList'
  return inAdministration.includes(name) ? 'employees' : name
}

/**
 * Whether an entry of the main menu is the current one for a screen: it leads to the screen, to an ancestor, or to a
 * screen with the same entry.
 */
export const standsFor = (entry: MenuEntry, name: RouteName): boolean =>
  [name, ...trailOf(name)].some((each) => entryOf(each) === entryOf(entry))

/**
 * Whether a screen belongs to the account panel, which is the last entry in the bar of a phone: no other entry of the
 * bar leads to it. The panel has the links that do not fit in the bar.
 */
export const isBeyondBar = (name: RouteName, bar: readonly MenuEntry[]): boolean => {
  const { isPublic, isRegistration, isSandbox } = rowOf(name)
  return !isPublic && !isRegistration && !isSandbox && !bar.some((entry) => standsFor(entry, name))
}

/**
 * Whether a screen needs no link back: the menu leads to it, or a wide window shows the list of the profile's pages
 * beside it.
 */
export const isTopScreen = (name: RouteName, isWide: boolean): boolean =>
  isInMenu(name) || (isWide && trailOf(name).includes('profile'))

/** §2 has two lists of trips: the paginated one replaces the other where `features.trips2` is enabled. */
export const tripListFor = (trips2: FeatureStatus | undefined) => (trips2 === 'enabled' ? 'tripsList_v2' : 'tripsList')

/**
 * §2, §6: an entry is hidden where a role is missing or one of its features is hidden, and disabled where a feature is
 * disabled. For the sandbox user all are disabled.
 */
export function entryState(row: RouteRow, facts: MenuFacts): EntryState {
  const { for: only, notFor, gate: own } = row.menu ?? {}
  const isTheirs = (only === undefined || facts.roles.includes(only)) && !facts.roles.some((role) => role === notFor)
  if (!isTheirs || !mayNavigate(row, facts.roles)) return 'hidden'
  // A setting of the build is known without an employee, as a feature is not.
  const gates = gatesOf(row).filter((gate) => !facts.isSandbox || gate.startsWith('setting.'))
  const statuses = [...gates, ...(own ? [own] : [])].map(facts.statusOf)
  if (facts.isSandbox) return statuses.includes('hidden') ? 'hidden' : 'disabled'
  return (['hidden', 'disabled'] as const).find((status) => statuses.includes(status)) ?? 'enabled'
}

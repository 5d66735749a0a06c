import type { FeatureStatus } from '#contract/configuration.ts'
import type { Role } from '#contract/roles.ts'
import { adminTabs } from './admin'
import { mayNavigate } from './permissions'
import { profileRoutes } from './profile'
import { type Gate, gatesOf, type RouteRow } from './row'
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

/** How many entries the bar of a phone has beside booking and the account, which lists the further ones. */
export const barPlaces = 3

const inAccountPanel: readonly RouteName[] = ['profile', 'support']

/**
 * Whether the account panel, an entry in the bar of a phone, leads to a screen, or to the one it belongs to; not to one
 * below Home, whose own entry stands for it.
 */
export const isInAccount = (name: RouteName): boolean =>
  (name in profileRoutes && !trailOf(name).includes('home')) || inAccountPanel.includes(name)

const inAdministration: readonly RouteName[] = adminTabs

/**
 * Whether the main menu leads to a screen, or the account panel does, which is part of it on a phone, or a tab of
 * administration, whose entry in the menu leads to the first of them.
 */
export const isInMenu = (name: RouteName): boolean =>
  name === 'tripsList_v2' ||
  inAccountPanel.includes(name) ||
  inAdministration.includes(name) ||
  rowOf(name).menu !== undefined

/** The screen whose entry in the menu stands for others too: both lists of trips, and the tabs of administration. */
function entryOf(name: RouteName): RouteName {
  if (name === 'tripsList_v2') return 'tripsList'
  return inAdministration.includes(name) ? 'employees' : name
}

/** Whether an entry of the main menu stands for a screen: it leads to it, to one above it, or to one beside it. */
export const standsFor = (entry: MenuEntry, name: RouteName): boolean =>
  [name, ...trailOf(name)].some((each) => entryOf(each) === entryOf(entry))

/**
 * Whether a screen needs no way back above it: the menu leads to it, or in a wide window the list of the profile's pages
 * stands beside it.
 */
export const isTopScreen = (name: RouteName, isWide: boolean): boolean =>
  isInMenu(name) || (isWide && trailOf(name).includes('profile'))

/** §2 has two lists of trips: the paginated one replaces the other where `features.trips2` is enabled. */
export const tripListFor = (trips2: FeatureStatus | undefined) => (trips2 === 'enabled' ? 'tripsList_v2' : 'tripsList')

/**
 * §2, §6: an entry is hidden where a role is missing or one of its features is hidden, and disabled where one is
 * disabled; for the sandbox user all are disabled.
 */
export function entryState(row: RouteRow, facts: MenuFacts): EntryState {
  const isTheirs = row.menu?.for === undefined || facts.roles.includes(row.menu.for)
  if (!isTheirs || !mayNavigate(row, facts.roles)) return 'hidden'
  if (facts.isSandbox) return 'disabled'
  const statuses = gatesOf(row).map(facts.statusOf)
  return (['hidden', 'disabled'] as const).find((status) => statuses.includes(status)) ?? 'enabled'
}

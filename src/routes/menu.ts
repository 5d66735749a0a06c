import type { FeatureStatus } from '#contract/configuration.ts'
import type { Role } from '#contract/roles.ts'
import { type Gate, type RouteName, rowOf } from './table'
import { mayNavigate } from './verdict'

export type EntryState = 'hidden' | 'disabled' | 'enabled'
export interface MenuFacts {
  isSandbox: boolean
  roles: readonly Role[]
  statusOf: (gate: Gate) => FeatureStatus
}

/** The left main menu in the order of §2; the button that books stands after the first entry. */
export const menuEntries = ['home', 'tripsList', 'actionCenter'] as const satisfies readonly RouteName[]
export type MenuEntry = (typeof menuEntries)[number] | 'tripsList_v2'

/** §2 has two lists of trips: the paginated one takes the other's place where `features.trips2` is enabled. */
export const tripListFor = (trips2: FeatureStatus | undefined) => (trips2 === 'enabled' ? 'tripsList_v2' : 'tripsList')

/**
 * §2, §6: an entry is hidden where a role is missing or its feature is hidden, disabled where the feature is,
 * and all are disabled for the sandbox user.
 */
export function entryState(name: RouteName, facts: MenuFacts): EntryState {
  const row = rowOf(name)
  if (facts.isSandbox) return 'disabled'
  if (!mayNavigate(row, facts.roles)) return 'hidden'
  return row.gate ? facts.statusOf(row.gate) : 'enabled'
}

import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from '@/domains/session/shared/useSession'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { entryState, menuEntries, type MenuEntry, type MenuFacts } from '@/routes/menu'
import { rowOf } from '@/routes/table'

export interface ShownEntry {
  name: MenuEntry
  isDisabled: boolean
}

/** The entries of the main menu that the signed-in person's roles and features allow (§2), in order. */
export function useMenuEntries(): ShownEntry[] {
  const who = useSession()
  const facts: MenuFacts = { isSandbox: who.employeeId === null, roles: who.roles, statusOf: useGateStatus(who) }
  const tripList = useTripList()
  return menuEntries
    .map((name): MenuEntry => (name === 'tripsList' ? tripList : name))
    .map((name) => ({ name, state: entryState(rowOf(name), facts) }))
    .filter(({ state }) => state !== 'hidden')
    .map(({ name, state }) => ({ name, isDisabled: state === 'disabled' }))
}

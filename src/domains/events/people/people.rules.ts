import {
  type GroupTraveler,
  type GroupTravelerFilter,
  groupTravelerFilters,
  type GroupTravelerPage,
} from '#contract/groupTravelers.ts'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { groupPath, type GroupRef } from '@/domains/events/shared/groupPath'
import type { TableShape, TableState } from '@/patterns/table/tableAddress'
import type { Tone } from '@/ui/tone'

/** What the address of the list of people may say; the server has them by name. */
export const peopleTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'name', direction: 'asc' },
  filters: { filter: groupTravelerFilters },
}

/** The list is of one kind of people, or of all. */
export const filterIn = ({ filters }: TableState) =>
  groupTravelerFilters.find((each) => filters['filter']?.[0] === each)

/** The list as a file, narrowed as it is. */
export function sheetOf(groupRef: GroupRef, state: TableState) {
  const filter = filterIn(state)
  const query = new URLSearchParams({ ...(filter && { filter }), ...(state.search && { search: state.search }) })
  return {
    api: 'company' as const,
    path: [`${groupPath(groupRef)}/travelers/spreadsheet`, query].filter(String).join('?'),
    fallbackName: 'people.xlsx',
  }
}

/** How many are on the list. */
export const countAll = ({ invited, notInvited }: GroupTravelerPage['filterCounts']): number => invited + notInvited

/** The kinds worth a link: those of whom there are some, and the one that is shown. */
export const filtersThereAre = (
  counts: Record<GroupTravelerFilter, number>,
  chosen: GroupTravelerFilter | undefined,
): GroupTravelerFilter[] =>
  // Who is invited is told apart by answer already.
  groupTravelerFilters.filter((each) => each === chosen || (each !== 'invited' && counts[each] > 0))

/** What is open to the organizer: the list can be changed, and people can be written to. */
export const openFor = ({ status, mayEdit }: GroupDetail) => ({
  list: mayEdit,
  mail: mayEdit && status === 'confirmed',
})

/** Why not all is open, where it is not; `null` for a confirmed event that has not begun. */
export function noteOf({ status }: Pick<GroupDetail, 'status'>) {
  if (status === 'confirmed') return null
  if (status === 'planning' || status === 'approved') return 'planned'
  return status === 'reconciled' ? 'completed' : status
}

/** Where somebody stands with their invitation. */
export type Standing = 'notInvited' | GroupTraveler['status']
export const standingOf = ({ invitedAt, status }: GroupTraveler): Standing =>
  invitedAt === null && status === 'pending' ? 'notInvited' : status

/** How it is marked. */
export const standingTones: Record<Standing, Tone> = {
  notInvited: 'neutral',
  pending: 'info',
  accepted: 'success',
  declined: 'neutral',
}

/** Something that keeps somebody from booking; each has its own person to settle it. */
export type Hindrance = 'policy' | 'airport' | 'own' | 'admin'

/** What keeps somebody from booking who still has to (§5), by who can settle it. */
export function hindrancesOf(person: GroupTraveler): { hindrance: Hindrance; count: number }[] {
  if (person.trip || person.needsNoTrip || person.status === 'declined') return []
  const { hasAirport, isAllowedEvent, issueCount, adminIssueCount } = person
  return [
    { hindrance: 'policy' as const, count: isAllowedEvent ? 0 : 1 },
    { hindrance: 'airport' as const, count: hasAirport ? 0 : 1 },
    { hindrance: 'own' as const, count: issueCount - adminIssueCount },
    { hindrance: 'admin' as const, count: adminIssueCount },
  ].filter(({ count }) => count > 0)
}

export const idOf = ({ id }: Pick<GroupTraveler, 'id'>): string => id

import {
  type GroupTraveler,
  type GroupTravelerFilter,
  groupTravelerFilters,
  type GroupTravelerPage,
} from '#contract/events/groupTravelers.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { groupPath, type GroupRef } from '@/domains/events/shared/groupPath'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'
import type { Tone } from '@/ui/tone'

/** The parameters that the address of the list of people may have. The server sorts it by name. */
export const peopleTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'name', direction: 'asc' },
  filters: { filter: groupTravelerFilters },
}

/** The kind of people in the list, undefined for all. */
export const filterIn = ({ filters }: TableState) =>
  groupTravelerFilters.find((each) => filters['filter']?.[0] === each)

/** The list with its present filter, as a file. */
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

/** The filters that are offered: those with any people, and the present one. */
export const filtersThereAre = (
  counts: Record<GroupTravelerFilter, number>,
  chosen: GroupTravelerFilter | undefined,
): GroupTravelerFilter[] =>
  // Invited people are already counted by their answers.
  groupTravelerFilters.filter((each) => each === chosen || (each !== 'invited' && counts[each] > 0))

/** The organizer's present permissions: to change the list, and to send mails. */
export const openFor = ({ status, mayEdit }: GroupDetail) => ({
  list: mayEdit,
  mail: mayEdit && status === 'confirmed',
})

/** The reason why some actions are closed, or null for a confirmed event that has not begun. */
export function noteOf({ status }: Pick<GroupDetail, 'status'>) {
  if (status === 'confirmed') return null
  if (status === 'planning' || status === 'approved') return 'planned'
  return status === 'reconciled' ? 'completed' : status
}

/** The state of a person's invitation. */
export type Standing = 'notInvited' | GroupTraveler['status']
export const standingOf = ({ invitedAt, status }: GroupTraveler): Standing =>
  invitedAt === null && status === 'pending' ? 'notInvited' : status

/** The colour of each state's badge. */
export const standingTones: Record<Standing, Tone> = {
  notInvited: 'neutral',
  pending: 'info',
  accepted: 'success',
  declined: 'neutral',
}

/** A reason why a person cannot book. Each has its own people who can settle it. */
export type Hindrance = 'policy' | 'airport' | 'own' | 'admin'

/** The reasons why a person who still has to book cannot do so (§5), by the people who can settle them. */
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

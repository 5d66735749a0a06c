import { sql } from 'drizzle-orm'
import type { GroupStatus } from '#contract/groupTravels.ts'
import { groupTravels } from '#server/db/schema/groups.ts'

const { actualLocation, status, startDate, endDate } = groupTravels

/** The time zone of an event of the query: of its airport, or of those of its city; UTC while the place is not settled. */
export const groupTimeZone = sql<string>`coalesce(
  (select there.time_zone from airports there where there.code = ${actualLocation}),
  (select there.time_zone from airports there where there.city_code = ${actualLocation} limit 1),
  'UTC')`

/** The state of an event of the query (§4): a confirmed one is under way and over by the day it is at its place. */
export function groupStatusAt(now: Date) {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${groupTimeZone})::date`
  return sql<GroupStatus>`case
    when ${status} <> 'confirmed' then ${status}
    when ${today} > ${endDate} then 'completed'
    when ${today} >= ${startDate} then 'inProgress'
    else ${status} end`
}

const { organizerProfileId } = groupTravels

/** Condition: the organizer of an event of the query still organises events: employed, not closed, with the role. */
export const hasOrganizer = sql<boolean>`exists (
  select from profiles organizing
  join profile_roles held on held.profile_id = organizing.id and held.role = 'EventOrganizer'
  left join employees employed on employed.id = organizing.employee_id
  where organizing.id = ${organizerProfileId} and organizing.active
    and coalesce(employed.status, 'active') = 'active')`

interface Who {
  /** Organises the event. */
  isOrganizer: boolean
  /** May decide on it: an administrator, and the organizer only where there is no other. */
  mayApprove: boolean
  /** May end the event instead of its organizer: an administrator, once the organizer has left. */
  mayEnd: boolean
}

const ofOrganizer: Record<GroupStatus, readonly GroupStatus[]> = {
  planning: ['pendingApproval', 'canceled'],
  /** Taken back, it can be corrected. */
  pendingApproval: ['planning', 'canceled'],
  approved: ['confirmed', 'canceled'],
  confirmed: ['canceled'],
  inProgress: ['canceled'],
  completed: ['reconciled'],
  reconciled: [],
  canceled: [],
}

/** The states that end an event for good. */
export const endedStatuses = ['reconciled', 'canceled'] as const satisfies GroupStatus[]
const isEnd = (status: GroupStatus) => endedStatuses.some((each) => each === status)

/** The states that a person may set next for an event. */
export function nextStatuses(from: GroupStatus, { isOrganizer, mayApprove, mayEnd }: Who): GroupStatus[] {
  const approver: GroupStatus[] = from === 'pendingApproval' && mayApprove ? ['approved', 'planning'] : []
  const organizer = ofOrganizer[from].filter((to) => isOrganizer || (mayEnd && isEnd(to)))
  return [...new Set([...approver, ...organizer])]
}

/**
 * The states in which its organizer can still change an event: not while somebody decides on it, unless they take it
 * back, nor once it is over.
 */
export const changeableStatuses: readonly GroupStatus[] = ['planning', 'approved', 'confirmed', 'inProgress']

/** The states in which an event is shown to the people it is for. */
export const publicStatuses: readonly GroupStatus[] = ['confirmed', 'inProgress', 'completed', 'reconciled', 'canceled']

/** The states of an event that is over: its card is not needed any more. */
export const finalStatuses: readonly GroupStatus[] = ['completed', 'reconciled', 'canceled']

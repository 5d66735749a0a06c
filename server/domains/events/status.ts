import { sql } from 'drizzle-orm'
import type { GroupStatus } from '#contract/events/groupTravels.ts'
import { groupTravels } from '#server/db/schema/trips/groups.ts'

const { actualLocation, status, startDate, endDate } = groupTravels

/** The time zone of an event of the query: of its airport, or of the airports of its city; UTC while undecided. */
export const groupTimeZone = sql<string>`coalesce(
  (select there.time_zone from airports there where there.code = ${actualLocation}),
  (select there.time_zone from airports there where there.city_code = ${actualLocation} limit 1),
  'UTC')`

/** The state of an event of the query (§4). A confirmed event is in progress or over by the local date. */
export function groupStatusAt(now: Date) {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${groupTimeZone})::date`
  return sql<GroupStatus>`case
    when ${status} <> 'confirmed' then ${status}
    when ${today} > ${endDate} then 'completed'
    when ${today} >= ${startDate} then 'inProgress'
    else ${status} end`
}

const { organizerProfileId } = groupTravels

/** Condition: the organizer of an event of the query is employed, not closed, and has the role. */
export const hasOrganizer = sql<boolean>`exists (
  select from profiles organizing
  join profile_roles held on held.profile_id = organizing.id and held.role = 'EventOrganizer'
  left join employees employed on employed.id = organizing.employee_id
  where organizing.id = ${organizerProfileId} and organizing.active
    and coalesce(employed.status, 'active') = 'active')`

interface Who {
  /** The caller organizes the event. */
  isOrganizer: boolean
  /** The caller may approve the event: an admin, and the organizer only without another admin. */
  mayApprove: boolean
  /** The caller may end the event: an admin, after the organizer has left. */
  mayEnd: boolean
}

const ofOrganizer: Record<GroupStatus, readonly GroupStatus[]> = {
  planning: ['pendingApproval', 'canceled'],
  /** A withdrawn request returns the event to planning. */
  pendingApproval: ['planning', 'canceled'],
  approved: ['confirmed', 'canceled'],
  confirmed: ['canceled'],
  inProgress: ['canceled'],
  completed: ['reconciled'],
  reconciled: [],
  canceled: [],
}

/** The final states that end an event. */
export const endedStatuses = ['reconciled', 'canceled'] as const satisfies GroupStatus[]
const isEnd = (status: GroupStatus) => endedStatuses.some((each) => each === status)

/** The states that a person may set next for an event. */
export function nextStatuses(from: GroupStatus, { isOrganizer, mayApprove, mayEnd }: Who): GroupStatus[] {
  const approver: GroupStatus[] = from === 'pendingApproval' && mayApprove ? ['approved', 'planning'] : []
  const organizer = ofOrganizer[from].filter((to) => isOrganizer || (mayEnd && isEnd(to)))
  return [...new Set([...approver, ...organizer])]
}

/**
 * The states in which the organizer can change an event: not during approval, unless the request is withdrawn, and not
 * after the event.
 */
export const changeableStatuses: readonly GroupStatus[] = ['planning', 'approved', 'confirmed', 'inProgress']

/** The states in which the invited people see an event. */
export const publicStatuses: readonly GroupStatus[] = ['confirmed', 'inProgress', 'completed', 'reconciled', 'canceled']

/** The states of an event that is over and needs no card. */
export const finalStatuses: readonly GroupStatus[] = ['completed', 'reconciled', 'canceled']

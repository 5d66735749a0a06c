import * as z from 'zod/mini'
import { localDate } from './envelope.ts'
import type { GroupTravelerFilter } from './groupTravelers.ts'
import { groupNames, groupStatuses } from './groupTravels.ts'
import { addition, listOf } from './lenient.ts'

/**
 * The tasks of an event for its organiser, the first to be done first: `approval` waits for somebody else, `confirm`
 * and `invite` follow it, `answers` and `bookings` are people to remind, `declinedBooked` people who declined and
 * have a trip to be canceled, and `card` is not good any more on the last day.
 */
export const groupTaskKinds = [
  'approval',
  'confirm',
  'invite',
  'answers',
  'bookings',
  'declinedBooked',
  'card',
] as const
export type GroupTaskKind = (typeof groupTaskKinds)[number]

/** The filter of GET .../travelers that lists the very people of a task. */
export const groupTaskFilters = {
  invite: 'notInvited',
  answers: 'pending',
  bookings: 'notBooked',
  declinedBooked: 'declinedBooked',
} as const satisfies Partial<Record<GroupTaskKind, GroupTravelerFilter>>

const task = z.object({
  kind: z.enum(groupTaskKinds),
  /** How many people it is about: those to invite, to answer, to book and to cancel; 0 where it is about the event. */
  people: addition(z.int(), 0),
})

/**
 * Row of GET companies/{companyId}/group-tasks, ours: an event of the caller that has not begun and asks something of
 * them, those that begin first at the head. Events that ask nothing are not in it.
 */
export const groupTasksSchema = z.object({
  id: z.string(),
  names: groupNames,
  startDate: localDate,
  endDate: localDate,
  status: z.enum(groupStatuses),
  tasks: listOf(task),
})
export type GroupTasks = z.infer<typeof groupTasksSchema>
export const groupTasksListSchema = listOf(groupTasksSchema)
/** The most events that GET .../group-tasks names. */
export const mostGroupTasks = 20

import * as z from 'zod/mini'
import { localDate } from '#contract/wire/envelope.ts'
import type { GroupTravelerFilter } from './groupTravelers.ts'
import { groupNames, groupStatuses } from './groupTravels.ts'
import { addition, listOf } from '#contract/wire/lenient.ts'

/**
 * The tasks of an event for its organiser, in the order they are to be done: `approval` waits for an administrator,
 * `confirm` and `invite` follow it, `answers` and `bookings` are people to remind, `declinedBooked` people who declined
 * and have a trip to be canceled, and `card` a card that expires before the last day.
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
  /** The number of people of the task: to invite, to answer, to book or to cancel; 0 for a task of the event itself. */
  people: addition(z.int(), 0),
})

/**
 * Row of GET companies/{companyId}/group-tasks, an addition: an event of the caller that has not begun and has tasks.
 * The events that begin first come first. Events without tasks are left out.
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

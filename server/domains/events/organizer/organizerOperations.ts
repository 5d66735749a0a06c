import { z } from 'zod'
import { changedGroupSchema, groupStatusSchema, newGroupSchema } from '#contract/events/groupTravelChanges.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { groupTasksListSchema } from '#contract/events/groupTasks.ts'
import {
  groupDetailSchema,
  groupLimits,
  groupStatuses,
  organizedGroupPageSchema,
  organizedGroupSorts,
} from '#contract/events/groupTravels.ts'
import { changeStatus } from '#server/domains/events/organizer/changeStatus.ts'
import { detailOf, findReadableGroup } from '#server/domains/events/findGroup.ts'
import { groupTasksOf } from '#server/domains/events/organizer/groupTasks.ts'
import { groupsOf } from '#server/domains/events/organizer/listGroups.ts'
import { changeGroup, createGroup } from '#server/domains/events/organizer/saveGroup.ts'
import { eventOrganizer, eventReader } from '#server/http/access/access.ts'
import { commaList } from '#server/http/requests/commaList.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const shared = { api: 'company', cites: 'Beyond §7; §1, §3 Group travel, §4', addition: 'groupevents' } as const

/** Events for their organizer. */
export const organizerOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-travels',
    summary:
      'Lists the events of the organizer by page, with the number in each state. Administrators also get events that wait for approval and events whose organizer has left.',
    access: eventReader,
    query: z.strictObject({
      ...pageQuery(groupLimits.page),
      sort: z.enum(organizedGroupSorts).default('startDate:desc'),
      status: z.optional(commaList(z.enum(groupStatuses))),
      search: searchTerm,
    }),
    answer: organizedGroupPageSchema,
    handle: ({ caller, query, language, services }) => groupsOf(query, { caller, language, services }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-tasks',
    summary:
      'Lists the tasks of the organizer for events that have not begun: people to invite or remind, and events to confirm.',
    access: eventOrganizer,
    answer: groupTasksListSchema,
    handle: ({ caller, services }) => groupTasksOf(caller, services),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/group-travels',
    summary: 'Creates an event in planning.',
    access: eventOrganizer,
    creates: true,
    body: newGroupSchema,
    answer: groupDetailSchema,
    handle: ({ caller, body, language, services }) => createGroup(body, { caller, language, services }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/group-travels/:groupTravelId',
    summary: 'Returns one event, with the next states the caller may set.',
    access: eventReader,
    answer: groupDetailSchema,
    handle: async ({ caller, params, language, services }) => {
      const context = { caller, language, services }
      return detailOf(services.db, await findReadableGroup(services.db, params.groupTravelId, context), context)
    },
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/companies/:companyId/group-travels/:groupTravelId',
    summary: 'Updates an event. 409 when its state does not allow changes, 412 when it has changed.',
    access: eventOrganizer,
    body: changedGroupSchema,
    answer: groupDetailSchema,
    handle: ({ caller, params, body, language, services }) =>
      changeGroup(params.groupTravelId, body, { caller, language, services }),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/companies/:companyId/group-travels/:groupTravelId/status',
    summary:
      'Sets the next state of an event. The organizer requests approval, confirms, closes and cancels it; an administrator approves it or sends it back, and closes or cancels it when the organizer has left. 409 for any other state, or with the list of missing data.',
    access: eventReader,
    body: groupStatusSchema,
    answer: groupDetailSchema,
    handle: ({ caller, params, body, language, services }) =>
      changeStatus(params.groupTravelId, body, { caller, language, services }),
  }),
]

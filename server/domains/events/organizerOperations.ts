import { z } from 'zod'
import { changedGroupSchema, groupStatusSchema, newGroupSchema } from '#contract/groupTravelChanges.ts'
import { searchTerm } from '#contract/fields.ts'
import { groupTasksListSchema } from '#contract/groupTasks.ts'
import {
  groupDetailSchema,
  groupLimits,
  groupStatuses,
  organizedGroupPageSchema,
  organizedGroupSorts,
} from '#contract/groupTravels.ts'
import { changeStatus } from '#server/domains/events/changeStatus.ts'
import { detailOf, findReadableGroup } from '#server/domains/events/findGroup.ts'
import { groupTasksOf } from '#server/domains/events/groupTasks.ts'
import { groupsOf } from '#server/domains/events/listGroups.ts'
import { changeGroup, createGroup } from '#server/domains/events/saveGroup.ts'
import { eventOrganizer, eventReader } from '#server/http/access.ts'
import { commaList } from '#server/http/commaList.ts'
import { operation } from '#server/http/operation.ts'
import { pageQuery } from '#server/http/paging.ts'

const cites = 'Beyond §7; §1, §3 Group travel, §4'
const addition = 'groupevents'

/** An event as its organiser plans it. */
export const organizerOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/group-travels',
    summary:
      "One page of the organiser's own events, for administrators also of those that wait for approval or whose organiser has left, with the number in each state.",
    cites,
    addition,
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
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/group-tasks',
    summary:
      "What the organiser's own events that have not begun ask of them: whom to invite, to remind, what to confirm.",
    cites,
    addition,
    access: eventOrganizer,
    answer: groupTasksListSchema,
    handle: ({ caller, services }) => groupTasksOf(caller, services),
  }),
  operation({
    api: 'company',
    method: 'post',
    path: '/companies/:companyId/group-travels',
    summary: 'Begins to plan an event.',
    cites,
    addition,
    access: eventOrganizer,
    creates: true,
    body: newGroupSchema,
    answer: groupDetailSchema,
    handle: ({ caller, body, language, services }) => createGroup(body, { caller, language, services }),
  }),
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/group-travels/:groupTravelId',
    summary: 'One event, with what the caller may do with it next.',
    cites,
    addition,
    access: eventReader,
    answer: groupDetailSchema,
    handle: async ({ caller, params, language, services }) => {
      const asking = { caller, language, services }
      return detailOf(services.db, await findReadableGroup(services.db, params.groupTravelId, asking), asking)
    },
  }),
  operation({
    api: 'company',
    method: 'put',
    path: '/companies/:companyId/group-travels/:groupTravelId',
    summary: 'Changes an event. 409 in a state where it stays as it is, 412 when it has changed.',
    cites,
    addition,
    access: eventOrganizer,
    body: changedGroupSchema,
    answer: groupDetailSchema,
    handle: ({ caller, params, body, language, services }) =>
      changeGroup(params.groupTravelId, body, { caller, language, services }),
  }),
  operation({
    api: 'company',
    method: 'put',
    path: '/companies/:companyId/group-travels/:groupTravelId/status',
    summary:
      'Gives an event its next state: the organiser asks for approval, confirms, closes and cancels it, an administrator approves it or sends it back, and closes or cancels it once the organiser has left. 409 for any other state, or with what is missing.',
    cites,
    addition,
    access: eventReader,
    body: groupStatusSchema,
    answer: groupDetailSchema,
    handle: ({ caller, params, body, language, services }) =>
      changeStatus(params.groupTravelId, body, { caller, language, services }),
  }),
]

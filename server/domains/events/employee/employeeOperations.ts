import { z } from 'zod'
import { localDate } from '#contract/wire/envelope.ts'
import {
  groupAnswerSchema,
  groupStatuses,
  groupTravelerStatuses,
  groupTravelListSchema,
  groupTravelSchema,
} from '#contract/events/groupTravels.ts'
import { answerOwnInvitation, groupsOf } from '#server/domains/events/employee/ownGroups.ts'
import { ownEmployee } from '#server/http/access/access.ts'
import { employeeBooker } from '#server/http/access/employeeAccess.ts'
import { commaList } from '#server/http/requests/commaList.ts'
import { operation } from '#server/http/operations/operation.ts'

/** The operations of employees who are invited to events. */
export const groupTravelOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/employees/:employeeId/group-travels',
    summary:
      'Lists the events the person is invited to, next one first, filtered by state or start day, each with their answer and trips. An arranger gets only the events that the person comes to.',
    cites: '§3 Group travel, §4, §7',
    access: employeeBooker,
    query: z.strictObject({
      groupTravelStatus: z.optional(commaList(z.enum(groupStatuses))),
      groupTravelerStatus: z.optional(commaList(z.enum(groupTravelerStatuses))),
      fromDate: z.optional(localDate),
    }),
    answer: groupTravelListSchema,
    handle: ({ caller, params: { employeeId }, query, language, services }) =>
      groupsOf(employeeId, query, { caller, language, services }),
  }),
  operation({
    api: 'company',
    method: 'put',
    path: '/companies/:companyId/employees/:employeeId/group-travels/:shareableId',
    summary:
      'Accepts or declines an invitation of the signed-in person. 404 when they are not invited, 409 when the event takes no more answers.',
    cites: 'Beyond §7; §4',
    addition: 'groupanswer',
    access: ownEmployee,
    body: groupAnswerSchema,
    answer: groupTravelSchema,
    handle: ({ caller, params, body, language, services }) =>
      answerOwnInvitation(params.shareableId, body, { caller, language, services }),
  }),
]

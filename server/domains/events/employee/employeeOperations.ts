import { z } from 'zod'
import { localDate } from '#contract/envelope.ts'
import {
  groupAnswerSchema,
  groupStatuses,
  groupTravelerStatuses,
  groupTravelListSchema,
  groupTravelSchema,
} from '#contract/groupTravels.ts'
import { answerOwn, groupsOf } from '#server/domains/events/employee/ownGroups.ts'
import { ownEmployee } from '#server/http/access.ts'
import { employeeBooker } from '#server/http/employeeAccess.ts'
import { commaList } from '#server/http/commaList.ts'
import { operation } from '#server/http/operation.ts'

/** An event as somebody who is invited sees it. */
export const groupTravelOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/companies/:companyId/employees/:employeeId/group-travels',
    summary:
      'The events somebody is invited to, the next one first: of some states, or from a day on; each with their answer and their trips for it. An arranger gets those they come to.',
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
      'The signed-in person accepts or declines an invitation. 404 for who is not invited, 409 once the event takes no answers any more.',
    cites: 'Beyond §7; §4',
    addition: 'groupanswer',
    access: ownEmployee,
    body: groupAnswerSchema,
    answer: groupTravelSchema,
    handle: ({ caller, params, body, language, services }) =>
      answerOwn(params.shareableId, body, { caller, language, services }),
  }),
]

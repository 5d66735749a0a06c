import { z } from 'zod'
import { detailsAskedSchema } from '#contract/profile/details.ts'
import { limits } from '#contract/fields/limits.ts'
import { missingDetailsSchema } from '#contract/profile/missingDetails.ts'
import { requestDetails } from '#server/domains/profile/details/requestDetails.ts'
import { waitingPeople } from '#server/domains/profile/details/waitingPeople.ts'
import { companyAdmin, profileReader } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

export const detailOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/admin/companies/:companyId/missing-details',
    summary:
      'Lists the people who cannot book until an Admin provides missing data or reopens their profile, by page, each with the missing data and the time of their request.',
    cites: 'Beyond §7; §2 Home dashboard, §4',
    addition: 'missingdetails',
    access: companyAdmin,
    query: z.strictObject(pageQuery(limits.waitingPage)),
    answer: missingDetailsSchema,
    handle: ({ params, query, services }) => waitingPeople(params.companyId, query, services),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/ask-details',
    summary:
      'Requests missing data from the Admins by mail, or reminds them; at most one mail a day. Returns the times of request and reminder. 409 when the Admins have nothing to provide.',
    cites: 'Beyond §7; §2 Home dashboard, §4',
    addition: 'askdetails',
    access: profileReader,
    answer: detailsAskedSchema,
    handle: ({ params, services }) => requestDetails(params, services),
  }),
]

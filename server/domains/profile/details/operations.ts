import { z } from 'zod'
import { detailsAskedSchema } from '#contract/details.ts'
import { limits } from '#contract/limits.ts'
import { missingDetailsSchema } from '#contract/missingDetails.ts'
import { askDetails } from '#server/domains/profile/details/askDetails.ts'
import { waitingPeople } from '#server/domains/profile/details/waitingPeople.ts'
import { companyAdmin, profileReader } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'
import { pageQuery } from '#server/http/paging.ts'

export const detailOperations = [
  operation({
    api: 'company',
    method: 'get',
    path: '/admin/companies/:companyId/missing-details',
    summary:
      'One page of the people who cannot book until an Admin provides something or opens their profile again, with what that is and when they asked.',
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
      'Asks the Admins by mail for what only they can provide, and reminds them of it, one letter a day; answers since when they are asked and when they were reminded. 409 where nothing is missing from them.',
    cites: 'Beyond §7; §2 Home dashboard, §4',
    addition: 'askdetails',
    access: profileReader,
    answer: detailsAskedSchema,
    handle: ({ params, services }) => askDetails(params, services),
  }),
]

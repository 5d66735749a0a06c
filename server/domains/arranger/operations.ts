import { z } from 'zod'
import { newArrangerSchema, newRequestSchema } from '#contract/arrangerChanges.ts'
import {
  arrangementAnsweredSchema,
  arrangementAnswerSchema,
  arrangerListSchema,
  arrangerRequestSchema,
  arrangerSchema,
  requestAnsweredSchema,
  requestAnswerSchema,
  sentRequestPageSchema,
  waitingRequestSchema,
} from '#contract/arrangers.ts'
import { limits } from '#contract/limits.ts'
import { searchTerm } from '#contract/fields.ts'
import { travellerNeeds, travellerPageSchema, travellerSorts, travellerStatuses } from '#contract/travellers.ts'
import { addArranger } from '#server/domains/arranger/add.ts'
import { answerArranger, answerByKey, whoAsks, whoAsksMe } from '#server/domains/arranger/answer.ts'
import { arrangersOf } from '#server/domains/arranger/list.ts'
import { requestArranging } from '#server/domains/arranger/request.ts'
import { cancelRequest, endArranging, sentRequestsOf } from '#server/domains/arranger/sentRequests.ts'
import { travellersOf } from '#server/domains/arranger/travellers.ts'
import { commaList } from '#server/http/commaList.ts'
import { keyHolder, ownProfile, profileOrAdmin } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'
import { pageQuery } from '#server/http/paging.ts'

const cites = '§4, §7 Profiles'

export const arrangerOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/arranger',
    summary:
      'One page of the travellers who have approved the person as their arranger, each with the trip they are on or their next one. With `statuses` also those who were asked or have declined, of whom it says nothing but that; with `counts=true` how many there are of each status and need.',
    cites: '§3 Arranged traveller, §4, §7 Profile data, §9',
    access: ownProfile,
    query: z.strictObject({
      ...pageQuery(limits.arrangerPage),
      search: searchTerm,
      statuses: commaList(z.enum(travellerStatuses)).default(['approved']),
      needs: z.optional(commaList(z.enum(travellerNeeds))),
      counts: z.optional(z.literal('true')),
      sort: z.enum(travellerSorts).default('email:asc'),
    }),
    answer: travellerPageSchema,
    handle: ({ params, query, language, services }) =>
      travellersOf(params, { ...query, counts: query.counts !== undefined }, { language, services }),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/arranger-list',
    summary: 'Who arranges travel for the person, and who asks to.',
    cites,
    access: profileOrAdmin,
    answer: arrangerListSchema,
    handle: ({ params, services }) => arrangersOf(services.db, params),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/arranger-list',
    summary: 'Makes a colleague an arranger of the person, which is approved by that; the colleague is told by mail.',
    cites: `Beyond §7; ${cites}`,
    addition: 'addarranger',
    access: ownProfile,
    creates: true,
    body: newArrangerSchema,
    answer: arrangerSchema,
    handle: ({ params, body, services }) => addArranger(params, body.email, services),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/arranger-requests',
    summary:
      'Asks a colleague to be allowed to arrange their travel; they get a mail with a key to answer by. An hour later a request that waits can be sent again, with a new key.',
    cites: '§4, §7 Profile data',
    access: ownProfile,
    creates: true,
    body: newRequestSchema,
    answer: arrangerRequestSchema,
    handle: ({ caller, params, body, services }) => requestArranging(params, body.email, { caller, services }),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/arranger-requests',
    summary: 'One page of the requests that the person has sent, the newest first, and what became of each.',
    cites: 'Beyond §7; §3, §4, §9',
    addition: 'sentrequests',
    access: ownProfile,
    query: z.strictObject({
      ...pageQuery(limits.arrangerPage),
      statuses: commaList(z.enum(travellerStatuses)).default([...travellerStatuses]),
    }),
    answer: sentRequestPageSchema,
    handle: ({ params, query, services }) => sentRequestsOf(params, query, services),
  }),
  operation({
    api: 'main',
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/arranger-requests/:key',
    summary:
      'Takes back a request that the person has sent, as long as it waits: the key of its mail opens nothing any more. 409 with the status where it was answered.',
    cites: 'Beyond §7; §4',
    addition: 'sentrequests',
    access: ownProfile,
    answer: arrangementAnsweredSchema,
    handle: ({ params, services }) => cancelRequest(params, services),
  }),
  operation({
    api: 'main',
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/arranger/:key',
    summary:
      'The person arranges for a traveller no longer; the traveller is told by mail. 409 with the status where they have not approved.',
    cites: 'Beyond §7; §4',
    addition: 'endarranging',
    access: ownProfile,
    answer: arrangementAnsweredSchema,
    handle: ({ params, services }) => endArranging(params, services),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/arranger-requests/:key',
    summary:
      'Who asks whoever has the mailed key, as the mail named them; while it waits for an answer. Refused as PUT is.',
    cites: 'Beyond §7; §2, §4',
    addition: 'arrangerrequest',
    access: keyHolder,
    answer: waitingRequestSchema,
    handle: ({ params, network, services }) => whoAsks(params.key, { network, services }),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/arranger-requests/mailed/:key',
    summary:
      'Who asks the signed-in traveller by a key that was mailed to them; 404 for a key that was mailed to somebody else, otherwise refused as GET arranger-requests/{key} is.',
    cites: 'Beyond §7; §2, §4',
    addition: 'ownarrangerrequest',
    access: ownProfile,
    answer: waitingRequestSchema,
    handle: ({ params, network, services }) => whoAsksMe(params, { network, services }),
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/arranger-requests/:key',
    summary:
      'Whoever has the mailed key approves or declines the request; the arranger is told by mail. 409 with the status where it was answered otherwise, 410 once the key has expired, 429 after 30 wrong keys in ten minutes.',
    cites: '§2, §4, §7 Profile data',
    access: keyHolder,
    body: requestAnswerSchema,
    answer: requestAnsweredSchema,
    handle: ({ params, body, network, services }) =>
      answerByKey(params.key, ('payload' in body ? body.payload : body).status, { network, services }),
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/arranger-requests/:key',
    summary:
      'The signed-in traveller approves or declines who asks to arrange, or removes who does; they are told by mail. 409 with the status as it is for anything else.',
    cites: 'Beyond §7; §4, §6, §7 Profile data',
    addition: 'answerarranger',
    access: ownProfile,
    body: arrangementAnswerSchema,
    answer: arrangementAnsweredSchema,
    handle: ({ caller, params, body, services }) => answerArranger(params, body.status, { caller, services }),
  }),
]

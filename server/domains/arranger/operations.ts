import { z } from 'zod'
import { newArrangerSchema, newRequestSchema } from '#contract/arranger/arrangerChanges.ts'
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
} from '#contract/arranger/arrangers.ts'
import { limits } from '#contract/fields/limits.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { travelerNeeds, travelerPageSchema, travelerSorts, travelerStatuses } from '#contract/arranger/travelers.ts'
import { addArranger } from '#server/domains/arranger/addArranger.ts'
import {
  answerArranger,
  answerByKey,
  waitingRequestByKey,
  ownRequestByKey,
} from '#server/domains/arranger/requests/answer.ts'
import { arrangersOf } from '#server/domains/arranger/listArrangers.ts'
import { requestArranging } from '#server/domains/arranger/requests/request.ts'
import { cancelRequest, endArranging, sentRequestsOf } from '#server/domains/arranger/requests/sentRequests.ts'
import { travelersOf } from '#server/domains/arranger/travelers/travelers.ts'
import { commaList } from '#server/http/requests/commaList.ts'
import { keyHolder, ownProfile, profileOrAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const shared = { api: 'main', access: ownProfile } as const

const cites = '§4, §7 Profiles'

export const arrangerOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/arranger',
    summary:
      'Lists the travelers who have approved the person as their arranger, by page, each with their current or next trip. With `statuses` it also lists travelers who were asked or have declined, with their status only; with `counts=true` it adds the number of travelers per status and need.',
    cites: '§3 Arranged traveller, §4, §7 Profile data, §9',
    query: z.strictObject({
      ...pageQuery(limits.arrangerPage),
      search: searchTerm,
      statuses: commaList(z.enum(travelerStatuses)).default(['approved']),
      needs: z.optional(commaList(z.enum(travelerNeeds))),
      counts: z.optional(z.literal('true')),
      sort: z.enum(travelerSorts).default('email:asc'),
    }),
    answer: travelerPageSchema,
    handle: ({ params, query, language, services }) =>
      travelersOf(params, { ...query, counts: query.counts !== undefined }, { language, services }),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/arranger-list',
    summary: 'Lists the arrangers of the person and the requests that wait for an answer.',
    cites,
    access: profileOrAdmin,
    answer: arrangerListSchema,
    handle: ({ params, services }) => arrangersOf(services.db, params),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/arranger-list',
    summary: 'Makes a colleague an approved arranger of the person, and notifies the colleague by mail.',
    cites: `Beyond §7; ${cites}`,
    addition: 'addarranger',
    creates: true,
    body: newArrangerSchema,
    answer: arrangerSchema,
    handle: ({ params, body, services }) => addArranger(params, body.email, services),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/arranger-requests',
    summary:
      'Sends a colleague a request to arrange their travel, by mail with a key to answer it. A waiting request can be sent again after an hour, with a new key.',
    cites: '§4, §7 Profile data',
    creates: true,
    body: newRequestSchema,
    answer: arrangerRequestSchema,
    handle: ({ caller, params, body, services }) => requestArranging(params, body.email, { caller, services }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/arranger-requests',
    summary: 'Lists the requests that the person has sent, by page, newest first, each with its status.',
    cites: 'Beyond §7; §3, §4, §9',
    addition: 'sentrequests',
    query: z.strictObject({
      ...pageQuery(limits.arrangerPage),
      statuses: commaList(z.enum(travelerStatuses)).default([...travelerStatuses]),
    }),
    answer: sentRequestPageSchema,
    handle: ({ params, query, services }) => sentRequestsOf(params, query, services),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/arranger-requests/:key',
    summary:
      'Cancels a waiting request that the person has sent; the mailed key stops working. 409 with the status when it was already answered.',
    cites: 'Beyond §7; §4',
    addition: 'sentrequests',
    answer: arrangementAnsweredSchema,
    handle: ({ params, services }) => cancelRequest(params, services),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/arranger/:key',
    summary:
      'Ends the arrangement with a traveler, and notifies the traveler by mail. 409 with the status when the traveler has not approved it.',
    cites: 'Beyond §7; §4',
    addition: 'endarranging',
    answer: arrangementAnsweredSchema,
    handle: ({ params, services }) => endArranging(params, services),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/arranger-requests/:key',
    summary:
      'Returns a waiting request by its mailed key: the name of the arranger and of the traveler. Errors as for PUT.',
    cites: 'Beyond §7; §2, §4',
    addition: 'arrangerrequest',
    access: keyHolder,
    answer: waitingRequestSchema,
    handle: ({ params, network, services }) => waitingRequestByKey(params.key, { network, services }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/arranger-requests/mailed/:key',
    summary:
      'Returns a waiting request to the signed-in traveler by its mailed key. 404 for a key mailed to another person; other errors as for GET arranger-requests/{key}.',
    cites: 'Beyond §7; §2, §4',
    addition: 'ownarrangerrequest',
    answer: waitingRequestSchema,
    handle: ({ params, network, services }) => ownRequestByKey(params, { network, services }),
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/arranger-requests/:key',
    summary:
      'Approves or declines a request by its mailed key, and notifies the arranger by mail. 409 with the status when it was answered differently, 410 when the key has expired, 429 after 30 wrong keys in ten minutes.',
    cites: '§2, §4, §7 Profile data',
    access: keyHolder,
    body: requestAnswerSchema,
    answer: requestAnsweredSchema,
    handle: ({ params, body, network, services }) =>
      answerByKey(params.key, ('payload' in body ? body.payload : body).status, { network, services }),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/arranger-requests/:key',
    summary:
      'Approves or declines a request to the signed-in traveler, or removes an arranger; notifies the arranger by mail. 409 with the current status when the answer does not fit it.',
    cites: 'Beyond §7; §4, §6, §7 Profile data',
    addition: 'answerarranger',
    body: arrangementAnswerSchema,
    answer: arrangementAnsweredSchema,
    handle: ({ caller, params, body, services }) => answerArranger(params, body.status, { caller, services }),
  }),
]

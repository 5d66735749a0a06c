import { z } from 'zod'
import {
  requestLimits,
  travelRequestBodySchema,
  travelRequestPageSchema,
  travelRequestSchema,
} from '#contract/approvals/requests.ts'
import { profileEditor, profileReader } from '#server/http/access/access.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { pageQuery } from '#server/http/answers/paging.ts'
import { operation } from '#server/http/operations/operation.ts'
import { requestList, requestOf } from './requests/readRequests.ts'
import type { RequestRef } from './requests/requestRows.ts'
import { correctRequest, sendRequest, withdrawRequest } from './sendRequest.ts'

const shared = { cites: 'Beyond §7; §3 Travel policy, §4', addition: 'travelrequests', api: 'main' } as const
const path = '/companies/:companyId/profiles/:profileId/travel-requests'

const refOf = ({ travelRequestId, ...person }: ProfileRef & { travelRequestId: string }): RequestRef => ({
  ...person,
  requestId: travelRequestId,
})

/** The calls of travelers, and of those who act for them, who ask before they book. */
export const requestOperations = [
  operation({
    ...shared,
    access: profileReader,
    method: 'get',
    path,
    summary: 'Lists the requests to travel of a person: those that a booking can use first, then the newest.',
    query: z.object(pageQuery(requestLimits.page)),
    answer: travelRequestPageSchema,
    handle: ({ params, query, language, services }) => requestList(params, query, language, services),
  }),
  operation({
    ...shared,
    access: profileReader,
    method: 'get',
    path: `${path}/:travelRequestId`,
    summary: 'Returns one of them.',
    answer: travelRequestSchema,
    handle: ({ params, language, services }) => requestOf(refOf(params), language, services),
  }),
  operation({
    ...shared,
    access: profileEditor,
    method: 'post',
    path,
    summary: 'Sends a new request to the person who decides. 409 `nobodyDecides` where nobody may.',
    creates: true,
    body: travelRequestBodySchema,
    answer: travelRequestSchema,
    handle: async ({ params, body, caller, language, services }) =>
      requestOf({ ...params, requestId: await sendRequest(params, { body, caller }, services) }, language, services),
  }),
  operation({
    ...shared,
    access: profileEditor,
    method: 'put',
    path: `${path}/:travelRequestId`,
    summary:
      'Corrects a request that was sent back, declined or not answered, and sends it again. 409 `notCorrectable` for any other, `nobodyDecides` where nobody may decide.',
    body: travelRequestBodySchema,
    answer: travelRequestSchema,
    handle: async ({ params, body, caller, language, services }) => {
      await correctRequest(refOf(params), { body, caller }, services)
      return requestOf(refOf(params), language, services)
    },
  }),
  operation({
    ...shared,
    access: profileEditor,
    method: 'delete',
    path: `${path}/:travelRequestId`,
    summary: 'Withdraws a request that waits, or that no booking uses. 409 `notWithdrawable` for any other.',
    answer: travelRequestSchema,
    handle: async ({ params, language, services }) => {
      await withdrawRequest(refOf(params), services)
      return requestOf(refOf(params), language, services)
    },
  }),
]

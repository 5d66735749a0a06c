import { z } from 'zod'
import { deskRequestListSchema, deskThreadSchema } from '#contract/support/helpDesk.ts'
import { newDeskMessageSchema, newDeskRequestSchema, ownDeskStatusSchema } from '#contract/support/helpDeskChanges.ts'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
import { ownChanges } from '#server/domains/helpDesk/changes.ts'
import { requireDesk } from '#server/domains/helpDesk/deskSessions.ts'
import { findOwnRequest, listOwnRequests, noteRead, readOwnThread } from '#server/domains/helpDesk/ownRequests.ts'
import { changeStatus, openRequest, writeOwnMessage } from '#server/domains/helpDesk/writeRequests.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { ownDesk } from '#server/http/access/helpDeskAccess.ts'
import { operation } from '#server/http/operations/operation.ts'

const shared = { api: 'company', access: ownDesk, cites: 'Beyond §7; §1, §4', addition: 'helpdesk' } as const
const desk = '/companies/:companyId/profiles/:profileId/help-desk'
const one = `${desk}/requests/:deskRequestId` as const

/** The request of a path. */
const refOf = ({ deskRequestId, ...profileRef }: ProfileRef & { deskRequestId: string }) => ({
  ...profileRef,
  requestId: deskRequestId,
})

/** The calls of a person at the help desk. All need a help-desk token: 409 `helpDeskClosed` without. */
export const ownHelpDeskOperations = [
  operation({
    ...shared,
    method: 'get',
    path: `${desk}/requests`,
    summary: 'Lists the latest requests of a person to the help desk, the last changed first.',
    answer: deskRequestListSchema,
    handle: async ({ caller, params, language, deskToken, services }) => {
      await requireDesk(deskToken, caller, services)
      return listOwnRequests(params, language, services)
    },
  }),
  operation({
    ...shared,
    method: 'post',
    path: `${desk}/requests`,
    summary:
      'Opens a request to the help desk, about a trip of the person or about none. 404 for an unknown trip, 429 for too many requests.',
    creates: true,
    body: newDeskRequestSchema,
    answer: deskThreadSchema,
    handle: async ({ caller, params, body, language, deskToken, services }) => {
      await requireDesk(deskToken, caller, services)
      const requestId = await openRequest(body, params, services)
      return readOwnThread({ ...params, requestId }, language, services)
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: one,
    summary: 'Returns a request with its latest messages, the earliest first.',
    answer: deskThreadSchema,
    handle: async ({ caller, params, language, deskToken, services }) => {
      await requireDesk(deskToken, caller, services)
      return readOwnThread(refOf(params), language, services)
    },
  }),
  operation({
    ...shared,
    method: 'post',
    path: `${one}/messages`,
    summary:
      'Adds a message of the person to a request, which waits for the agency then. 409 for one that was solved too long ago, 429 for too many messages.',
    creates: true,
    body: newDeskMessageSchema,
    answer: deskThreadSchema,
    handle: async ({ caller, params, body, language, deskToken, services }) => {
      await requireDesk(deskToken, caller, services)
      await writeOwnMessage(refOf(params), body.text, services)
      return readOwnThread(refOf(params), language, services)
    },
  }),
  operation({
    ...shared,
    method: 'put',
    path: `${one}/status`,
    summary: 'Marks a request as solved. A solved one stays as it is.',
    body: ownDeskStatusSchema,
    answer: deskThreadSchema,
    handle: async ({ caller, params, body, language, deskToken, services }) => {
      await requireDesk(deskToken, caller, services)
      await changeStatus(await findOwnRequest(refOf(params), services), { status: body.status }, services)
      return readOwnThread(refOf(params), language, services)
    },
  }),
  operation({
    ...shared,
    method: 'put',
    path: `${one}/read`,
    summary: 'Notes that the person has read the answers to a request.',
    answer: mayBeEmpty({}),
    handle: async ({ caller, params, deskToken, services }) => {
      await requireDesk(deskToken, caller, services)
      await noteRead(refOf(params), services)
      return {}
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: `${desk}/events`,
    summary:
      'Sends the version of the requests of a person after every change, for up to five minutes; it ends when the help desk is closed. With `seen`, the id of the last event, it begins with the next change. 429 for more than four streams of one person.',
    query: z.strictObject({ seen: z.coerce.number().int().min(0).max(1_000_000_000).default(0) }),
    answer: 'events',
    handle: async ({ caller, query: { seen }, deskToken, services }) => {
      await requireDesk(deskToken, caller, services)
      return ownChanges({ seen, deskToken, caller, services })
    },
  }),
]

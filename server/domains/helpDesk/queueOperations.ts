import { z } from 'zod'
import { helpDeskLimits, helpDeskStatuses, queuePageSchema, queueThreadSchema } from '#contract/support/helpDesk.ts'
import { queueAgentSchema, queueMessageSchema, queueStatusSchema } from '#contract/support/helpDeskChanges.ts'
import { answerRequest, setAgent, setQueueStatus } from '#server/domains/helpDesk/changeQueue.ts'
import { queueChanges } from '#server/domains/helpDesk/changes.ts'
import { requireDesk } from '#server/domains/helpDesk/deskSessions.ts'
import { listQueue, readQueueThread } from '#server/domains/helpDesk/queue.ts'
import { deskAgent } from '#server/http/access/helpDeskAccess.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const shared = { api: 'company', access: deskAgent, cites: 'Beyond §7; §1', addition: 'helpdesk' } as const
const desk = '/companies/:companyId/help-desk'
const one = `${desk}/queue/:deskRequestId` as const

/**
 * The calls of an agent. The company of the path is the agent's own; requests are those of the companies that the agent
 * serves, others are unknown (404). All need a help-desk token: 409 `helpDeskClosed` without.
 */
export const helpDeskQueueOperations = [
  operation({
    ...shared,
    method: 'get',
    path: `${desk}/queue`,
    summary:
      'Lists the requests of the companies that the agent serves by page: open ones first, urgent ones before others, the longest waiting first.',
    query: z.strictObject({
      ...pageQuery(helpDeskLimits.queuePage),
      status: z.optional(z.enum(helpDeskStatuses)),
    }),
    answer: queuePageSchema,
    handle: async ({ query, deskToken, ...context }) => {
      await requireDesk(deskToken, context.caller, context.services)
      return listQueue({ ...query, status: query.status }, context)
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: one,
    summary: 'Returns a request with the names of person and company, the trip in a few words, and its messages.',
    answer: queueThreadSchema,
    handle: async ({ params, deskToken, ...context }) => {
      await requireDesk(deskToken, context.caller, context.services)
      return readQueueThread(params.deskRequestId, context)
    },
  }),
  operation({
    ...shared,
    method: 'post',
    path: `${one}/messages`,
    summary:
      'Adds a message of the agent to a request, which waits for the person then, unless the person wrote after the given version. The agent takes it where no agent has.',
    creates: true,
    body: queueMessageSchema,
    answer: queueThreadSchema,
    handle: async ({ params, body, deskToken, ...context }) => {
      await requireDesk(deskToken, context.caller, context.services)
      await answerRequest(params.deskRequestId, body, context)
      return readQueueThread(params.deskRequestId, context)
    },
  }),
  operation({
    ...shared,
    method: 'put',
    path: `${one}/status`,
    summary: 'Sets the status of a request, in the given version. 412 with the request when it has changed.',
    body: queueStatusSchema,
    answer: queueThreadSchema,
    handle: async ({ params, body, deskToken, ...context }) => {
      await requireDesk(deskToken, context.caller, context.services)
      await setQueueStatus(params.deskRequestId, body, context)
      return readQueueThread(params.deskRequestId, context)
    },
  }),
  operation({
    ...shared,
    method: 'put',
    path: `${one}/agent`,
    summary:
      'The agent takes a request, or leaves their own to the others. 412 with the request when another agent has taken it since the given version.',
    body: queueAgentSchema,
    answer: queueThreadSchema,
    handle: async ({ params, body, deskToken, ...context }) => {
      await requireDesk(deskToken, context.caller, context.services)
      await setAgent(params.deskRequestId, body, context)
      return readQueueThread(params.deskRequestId, context)
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: `${desk}/events`,
    summary:
      'Sends the version of the queue after every change, for up to five minutes; it ends when the help desk is closed. 429 for more than four streams of one person.',
    query: z.strictObject({ seen: z.coerce.number().int().min(0).max(1_000_000_000).default(0) }),
    answer: 'events',
    handle: async ({ caller, query: { seen }, deskToken, services }) => {
      await requireDesk(deskToken, caller, services)
      return queueChanges({ seen, deskToken, caller, services })
    },
  }),
]

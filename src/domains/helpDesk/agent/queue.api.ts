import { type HelpDeskStatus, helpDeskLimits, queuePageSchema, queueThreadSchema } from '#contract/support/helpDesk.ts'
import { withDesk } from '@/domains/helpDesk/live/deskToken'
import { type DeskListener, listenToChanges } from '@/domains/helpDesk/live/deskChanges'
import { companyHttp } from '@/http/clients'
import type { EmployeeRef } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** A request as an agent reads it; the company and the employee are those of the agent. */
export interface QueueRef extends EmployeeRef {
  requestId: string
}

const desk = ({ companyId }: EmployeeRef) => `/companies/${encodeURIComponent(companyId)}/help-desk`
const one = ({ requestId, ...agent }: QueueRef) => `${desk(agent)}/queue/${encodeURIComponent(requestId)}`

export interface QueueQuery {
  pageNumber: number
  status: HelpDeskStatus | undefined
}

/** GET companies/{companyId}/help-desk/queue: open requests first, urgent ones before others. */
export const getQueue = ({ pageNumber, status, ...agent }: EmployeeRef & QueueQuery, signal: AbortSignal) =>
  withDesk(agent, (headers) =>
    companyHttp
      .get(`${desk(agent)}/queue`, {
        params: { pageNumber, pageSize: helpDeskLimits.queuePage, ...(status && { status }) },
        headers,
        signal,
      })
      .then(parseBody(queuePageSchema)),
  )

/** GET companies/{companyId}/help-desk/queue/{requestId}; 404 for a company that the agent does not serve. */
export const getQueueThread = (ref: QueueRef, signal: AbortSignal) =>
  withDesk(ref, (headers) => companyHttp.get(one(ref), { headers, signal }).then(parseBody(queueThreadSchema)))

/** A request in the version that the page of the agent shows. */
type SeenRequest = QueueRef & { version: number }

/**
 * POST .../help-desk/queue/{requestId}/messages: answers, and takes the request where no agent has. It stays open where
 * the person wrote after the version.
 */
export const postQueueMessage = ({ text, version, ...ref }: SeenRequest & { text: string }, signal: AbortSignal) =>
  withDesk(ref, (headers) =>
    companyHttp.post(`${one(ref)}/messages`, { text, version }, { headers, signal }).then(parseBody(queueThreadSchema)),
  )

/** PUT .../help-desk/queue/{requestId}/status; 412 with the request as it is for another version. */
export const putQueueStatus = (
  { status, version, ...ref }: SeenRequest & { status: HelpDeskStatus },
  signal: AbortSignal,
) =>
  withDesk(ref, (headers) =>
    companyHttp.put(`${one(ref)}/status`, { status, version }, { headers, signal }).then(parseBody(queueThreadSchema)),
  )

/**
 * PUT .../help-desk/queue/{requestId}/agent: takes the request, or leaves it to the others. 412 where another agent has
 * taken it since the version.
 */
export const putQueueAgent = ({ isMine, version, ...ref }: SeenRequest & { isMine: boolean }, signal: AbortSignal) =>
  withDesk(ref, (headers) =>
    companyHttp.put(`${one(ref)}/agent`, { isMine, version }, { headers, signal }).then(parseBody(queueThreadSchema)),
  )

/** GET companies/{companyId}/help-desk/events: calls back after every change of the queue. */
export const listenToQueue = (
  { seen, ...agent }: EmployeeRef & { seen: number },
  listener: DeskListener,
): Promise<void> => withDesk(agent, (headers) => listenToChanges(`${desk(agent)}/events`, { seen, headers }, listener))

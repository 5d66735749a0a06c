import { deskRequestListSchema, deskThreadSchema } from '#contract/support/helpDesk.ts'
import type { NewDeskRequest } from '#contract/support/helpDeskChanges.ts'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
import { companyHttp } from '@/http/clients'
import { type EmployeeRef, profilePath, type ProfileRef } from '@/http/paths'
import { parseBody } from '@/http/parseBody'
import { type DeskListener, listenToChanges } from './live/deskChanges'
import { withDesk } from './live/deskToken'

/** The person at the help desk; the employee opens it. */
export type DeskRef = ProfileRef & EmployeeRef
export interface DeskRequestRef extends DeskRef {
  requestId: string
}
const all = (desk: DeskRef) => `${profilePath(desk)}/help-desk/requests`
const one = ({ requestId, ...desk }: DeskRequestRef) => `${all(desk)}/${encodeURIComponent(requestId)}`

/** GET companies/{companyId}/profiles/{profileId}/help-desk/requests: the last changed first. */
export const getDeskRequests = (desk: DeskRef, signal: AbortSignal) =>
  withDesk(desk, (headers) => companyHttp.get(all(desk), { headers, signal }).then(parseBody(deskRequestListSchema)))

/** GET .../help-desk/requests/{requestId}: with its messages. */
export const getDeskThread = (ref: DeskRequestRef, signal: AbortSignal) =>
  withDesk(ref, (headers) => companyHttp.get(one(ref), { headers, signal }).then(parseBody(deskThreadSchema)))

/** POST .../help-desk/requests; 404 for an unknown trip, 429 `tooManyMessages`. */
export const postDeskRequest = ({ request, ...desk }: DeskRef & { request: NewDeskRequest }, signal: AbortSignal) =>
  withDesk(desk, (headers) =>
    companyHttp.post(all(desk), request, { headers, signal }).then(parseBody(deskThreadSchema)),
  )

/** POST .../help-desk/requests/{requestId}/messages; 409 `helpDeskRequestClosed`, 429 `tooManyMessages`. */
export const postDeskMessage = ({ text, ...ref }: DeskRequestRef & { text: string }, signal: AbortSignal) =>
  withDesk(ref, (headers) =>
    companyHttp.post(`${one(ref)}/messages`, { text }, { headers, signal }).then(parseBody(deskThreadSchema)),
  )

/** PUT .../help-desk/requests/{requestId}/status: marks a request as solved. */
export const putDeskSolved = (ref: DeskRequestRef, signal: AbortSignal) =>
  withDesk(ref, (headers) =>
    companyHttp.put(`${one(ref)}/status`, { status: 'solved' }, { headers, signal }).then(parseBody(deskThreadSchema)),
  )

/** PUT .../help-desk/requests/{requestId}/read: the person has read the answers. */
export const putDeskRead = (ref: DeskRequestRef, signal: AbortSignal) =>
  withDesk(ref, (headers) =>
    companyHttp.put(`${one(ref)}/read`, undefined, { headers, signal }).then(parseBody(mayBeEmpty({}))),
  )

/** GET .../help-desk/events: calls back after every change of the person's requests. */
export const listenToDesk = ({ seen, ...desk }: DeskRef & { seen: number }, listener: DeskListener): Promise<void> =>
  withDesk(desk, (headers) => listenToChanges(`${profilePath(desk)}/help-desk/events`, { seen, headers }, listener))

import { cancellationSchema, cancelTripSchema } from '#contract/trips/cancellation.ts'
import { cancellationOf, cancelTrip } from '#server/domains/trips/cancel/cancel.ts'
import { profileReader } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

export const cancelOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId/cancellation',
    summary: 'Returns the refund and cost of canceling the trip now, by segment; for a canceled trip, the actual ones.',
    cites: 'Beyond §7; §3 isCancellable',
    addition: 'cancellation',
    access: profileReader,
    answer: cancellationSchema,
    handle: ({ params, services }) => cancellationOf(params, services),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId/cancel',
    summary:
      'Cancels the trip in the given version, and notifies the traveler or guest by mail. Repeating the request returns the same result. 409 when the trip cannot be canceled, 412 when it has changed.',
    cites: 'Beyond §7; §3 isCancellable',
    addition: 'cancellation',
    access: profileReader,
    body: cancelTripSchema,
    answer: cancellationSchema,
    handle: ({ caller, params, body, services }) =>
      cancelTrip(params, { version: body.version, actorProfileId: caller.profileId }, services),
  }),
]

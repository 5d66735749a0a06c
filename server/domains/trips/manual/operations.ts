import { z } from 'zod'
import { changedManualTripSchema, newManualTripSchema, removedTripSchema } from '#contract/trips/manualTrips.ts'
import { tripSchema } from '#contract/trips/trips.ts'
import { addManualTrip, changeManualTrip, removeManualTrip } from '#server/domains/trips/manual/manualTrips.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import { ownProfile } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const cites = 'Beyond §7; §3 Trip'

export const manualTripOperations = [
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/trips',
    summary: 'Adds a trip booked elsewhere. Its data is not verified.',
    cites,
    addition: 'manualtrips',
    access: ownProfile,
    creates: true,
    body: newManualTripSchema,
    answer: tripSchema,
    handle: async ({ params, body, language, services }) =>
      presentedTrip({ ...params, bookingId: await addManualTrip(params, body, services) }, language, services),
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId',
    summary:
      'Updates a trip booked elsewhere, in the given version. 409 for a trip booked here, 412 when it has changed.',
    cites,
    addition: 'manualtrips',
    access: ownProfile,
    body: changedManualTripSchema,
    answer: tripSchema,
    handle: async ({ params, body, language, services }) => {
      const current = () => presentedTrip(params, language, services)
      await changeManualTrip(params, body, { services, current })
      return current()
    },
  }),
  operation({
    api: 'main',
    method: 'delete',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId',
    summary:
      'Deletes a trip booked elsewhere, in the given version. 409 for a trip booked here, 412 when it has changed.',
    cites,
    addition: 'manualtrips',
    access: ownProfile,
    query: z.strictObject({ version: z.coerce.number().int().positive() }),
    answer: removedTripSchema,
    handle: async ({ params, query, language, services }) => {
      const current = () => presentedTrip(params, language, services)
      await removeManualTrip(params, query.version, { services, current })
      return { bookingId: params.bookingId }
    },
  }),
]

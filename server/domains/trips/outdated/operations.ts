import { outdatedTripListSchema, settledDetailsSchema } from '#contract/trips/outdatedTrips.ts'
import { tripsOf } from '#server/domains/trips/findTrip.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { currentOrUpcomingCondition, tripOrder } from '#server/domains/trips/status.ts'
import { profileReader } from '#server/http/access/access.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { operation } from '#server/http/operations/operation.ts'
import { outdatedTrips, settleDetails } from './outdatedTrips.ts'

export const outdatedTripOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/outdated-trips',
    summary:
      'Lists the trips ahead that hold details (name, passport, known-traveler number, membership) from before a change of the profile, soonest first.',
    cites: 'Beyond §7',
    addition: 'tripreport',
    access: profileReader,
    answer: outdatedTripListSchema,
    handle: async ({ params, language, services }) => {
      const now = services.now()
      const query = { where: tripsOf(params, currentOrUpcomingCondition(now)), order: tripOrder(now) }
      return outdatedTrips(params, await presentedTrips(query, language, services), services)
    },
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId/settled-details',
    summary:
      'Says that the changes made to the profile until now are settled for this trip, such as by telephone; a report with the topic wrongDetails says the same.',
    cites: 'Beyond §7',
    addition: 'tripreport',
    access: profileReader,
    answer: settledDetailsSchema,
    handle: async ({ params, services: { db, now } }) => {
      const settledAt = now()
      if (!(await settleDetails(db, params, settledAt))) throw notFound()
      return { settledAt: settledAt.toISOString() }
    },
  }),
]

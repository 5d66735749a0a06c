import { and, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { tripListSchema, tripPageSchema, tripSchema, tripStatusSchema } from '#contract/trips.ts'
import type { Trip } from '#contract/trips.ts'
import { trips } from '#server/db/schema.ts'
import { presentTrip } from '#server/domains/trips/present.ts'
import { byBooking, readReference, readTrips } from '#server/domains/trips/readTrips.ts'
import type { TripQuery } from '#server/domains/trips/readTrips.ts'
import { countByStatus, hasStatus, tripOrder } from '#server/domains/trips/status.ts'
import { profileReader } from '#server/http/access.ts'
import { notFound } from '#server/http/envelope.ts'
import type { Language } from '#server/http/language.ts'
import { operation } from '#server/http/operation.ts'
import { page, pageQuery } from '#server/http/paging.ts'
import type { Services } from '#server/services.ts'

interface Of {
  companyId: string
  profileId: string
}

/** Trips of one person and one company, and nobody else's. */
const tripsOf = ({ companyId, profileId }: Of, further?: SQL) =>
  and(eq(trips.companyId, companyId), eq(trips.profileId, profileId), further)

/** Reads and presents trips in one language. */
export async function presentedTrips(query: TripQuery, language: Language, { db, now }: Services): Promise<Trip[]> {
  const fulls = await readTrips(db, query)
  const how = { ...(await readReference(db, fulls)), language, now: now() }
  return fulls.map((full) => presentTrip(full, how))
}

/** One trip by its record locator. @throws 404 where the person has none of it */
export async function presentedTrip(
  { bookingId, ...of }: Of & { bookingId: string },
  language: Language,
  services: Services,
): Promise<Trip> {
  const where = tripsOf(of, eq(trips.bookingId, bookingId))
  const [trip] = await presentedTrips({ where, order: byBooking, limit: 1 }, language, services)
  if (!trip) throw notFound()
  return trip
}

export const tripOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips',
    summary: 'Every trip: in progress and upcoming soonest first, then past and cancelled newest first.',
    cites: '§3 Trip, §4, §7 Trips',
    access: profileReader,
    answer: tripListSchema,
    handle: ({ params, language, services }) =>
      presentedTrips({ where: tripsOf(params), order: tripOrder(services.now()) }, language, services),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips/paginated',
    summary: 'One page of trips, of one status or of all, in the order of the whole list.',
    cites: '§3 Paginated trips, §7 Trips, §9',
    access: profileReader,
    query: z.strictObject({ ...pageQuery(limits.tripPage), tripStatus: z.optional(tripStatusSchema) }),
    answer: tripPageSchema,
    handle: async ({ params, query, language, services }) => {
      const now = services.now()
      const where = tripsOf(params, query.tripStatus && hasStatus(query.tripStatus, now))
      const offset = (query.pageNumber - 1) * query.pageSize
      const rows = { where, order: tripOrder(now), limit: query.pageSize, offset }
      const shown = await presentedTrips(rows, language, services)
      const statusCounts = await countByStatus(services.db, tripsOf(params), now)
      return { ...page(shown, await services.db.$count(trips, where), query), statusCounts }
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId',
    summary: 'One trip by its record locator.',
    cites: '§3 Trip, §7 Trips',
    access: profileReader,
    answer: tripSchema,
    handle: ({ params, language, services }) => presentedTrip(params, language, services),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/itineraries/latest',
    summary: `The ${limits.tripPage} trips booked most recently.`,
    cites: '§7 Bookings',
    access: profileReader,
    answer: tripListSchema,
    handle: ({ params, language, services }) =>
      presentedTrips({ where: tripsOf(params), order: byBooking, limit: limits.tripPage }, language, services),
  }),
]

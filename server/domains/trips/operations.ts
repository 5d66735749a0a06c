import { and } from 'drizzle-orm'
import { z } from 'zod'
import { searchTerm } from '#contract/fields/fields.ts'
import { limits } from '#contract/fields/limits.ts'
import { tripListSchema, tripPageSchema, tripSchema, tripStatuses, tripStatusSchema } from '#contract/trips/trips.ts'
import { tripsOf, tripsOfEmployee } from '#server/domains/trips/findTrip.ts'
import { presentedTrip, presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { yearCondition, mentions, yearsOf } from '#server/domains/trips/searchTrips.ts'
import {
  countByStatus,
  tripStatusCondition,
  currentOrUpcomingCondition,
  ownFirst,
  tripOrder,
} from '#server/domains/trips/status.ts'
import { employeeAdmin, profileReader } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { page, pageQuery } from '#server/http/answers/paging.ts'

export const tripOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips',
    summary: 'Lists all trips: in progress and upcoming ones soonest first, then past and canceled ones newest first.',
    cites: '§3 Trip, §4, §7 Trips',
    access: profileReader,
    answer: tripListSchema,
    handle: ({ caller, params, language, services }) =>
      presentedTrips({ where: tripsOf(params), order: tripOrder(services.now()) }, language, services, caller),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips/paginated',
    summary: 'Lists trips by page, of one status or all, filtered by text or year, in the order of the whole list.',
    cites: '§3 Paginated trips, §7 Trips, §9',
    access: profileReader,
    query: z.strictObject({
      ...pageQuery(limits.tripPage),
      tripStatus: z.optional(tripStatusSchema),
      search: searchTerm,
      year: z.optional(z.coerce.number().int().min(1990).max(2100)),
    }),
    answer: tripPageSchema,
    handle: async ({ caller, params, query, language, services }) => {
      const now = services.now()
      const { db } = services
      const { search, year, tripStatus } = query
      const narrowed = tripsOf(
        params,
        and(search ? mentions(db, search, language) : undefined, year ? yearCondition(db, year) : undefined),
      )
      const where = and(narrowed, tripStatus && tripStatusCondition(tripStatus, now))
      const offset = (query.pageNumber - 1) * query.pageSize
      const rows = { where, order: tripOrder(now), limit: query.pageSize, offset }
      const shown = await presentedTrips(rows, language, services, caller)
      const statusCounts = await countByStatus(db, narrowed, (status) => tripStatusCondition(status, now))
      const total = tripStatuses.reduce(
        (sum, status) => (tripStatus && tripStatus !== status ? sum : sum + statusCounts[status]),
        0,
      )
      // Current and upcoming trips are few, so they have no filter by year.
      const isAhead = tripStatus === 'InProgress' || tripStatus === 'Upcoming'
      const years = isAhead
        ? []
        : await yearsOf(db, tripsOf(params, tripStatus && tripStatusCondition(tripStatus, now)))
      return { ...page(shown, total, query), statusCounts, years }
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId',
    summary: 'Returns one trip by its record locator.',
    cites: '§3 Trip, §7 Trips',
    access: profileReader,
    answer: tripSchema,
    handle: ({ caller, params, language, services }) => presentedTrip(params, language, services, caller),
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/itineraries/latest',
    summary: `Lists at most ${limits.latestTrips} trips for Home: the person’s own in progress, then their next ones, then those of their guests.`,
    cites: '§7 Bookings',
    access: profileReader,
    answer: tripListSchema,
    handle: ({ caller, params, language, services }) => {
      const now = services.now()
      const order = [ownFirst, ...tripOrder(now)]
      const rows = { where: tripsOf(params, currentOrUpcomingCondition(now)), order, limit: limits.latestTrips }
      return presentedTrips(rows, language, services, caller)
    },
  }),
  operation({
    api: 'company',
    method: 'get',
    path: '/admin/companies/:companyId/employees/:employeeId/trips',
    summary: 'Lists all trips of an employee, in the order of the trip list.',
    cites: '§7 Administration',
    access: employeeAdmin,
    answer: tripListSchema,
    handle: ({ caller, params, language, services }) => {
      const where = tripsOfEmployee(services.db, params)
      return presentedTrips({ where, order: tripOrder(services.now()) }, language, services, caller)
    },
  }),
]

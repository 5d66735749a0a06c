import { and, asc, eq, gt, ilike, ne } from 'drizzle-orm'
import { z } from 'zod'
import { searchTerm } from '#contract/fields/fields.ts'
import { flightOptionsSchema } from '#contract/risk/findTravelers.ts'
import { readFlight } from '#contract/risk/typedFlight.ts'
import { tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { companyRisk } from '#server/http/access/riskAccess.ts'
import { operation } from '#server/http/operations/operation.ts'

const mostFlights = 20

export const flightOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/flights',
    summary:
      'Searches the flights of trips of the company that are not over by airline code and number, such as AC 87; at most 20.',
    cites: '§3 Autocomplete options, §7 Itinerary report',
    access: companyRisk,
    query: z.strictObject({ term: searchTerm }),
    answer: flightOptionsSchema,
    handle: async ({ query, caller, services: { db, now } }) => {
      const typed = readFlight(query.term)
      if (!typed) return []
      const { providerCode, number } = tripSegments
      const rows = await db
        .selectDistinct({ airlineCode: providerCode, flightNumber: number })
        .from(tripSegments)
        .innerJoin(trips, eq(trips.id, tripSegments.tripId))
        .where(
          and(
            eq(trips.companyId, caller.companyId),
            ne(trips.status, 'cancelled'),
            gt(trips.endsAt, now()),
            eq(tripSegments.kind, 'flight'),
            typed.airlineCode ? eq(providerCode, typed.airlineCode) : undefined,
            ilike(number, `${typed.flightNumber}%`),
          ),
        )
        .orderBy(asc(providerCode), asc(number))
        .limit(mostFlights)
      return rows.map(({ airlineCode, flightNumber }) => ({ airlineCode, flightNumber: flightNumber ?? '' }))
    },
  }),
]

import { and, gte, isNull } from 'drizzle-orm'
import { travelSummarySchema, type TravelSummary } from '#contract/trips/trips.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { homeDay } from '#server/domains/profile/homeDay.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { tripsOf } from '#server/domains/trips/findTrip.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import { begunCondition, tripStatusCondition } from '#server/domains/trips/status.ts'
import { profileReader } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import type { Services } from '#server/services/services.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { travelledInYear } from './travelledInYear.ts'

/** Condition: the person travels, not a guest on their booking. */
const ownTripCondition = isNull(trips.guest)

async function travelSummary(profileRef: ProfileRef, services: Services): Promise<TravelSummary> {
  const { db } = services
  const now = services.now()
  const day = await homeDay(profileRef, services)
  // In the easternmost zones the year begins up to 14 hours earlier than in UTC.
  const yearBegins = new Date(addDays(`${day.slice(0, 4)}-01-01`, -1))
  const ids = await db
    .select({ id: trips.id })
    .from(trips)
    .where(tripsOf(profileRef, and(ownTripCondition, begunCondition(now), gte(trips.endsAt, yearBegins))))
  const segments = await readSegments(
    db,
    ids.map(({ id }) => id),
  )
  const byTrip = [...Map.groupBy(segments, ({ tripId }) => tripId).values()]
  return {
    upcoming: await db.$count(trips, tripsOf(profileRef, and(ownTripCondition, tripStatusCondition('Upcoming', now)))),
    ...travelledInYear(byTrip, { now, day }),
  }
}

export const summaryOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/travel-summary',
    summary:
      'Returns the number of upcoming trips of a person, and their travel this year up to today. Year and day are those of the home airport.',
    cites: 'Beyond §7',
    addition: 'travelsummary',
    access: profileReader,
    answer: travelSummarySchema,
    handle: ({ params, services }) => travelSummary(params, services),
  }),
]

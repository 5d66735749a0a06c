import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { CancelledTrip, CancelledTripPage } from '#contract/travelCredits.ts'
import { travelCredits } from '#server/db/schema/credits.ts'
import { profiles } from '#server/db/schema/people.ts'
import { trips } from '#server/db/schema/trips.ts'
import type { Database } from '#server/db/client.ts'
import { totalsOf } from '#server/domains/trips/cancel/refunds.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import { type FullTrip, readPlaceNames, readTrips } from '#server/domains/trips/readTrips.ts'
import { contains } from '#server/http/foldedText.ts'
import type { Language } from '#server/http/language.ts'
import { page } from '#server/http/paging.ts'
import type { Services } from '#server/services/services.ts'

interface ListQuery {
  search: string
  pageNumber: number
  pageSize: number
}

/** One page of the cancelled trips of a company, the latest cancellation first. */
export async function cancelledTrips(
  companyId: string,
  query: ListQuery,
  { language, services: { db } }: { language: Language; services: Services },
): Promise<CancelledTripPage> {
  const where = and(
    eq(trips.companyId, companyId),
    eq(trips.status, 'cancelled'),
    query.search ? searchCondition(query.search) : undefined,
  )
  const [total] = await db
    .select({ trips: count() })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(where)
  const fulls = await readTrips(db, {
    where,
    order: [sql`${desc(trips.cancelledAt)} nulls last`, asc(trips.id)],
    limit: query.pageSize,
    offset: (query.pageNumber - 1) * query.pageSize,
  })
  const ids = fulls.map(({ trip }) => trip.id)
  const how = {
    credits: await creditByTrip(db, ids),
    places: await readPlaceNames(
      db,
      fulls.flatMap(({ segments }) => segments.map(({ to }) => to)),
    ),
    language,
  }
  return page(
    fulls.map((full) => presentCancelled(full, how)),
    total?.trips ?? 0,
    query,
  )
}

const searchCondition = (text: string): SQL | undefined =>
  or(
    contains(text, sql`concat(${profiles.firstName}, ' ', ${profiles.lastName})`),
    contains(text, sql`concat(${trips.guest} ->> 'firstName', ' ', ${trips.guest} ->> 'lastName')`),
    contains(text, trips.bookingId),
  )

/** The sum of the credits of each trip. */
async function creditByTrip(db: Database, tripIds: string[]): Promise<Map<string, number>> {
  if (tripIds.length === 0) return new Map()
  const rows = await db
    .select({ tripId: travelCredits.tripId, amount: sql<number>`sum(${travelCredits.amount})`.mapWith(Number) })
    .from(travelCredits)
    .where(inArray(travelCredits.tripId, tripIds))
    .groupBy(travelCredits.tripId)
  return new Map(rows.map(({ tripId, amount }) => [tripId, amount]))
}

interface Presentation {
  credits: ReadonlyMap<string, number>
  places: Awaited<ReturnType<typeof readPlaceNames>>
  language: Language
}

function presentCancelled(
  { trip, segments, passenger }: FullTrip,
  { credits, places, language }: Presentation,
): CancelledTrip {
  const { main, outward } = journeyOf(segments)
  const { bookingId, cancelledAt, currency, total: paid, cancellation } = trip
  const sums = cancellation && totalsOf(cancellation)
  const credit = credits.get(trip.id) ?? 0
  return {
    bookingId,
    firstName: passenger.firstName,
    lastName: passenger.lastName,
    destination: places.get(outward.to.code)?.city[language] ?? outward.to.city,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    startsAt: main.departureLocal,
    currency,
    paid,
    refunded: sums ? sums.refund : null,
    credit: sums ? credit : null,
    lost: sums ? Math.round((sums.lost - credit) * 100) / 100 : null,
  }
}

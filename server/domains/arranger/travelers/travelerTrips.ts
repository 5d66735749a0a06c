import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TravelerTrip } from '#contract/arranger/travelers.ts'
import type { Database } from '#server/db/client.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { advisedCountry, adviceLevel } from '#server/domains/trips/advice.ts'
import { readJourneys } from '#server/domains/trips/readJourneys.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import { currentTripCondition, tripStatusOf } from '#server/domains/trips/status.ts'
import { approvalMarkOf } from '#server/domains/trips/tripApproval.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

/** The trip data of a traveler that the list shows. */
export interface Ahead {
  /** The trip they are on, else their next one. */
  trip: TravelerTrip
  /** The weightiest advisory of their trips that are not over, of the soonest where several weigh the same. */
  advisory: { level: number; country: string } | undefined
}

/** The current and next trips of several people, by profile, in three queries; no entry for people without trips. */
export async function readAhead(
  { companyId, profileIds }: { companyId: string; profileIds: string[] },
  language: Language,
  { db, now: clock }: Services,
): Promise<Map<string, Ahead>> {
  const now = clock()
  const theirs = Map.groupBy(await readTripsAhead(db, { companyId, profileIds }, now), ({ profileId }) => profileId)
  const first = [...theirs.values()].flatMap(([trip]) => trip ?? [])
  const journeys = await readJourneys(
    db,
    first.map(({ id }) => id),
  )
  const places = await readPlaceNames(
    db,
    [...journeys.values()].map(({ outward }) => outward.to),
  )
  return new Map(
    first.flatMap(({ profileId, ...row }) => {
      const journey = journeys.get(row.id)
      if (!journey) return []
      const { main, outward, homeward, endsOn } = journey
      const approval = approvalMarkOf(row)
      const trip: TravelerTrip = {
        internalTripId: row.id,
        bookingId: row.bookingId,
        destination: places.get(outward.to.code)?.city[language] ?? outward.to.city,
        departureDate: main.departureLocal,
        arrivalDate: outward.arrivalLocal,
        returnDate: homeward?.departureLocal ?? null,
        endsOn,
        hasTravelAdvisories: row.level !== null,
        tripStatus: tripStatusOf(row, now),
        ...(approval && { approval }),
      }
      return [[profileId, { trip, advisory: weightiest(theirs.get(profileId) ?? []) }] as const]
    }),
  )
}

function weightiest(rows: readonly { level: number | null; country: string | null }[]): Ahead['advisory'] {
  const advised = rows.flatMap(({ level, country }) => (level !== null && country !== null ? { level, country } : []))
  const highest = Math.max(...advised.map(({ level }) => level))
  return advised.find(({ level }) => level === highest)
}

/** Trips that are not over, soonest first. */
const readTripsAhead = (db: Database, of: { companyId: string; profileIds: string[] }, now: Date) =>
  db
    .select({
      id: trips.id,
      profileId: trips.profileId,
      bookingId: trips.bookingId,
      status: trips.status,
      approval: trips.approval,
      startsAt: trips.startsAt,
      endsAt: trips.endsAt,
      level: adviceLevel(db),
      country: advisedCountry(db),
    })
    .from(trips)
    .where(and(eq(trips.companyId, of.companyId), inArray(trips.profileId, of.profileIds), currentTripCondition(now)))
    .orderBy(asc(trips.startsAt), asc(trips.id))

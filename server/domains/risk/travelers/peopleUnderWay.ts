import { and, desc, eq, lte, type SQL } from 'drizzle-orm'
import type { VisitedPlace } from '#contract/itineraryReport.ts'
import type { Place } from '#contract/trips.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/people.ts'
import { trips, tripSegments } from '#server/db/schema/trips.ts'
import { placeNow } from '#server/domains/risk/travelers/whereabouts.ts'
import { readAdvisories, readPlaceNames } from '#server/domains/trips/readTrips.ts'
import { segmentOf } from '#server/domains/trips/segmentRows.ts'
import type { Language } from '#server/http/language.ts'

/** A traveler with the data that their current place depends on. */
interface PersonUnderWay {
  tripId: string
  name: string
  /** The same for every trip of one person. A guest differs from the person who booked. */
  person: string
  place: Place
}

/** A place with the trips of the travelers there. */
export interface PeopledPlace {
  place: VisitedPlace
  tripIds: string[]
}

/**
 * The current places of travelers with a trip in progress: the highest advisory first, then by number of travelers.
 * Three queries for any number of trips; this one reads one segment of each.
 * @param where selects the trips, all of them in progress
 */
export async function placesUnderWay(
  db: Database,
  where: SQL | undefined,
  { now, language }: { now: Date; language: Language },
): Promise<PeopledPlace[]> {
  const people = await peopleUnderWay(db, where, now)
  const ends = people.map(({ place }) => place)
  const names = await readPlaceNames(db, ends)
  const advisories = await readAdvisories(db, ends)
  const byCity = Map.groupBy(people, ({ place }) => keyOf(place))
  return [...byCity.values()]
    .map((there): PeopledPlace => {
      const { code, city, cityCode, countryCode } = there[0]!.place
      const strictest = advisories.get(countryCode)?.[0]
      return {
        place: {
          city: names.get(code)?.city[language] ?? city,
          cityCode,
          countryCode,
          travellers: new Set(there.map(({ person }) => person)).size,
          itineraries: there.length,
          latitude: null,
          longitude: null,
          alertSeverity: 0,
          withoutHotel: 0,
          advisoryLevel: strictest?.warningLevel ?? 0,
          ...(strictest && {
            advisory: {
              source: strictest.sourceCountry,
              issuedAt: strictest.issuedAt.toISOString(),
              url: strictest.sourceUrl,
            },
          }),
        },
        tripIds: there
          .toSorted((one, other) => one.name.localeCompare(other.name, language))
          .map(({ tripId }) => tripId),
      }
    })
    .toSorted(({ place: one }, { place: other }) => byUrgency(one, other, language))
}

const keyOf = ({ countryCode, cityCode, city }: Place) => `${countryCode} ${cityCode || city}`

const byUrgency = (one: VisitedPlace, other: VisitedPlace, language: Language) =>
  other.advisoryLevel - one.advisoryLevel ||
  other.travellers - one.travellers ||
  one.city.localeCompare(other.city, language)

async function peopleUnderWay(db: Database, where: SQL | undefined, now: Date): Promise<PersonUnderWay[]> {
  const rows = await db
    .selectDistinctOn([tripSegments.tripId], {
      segment: tripSegments,
      profileId: trips.profileId,
      guest: trips.guest,
      passenger: { firstName: profiles.firstName, lastName: profiles.lastName, email: profiles.email },
    })
    .from(tripSegments)
    .innerJoin(trips, eq(trips.id, tripSegments.tripId))
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(and(where, lte(tripSegments.departureAt, now)))
    .orderBy(tripSegments.tripId, desc(tripSegments.departureAt), desc(tripSegments.ordinal))
  return rows.map(({ segment, profileId, guest, passenger }) => {
    const { firstName, lastName, email } = guest ?? passenger
    return {
      tripId: segment.tripId,
      name: `${lastName} ${firstName}`,
      person: guest ? `${profileId} ${email}` : profileId,
      place: placeNow(segmentOf(segment), now),
    }
  })
}

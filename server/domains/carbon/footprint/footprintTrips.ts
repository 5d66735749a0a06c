import { asc, desc, eq, inArray, min, sql } from 'drizzle-orm'
import type { FootprintTrip, FootprintTripPage, FootprintTripSort } from '#contract/reports/carbon.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { footprintLegs as legs } from '#server/db/schema/reports/carbon.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { readsCompany } from '#server/domains/scores/scope/readableBookings.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import {
  kgSum,
  kmSum,
  legCount,
  legsCondition,
  notCountedLegs,
  toTenth,
  tripCount,
  tripKey,
  type FootprintScope,
} from './footprintScope.ts'

interface TripsRequest extends Paging {
  scope: FootprintScope
  caller: Caller
  language: Language
  sort: FootprintTripSort
}

/** A page of the trips of a scope, each with the emissions of its legs in the period. */
export async function footprintTrips(request: TripsRequest, db: Database): Promise<FootprintTripPage> {
  const { scope, pageNumber, pageSize, sort } = request
  const where = legsCondition(scope)
  const [counted] = await db.select({ trips: tripCount }).from(legs).where(where)
  const startsOn = min(legs.travelledOn)
  const orders = {
    'startsOn:desc': desc(startsOn),
    'startsOn:asc': asc(startsOn),
    'kg:desc': desc(kgSum(scope)),
    'kg:asc': asc(kgSum(scope)),
  }
  const rows = await db
    .select({
      key: tripKey,
      startsOn,
      kg: kgSum(scope),
      km: kmSum,
      legs: legCount,
      notCounted: notCountedLegs,
      isEstimated,
    })
    .from(legs)
    .where(where)
    .groupBy(tripKey)
    .orderBy(orders[sort], desc(startsOn), asc(tripKey))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return page(await present(rows, request, db), counted?.trips ?? 0, request)
}

const isEstimated = sql<boolean>`bool_or(${legs.status} = 'estimated')`

interface SummedTrip {
  key: string
  startsOn: string | null
  kg: number
  km: number
  legs: number
  notCounted: number
  isEstimated: boolean
}

async function present(rows: readonly SummedTrip[], { caller, language }: TripsRequest, db: Database) {
  if (rows.length === 0) return []
  const found = await readLegs(
    rows.map(({ key }) => key),
    db,
  )
  const own = Map.groupBy(found, ({ key }) => key)
  const ends = new Map([...own].map(([key, several]) => [key, endsOf(several)]))
  const names = await readPlaceNames(db, [...ends.values()].flat())
  const cityOf = ({ code, city }: End) => names.get(code)?.city[language] ?? (city || code)
  return rows.map((row): FootprintTrip => {
    const several = own.get(row.key)!
    const { leg, traveler } = several[0]!
    const [origin, destination] = ends.get(row.key)!
    return {
      id: row.key,
      bookingId: leg.bookingId,
      startsOn: row.startsOn ?? leg.travelledOn,
      origin: cityOf(origin),
      destination: cityOf(destination),
      travellerName: readsCompany(caller) ? fullName(traveler) : '',
      kinds: [...new Set(several.map((each) => each.leg.kind))],
      km: toTenth(row.km),
      kg: toTenth(row.kg),
      legs: row.legs,
      notCounted: row.notCounted,
      isEstimated: row.isEstimated,
      isOwnTrip: leg.tripId !== null && leg.profileId === caller.profileId,
    }
  })
}

const readLegs = (keys: readonly string[], db: Database) =>
  db
    .select({
      key: tripKey,
      leg: legs,
      traveler: { firstName: profiles.firstName, lastName: profiles.lastName },
      record: {
        originCode: bookingRecords.originCode,
        destinationCode: bookingRecords.destinationCode,
        destinationCity: bookingRecords.destinationCity,
      },
    })
    .from(legs)
    .innerJoin(profiles, eq(profiles.id, legs.profileId))
    .leftJoin(bookingRecords, eq(bookingRecords.id, legs.recordId))
    .where(inArray(tripKey, [...keys]))
    .orderBy(asc(legs.ordinal))

interface End {
  code: string
  city: string
}

/** Where a trip begins and goes: as its record says, else by its first leg. */
function endsOf(several: Awaited<ReturnType<typeof readLegs>>): [origin: End, destination: End] {
  const { leg, record } = several[0]!
  const first = { code: leg.fromCode, city: leg.fromCity }
  if (!record) return [first, { code: leg.toCode, city: leg.toCity }]
  const origin = { code: record.originCode, city: record.originCode === leg.fromCode ? leg.fromCity : '' }
  return [origin, { code: record.destinationCode, city: record.destinationCity }]
}

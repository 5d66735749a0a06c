import { and, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { countPeople, travelerColumns } from '#server/domains/risk/asked/personOf.ts'
import { readCap } from '#server/domains/risk/alerts/cap/readCap.ts'
import { isAffected, isDuring } from '#server/domains/risk/alerts/concerns.ts'
import { storeAlert } from '#server/domains/risk/alerts/storeAlert.ts'
import { recordMissingPresences } from '#server/domains/trips/recordPresences.ts'
import { airportsOfCity, positionOf } from '#server/reference/places.ts'
import { alertDocument, demoAlerts, type AlertCity } from './alertDocuments.ts'
import { daysFrom } from './data/days.ts'

/** Travelers of the first company that the severe alert concerns. */
const peopleInDanger = 4

/**
 * Stores three invented alerts of the day, by the reader that alerts of a feed go through: a danger in a city where four
 * people are, a strike that is announced, and wind.
 */
export async function plantAlerts(db: Database, now: Date): Promise<void> {
  await recordMissingPresences(db)
  const documents = [
    alertDocument(demoAlerts.flood, cityInDanger(await readStays(db, now), now), now),
    alertDocument(demoAlerts.strike, cityOf('YTO'), now),
    alertDocument(demoAlerts.wind, cityOf('YVR'), now),
  ]
  for (const document of documents) {
    const reading = readCap(new TextEncoder().encode(document))
    if (!reading.isRead) throw new Error(`The demo has an alert that is refused: ${reading.problem}`)
    await storeAlert(db, reading.alert, { now, isDemo: true })
  }
}

/** The stays of the first company that are not over, with the person who stays. */
const readStays = (db: Database, now: Date) =>
  db
    .select({
      ...travelerColumns,
      cityCode: tripPresences.cityCode,
      countryCode: tripPresences.countryCode,
      latitude: tripPresences.latitude,
      longitude: tripPresences.longitude,
      arrivesAt: tripPresences.arrivesAt,
      presumedUntil: tripPresences.presumedUntil,
    })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(
      and(eq(tripPresences.companyId, 'aurora'), ne(trips.status, 'cancelled'), gt(tripPresences.presumedUntil, now)),
    )
    .orderBy(tripPresences.cityCode, tripPresences.tripId)
type Stay = Awaited<ReturnType<typeof readStays>>[number]

/**
 * The city where the severe alert concerns exactly four people, else the fewest above. A city where they are themselves,
 * and not only near it, comes first. Then comes one without the traveler whose trips the tour of the demo shows, so that
 * their day stays calm.
 */
function cityInDanger(stays: readonly Stay[], now: Date): AlertCity {
  const codes = [...new Set(stays.map(({ cityCode }) => cityCode))].filter((code) => airportsOfCity(code).length > 0)
  const counted = codes.map((code) => {
    const city = cityOf(code)
    const danger = dangerIn(city, now)
    const there = stays.filter((stay) => isDuring(danger, stay, now) && isAffected(danger, stay))
    const people = countPeople(there)
    const isToured = there.some(({ profileId }) => profileId === 'p-aurora-traveller')
    const aside = countPeople(there.filter(({ cityCode }) => cityCode !== code))
    return { city, distance: people < peopleInDanger ? 100 - people : people - peopleInDanger, aside, isToured }
  })
  const [first] = counted.toSorted(
    (one, other) =>
      one.distance - other.distance || one.aside - other.aside || Number(one.isToured) - Number(other.isToured),
  )
  return first?.city ?? cityOf('YTO')
}

const dangerIn = ({ countryCode, latitude, longitude }: AlertCity, now: Date) => ({
  severity: 3,
  startsAt: daysFrom(now, demoAlerts.flood.onset / 24),
  countsUntil: daysFrom(now, demoAlerts.flood.expires / 24),
  countries: [countryCode],
  areas: [{ name: '', polygons: [], circles: [{ center: { latitude, longitude }, km: demoAlerts.flood.km }] }],
})

function cityOf(code: string): AlertCity {
  const [airport] = airportsOfCity(code)
  const position = positionOf({ code, cityCode: code })
  if (!airport || !position) throw new Error(`The demo alerts about ${code}, which is no city of the reference data`)
  return { ...position, countryCode: airport.countryCode, name: airport.city }
}

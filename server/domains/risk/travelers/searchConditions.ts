import { and, eq, exists, gt, gte, inArray, isNotNull, lt, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayMs, hourMs } from '#contract/durations.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/people.ts'
import { tripPresences } from '#server/db/schema/presences.ts'
import { advisories } from '#server/db/schema/risk.ts'
import { trips, tripSegments } from '#server/db/schema/trips.ts'
import type { TravelerFilters } from '#server/domains/risk/travelers/filters.ts'
import { circleCondition, ringCondition } from '#server/domains/risk/travelers/searchedArea.ts'
import { unansweredCondition } from '#server/domains/risk/asked/askedTrips.ts'
import { thereUntil } from '#server/domains/risk/there/thereUntil.ts'
import { startCountry } from '#server/domains/trips/advice.ts'
import { contains, mentions } from '#server/http/foldedText.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** The values that all conditions of a search need. */
export interface SearchContext {
  db: Database
  companyId: string
  filters: TravelerFilters
  now: Date
  /** Condition: presences that the alerts of the search concern; undefined where it is about none. See `openSearch`. */
  alertCondition?: SQL | undefined
}

/** Condition: trips of the company that a search selects, in any status. */
export function searchCondition(search: SearchContext): SQL | undefined {
  const { db, companyId, filters } = search
  const presenceSelect = db.select({ id: tripPresences.tripId }).from(tripPresences)
  return and(
    eq(trips.companyId, companyId),
    isAboutPresence(filters) || search.alertCondition
      ? inArray(trips.id, presenceSelect.where(presenceCondition(search)))
      : undefined,
    flightCondition(search),
    filters.term ? travelerCondition(db, filters.term) : undefined,
    filters.noAnswer ? unansweredCondition(db, companyId, search.now) : undefined,
  )
}

/** Whether a search has a condition about the places of trips, or their days. */
const isAboutPresence = ({ advisoryLevels, arrivedRecently, ...filters }: TravelerFilters): boolean =>
  isAboutPlace(filters) || isAboutDays(filters) || advisoryLevels !== undefined || arrivedRecently

export const isAboutDays = ({ fromDate, toDate }: Pick<TravelerFilters, 'fromDate' | 'toDate'>): boolean =>
  (fromDate ?? toDate) !== undefined

type PlaceFilters = Pick<TravelerFilters, 'countryCode' | 'cityCode' | 'area' | 'near'>
export const isAboutPlace = ({ countryCode, cityCode, area, near }: PlaceFilters): boolean =>
  [countryCode, cityCode, area, near].some((filter) => filter !== undefined)

/** Condition: a presence meets every condition of a search about places and days. The company comes first for its index. */
export function presenceCondition(search: SearchContext): SQL | undefined {
  const { companyId, filters, now } = search
  const { countryCode, cityCode, area, near, advisoryLevels } = filters
  return and(
    eq(tripPresences.companyId, companyId),
    countryCode ? eq(tripPresences.countryCode, countryCode) : undefined,
    cityCode ? eq(tripPresences.cityCode, cityCode) : undefined,
    area ? ringCondition(area) : undefined,
    near ? circleCondition(near) : undefined,
    daysCondition(search),
    search.alertCondition,
    advisoryLevels && advisoryCondition(search.db, advisoryLevels),
    filters.arrivedRecently ? arrivedCondition(search.db, now) : undefined,
  )
}

/** The largest distance of a local time from UTC. */
const widestZoneMs = 14 * hourMs

/**
 * Condition: a presence, the way to it and its presumed days included, touches the days of a search in its local time.
 * The instant before the days is looser, so that an index over the ends leaves out the past.
 */
function daysCondition({ db, filters: { fromDate, toDate } }: SearchContext): SQL | undefined {
  const { leavesAt, presumedUntil, leavesLocal, arrivesLocal, setsOutAt } = tripPresences
  const dayAfter = toDate && addDays(toDate, 1)
  const presumedLocal = sql`${leavesLocal}::timestamp + (${thereUntil(db)} - ${leavesAt})`
  return and(
    fromDate ? gte(presumedUntil, new Date(Date.parse(fromDate) - widestZoneMs)) : undefined,
    fromDate ? or(gte(leavesLocal, fromDate), sql`${presumedLocal} >= ${fromDate}::timestamp`) : undefined,
    dayAfter ? or(lt(arrivesLocal, dayAfter), lt(setsOutAt, new Date(Date.parse(dayAfter)))) : undefined,
  )
}

/** Condition: a presence in a country with an advisory of one of these levels, other than the start of its trip (§3). */
const advisoryCondition = (db: Database, levels: number[]): SQL =>
  exists(
    db
      .select({ id: advisories.id })
      .from(advisories)
      .innerJoin(trips, eq(trips.id, tripPresences.tripId))
      .where(
        and(
          eq(advisories.targetCountry, tripPresences.countryCode),
          inArray(advisories.warningLevel, levels),
          ne(tripPresences.countryCode, startCountry),
        ),
      ),
  )

const before = alias(tripPresences, 'before')

/**
 * Condition: a presence in a country that its traveler reached within the last 24 hours. Coming home is no arrival, nor
 * is going on to another city of the country.
 */
export const arrivedCondition = (db: Database, now: Date): SQL | undefined =>
  and(
    gt(tripPresences.arrivesAt, new Date(now.getTime() - dayMs)),
    lte(tripPresences.arrivesAt, now),
    eq(tripPresences.isHome, false),
    notExists(
      db
        .select({ id: before.tripId })
        .from(before)
        .where(
          and(
            eq(before.tripId, tripPresences.tripId),
            eq(before.ordinal, sql`${tripPresences.ordinal} - 1`),
            eq(before.countryCode, tripPresences.countryCode),
          ),
        ),
    ),
    exists(
      db
        .select({ id: trips.id })
        .from(trips)
        .where(
          and(
            eq(trips.id, tripPresences.tripId),
            or(ne(tripPresences.countryCode, startCountry), gt(tripPresences.ordinal, 0)),
          ),
        ),
    ),
  )

/** Condition: a trip with a flight of the number and airline, within the days of the search. */
function flightCondition({ db, filters }: SearchContext): SQL | undefined {
  const { flightNumber, airlineCode, fromDate, toDate } = filters
  if ((flightNumber ?? airlineCode) === undefined) return undefined
  const { tripId, kind, number, providerCode, departureLocal, arrivalLocal } = tripSegments
  const flights = db.select({ id: tripId }).from(tripSegments)
  return inArray(
    trips.id,
    flights.where(
      and(
        eq(kind, 'flight'),
        flightNumber ? eq(number, flightNumber) : undefined,
        airlineCode ? eq(providerCode, airlineCode) : undefined,
        fromDate ? gte(arrivalLocal, fromDate) : undefined,
        toDate ? lt(departureLocal, addDays(toDate, 1)) : undefined,
      ),
    ),
  )
}

/** Condition: the traveler of a trip, the guest where there is one, has every word of a text in name or address. */
const travelerCondition = (db: Database, term: string): SQL | undefined => {
  const own = db.select({ id: profiles.id }).from(profiles)
  const guest = sql`concat(${trips.guest} ->> 'firstName', ' ', ${trips.guest} ->> 'lastName', ' ', ${trips.guest} ->> 'email')`
  return or(
    and(isNotNull(trips.guest), ...term.split(/\s+/).map((word) => contains(word, guest))),
    and(sql`${trips.guest} is null`, inArray(trips.profileId, own.where(mentions(term, profiles)))),
  )
}

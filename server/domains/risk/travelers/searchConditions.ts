import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayMs, hourMs } from '#contract/time/durations.ts'
import { searchedWords } from '#contract/texts/searchText.ts'
import type { Database } from '#server/db/client.ts'
import { nameText } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { advisories } from '#server/db/schema/risk/risk.ts'
import { trips, tripSegments } from '#server/db/schema/trips/trips.ts'
import { countedStatuses, type TravelerFilters } from '#server/domains/risk/travelers/filters.ts'
import type { ConcernedStays } from '#server/domains/risk/alerts/concernedStays.ts'
import { circleCondition, ringCondition } from '#server/domains/risk/travelers/searchedArea.ts'
import { unansweredCondition } from '#server/domains/risk/asked/askedTrips.ts'
import { startCountry } from '#server/domains/trips/advice.ts'
import { hasWord, hasWords, mentions } from '#server/http/requests/foldedText.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** The values that all conditions of a search need. */
export interface SearchContext {
  db: Database
  companyId: string
  filters: TravelerFilters
  now: Date
  /** Condition: presences that the alerts of the search concern; undefined where it is about none. See `openSearch`. */
  alertCondition?: SQL | undefined
  /** All current alerts, where the search needed them; see `matchedAlerts`. */
  matched?: readonly ConcernedStays[] | undefined
}

/** Condition: trips of the company that a search selects, in any status. */
export function searchCondition(search: SearchContext): SQL | undefined {
  const presenceSelect = search.db.select({ id: tripPresences.tripId }).from(tripPresences)
  return and(
    tripCondition(search),
    isAboutPresence(search.filters) || search.alertCondition
      ? inArray(trips.id, presenceSelect.where(presenceCondition(search)))
      : undefined,
  )
}

/** Condition: trips of the company that meet the conditions of a search but those about their presences. */
function tripCondition(search: SearchContext): SQL | undefined {
  const { db, companyId, filters } = search
  return and(
    eq(trips.companyId, companyId),
    flightCondition(search),
    filters.term ? travelerCondition(db, companyId, filters.term) : undefined,
    filters.noAnswer ? unansweredCondition(db, companyId, search.now) : undefined,
  )
}

/**
 * Condition: trips joined with their presences, of which the search selects both. It reads no presence a second time: a
 * planner that expects few rows would do so for each of them.
 */
export const foundPresenceCondition = (search: SearchContext): SQL | undefined =>
  and(tripCondition(search), presenceCondition(search))

/** Whether a search has a condition about the places of trips, or their days. */
const isAboutPresence = ({ advisoryLevels, arrivedRecently, ...filters }: TravelerFilters): boolean =>
  isAboutPlace(filters) || isAboutDays(filters) || advisoryLevels !== undefined || arrivedRecently

type Days = Pick<TravelerFilters, 'fromDate' | 'toDate'>
export const isAboutDays = ({ fromDate, toDate }: Days): boolean => (fromDate ?? toDate) !== undefined

type PlaceFilters = Pick<TravelerFilters, 'countryCode' | 'cityCode' | 'area' | 'near'>
export const isAboutPlace = ({ countryCode, cityCode, area, near }: PlaceFilters): boolean =>
  [countryCode, cityCode, area, near].some((filter) => filter !== undefined)

/** Condition: a presence meets every condition of a search about places and days. Its index begins with the company. */
function presenceCondition(search: SearchContext): SQL | undefined {
  const { companyId, filters, now } = search
  const { countryCode, cityCode, area, near, advisoryLevels } = filters
  return and(
    eq(tripPresences.companyId, companyId),
    countryCode ? eq(tripPresences.countryCode, countryCode) : undefined,
    cityCode ? eq(tripPresences.cityCode, cityCode) : undefined,
    area ? ringCondition(area) : undefined,
    near ? circleCondition(near) : undefined,
    daysCondition(search),
    isAboutPresent(filters) ? gt(tripPresences.presumedUntil, now) : undefined,
    search.alertCondition,
    advisoryLevels && advisoryCondition(search.db, advisoryLevels),
    filters.arrivedRecently ? arrivedCondition(search.db, now) : undefined,
  )
}

/**
 * Whether a search is about places where travelers are or will be: it names no day to begin with, and no trips that are
 * over.
 */
const isAboutPresent = (filters: TravelerFilters): boolean =>
  (isAboutPlace(filters) || filters.advisoryLevels !== undefined) &&
  filters.fromDate === undefined &&
  countedStatuses(filters).every((status) => status === 'InProgress' || status === 'Upcoming')

/** The largest distances of a local time from UTC, ahead of it and behind it. */
const [aheadMs, behindMs] = [14 * hourMs, 12 * hourMs]

/**
 * Condition: a presence, the way to it and its presumed days included, touches the days of a search: arrival and end in
 * local time of the place, the departure to it in that of the place where it leaves. The instant before the days is
 * looser, so that an index over the ends leaves out the past.
 */
function daysCondition({ db, filters: { fromDate, toDate } }: SearchContext): SQL | undefined {
  const { leavesAt, presumedUntil, leavesLocal, arrivesLocal } = tripPresences
  const dayAfter = toDate && addDays(toDate, 1)
  const presumedLocal = sql`${leavesLocal}::timestamp + (${presumedUntil} - ${leavesAt})`
  return and(
    fromDate ? gte(presumedUntil, new Date(Date.parse(fromDate) - aheadMs)) : undefined,
    fromDate ? or(gte(leavesLocal, fromDate), sql`${presumedLocal} >= ${fromDate}::timestamp`) : undefined,
    dayAfter ? or(lt(arrivesLocal, dayAfter), setsOutCondition(db, dayAfter)) : undefined,
  )
}

/** Condition: the journey to a presence departs before a day. The instant is looser, and spares most look-ups. */
const setsOutCondition = (db: Database, day: string): SQL | undefined =>
  and(
    lt(tripPresences.setsOutAt, new Date(Date.parse(day) + behindMs)),
    exists(
      db
        .select({ id: tripSegments.id })
        .from(tripSegments)
        .where(
          and(
            eq(tripSegments.tripId, tripPresences.tripId),
            eq(tripSegments.departureAt, tripPresences.setsOutAt),
            lt(tripSegments.departureLocal, day),
          ),
        ),
    ),
  )

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
 * Condition: a presence in a country that its traveler reached within the last 24 hours and has not left. Coming back
 * to the country where the trip began is no arrival, nor is going on to another city of the country.
 */
export const arrivedCondition = (db: Database, now: Date): SQL | undefined =>
  and(
    gt(tripPresences.arrivesAt, new Date(now.getTime() - dayMs)),
    lte(tripPresences.arrivesAt, now),
    gt(tripPresences.presumedUntil, now),
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
        .where(and(eq(trips.id, tripPresences.tripId), ne(tripPresences.countryCode, startCountry))),
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

/**
 * Condition: the traveler of a trip, the guest where there is one, has every word of a text in name or address. Single
 * letters count too, as a search that ignored them would find everybody.
 */
const travelerCondition = (db: Database, companyId: string, term: string): SQL | undefined => {
  const own = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, companyId),
        mentions(term, profiles),
        ...searchedWords(term).map((word) => hasWord(word, profiles.searched)),
      ),
    )
  const guest = (field: string) => sql`(${trips.guest} ->> ${field})`
  return or(
    and(isNotNull(trips.guest), hasWords(term, nameText(guest('firstName'), guest('lastName')), guest('email'))),
    and(isNull(trips.guest), inArray(trips.profileId, own)),
  )
}

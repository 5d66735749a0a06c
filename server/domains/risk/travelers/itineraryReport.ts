import { and, inArray, not, or, type SQL } from 'drizzle-orm'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import { tripStatuses as everyStatus, type TripStatus } from '#contract/trips/trips.ts'
import { amongCondition } from '#server/db/amongCondition.ts'
import type { Database } from '#server/db/client.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { ConcernedStays } from '#server/domains/risk/alerts/concernedStays.ts'
import { alertsOfTrips, matchedAlerts, severityOfStays, stayKey } from '#server/domains/risk/alerts/matches.ts'
import { riskStatusCondition } from '#server/domains/risk/there/riskStatus.ts'
import { countedStatuses, type ReportQuery } from '#server/domains/risk/travelers/filters.ts'
import { openSearch } from '#server/domains/risk/travelers/openSearch.ts'
import { reportedTrips } from '#server/domains/risk/travelers/reportedTrips.ts'
import { isAboutDays, searchCondition, type SearchContext } from '#server/domains/risk/travelers/searchConditions.ts'
import { shownPresences, type ShownPresence } from '#server/domains/risk/travelers/shownPresences.ts'
import { visitedPlaces, type PeopledPlace } from '#server/domains/risk/travelers/visitedPlaces.ts'
import { readTrips, type FullTrip } from '#server/domains/trips/readTrips.ts'
import { countByStatus, tripOrder } from '#server/domains/trips/status.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

interface Reader {
  language: Language
  services: Services
}

/**
 * One page of a company's trips of one status with their travelers, and the number of trips of each status (§3). The
 * number of queries is fixed.
 */
export async function itineraryReport(
  companyId: string,
  query: ReportQuery,
  { language, services }: Reader,
): Promise<ItineraryReport> {
  const { db } = services
  const now = services.now()
  const search = await openSearch({ db, companyId, filters: query, now })
  const { displayTripStatus: shown = 'InProgress' } = query
  const counted = countedCondition(search)
  const counts = await countByRiskStatus(search, counted)
  const shownCondition = riskStatusCondition(shown, search.now)
  const where = and(counted, shownCondition)
  const presences = isPlaced(shown, query)
    ? await shownPresences(search, and(countedStatusCondition(search), shownCondition))
    : undefined
  const matched = presences && (await matchedFor(search, tripsOf(presences)))
  const places = presences && matched && (await alarmedPlaces(db, presences, { language, matched }))
  const fulls = await pageOfTrips(search, { where, places: shown === 'InProgress' ? places : undefined, query })
  const tripIds = fulls.map(({ trip }) => trip.id)
  const alerts = await alertsOfTrips(db, matched ?? (await matchedFor(search, tripIds)), { tripIds, language })
  return {
    itineraryReports: await reportedTrips(search, fulls, { language, services, alerts }),
    tripsStatus: shown,
    totalInProgressCount: counts.InProgress,
    totalUpcomingCount: counts.Upcoming,
    totalPastCount: counts.Past,
    totalCancelledCount: counts.Cancelled,
    ...(places && { places: places.map(({ place }) => place) }),
    otherDaysCount: await otherDaysCount(search, counts),
  }
}

const tripsOf = (shown: readonly ShownPresence[]) => shown.map(({ presence }) => presence.tripId)

/** The current alerts that concern some trips: those that the search has matched already, if it has. */
export const matchedFor = async (
  { db, companyId, now, matched }: SearchContext,
  tripIds: readonly string[],
): Promise<readonly ConcernedStays[]> => matched ?? matchedAlerts(db, companyId, { now, tripIds })

/** The places of presences, each with the highest severity of the alerts about the presences there. */
async function alarmedPlaces(
  db: Database,
  shown: readonly ShownPresence[],
  { language, matched }: { language: Language; matched: readonly ConcernedStays[] },
) {
  const severities = severityOfStays(matched)
  return visitedPlaces(db, shown, { language, severityOf: (presence) => severities.get(stayKey(presence)) ?? 0 })
}

/** Condition: trips that a search selects, of the statuses that it counts (§4). */
export const countedCondition = (search: SearchContext): SQL | undefined =>
  and(searchCondition(search), countedStatusCondition(search))

const countedStatusCondition = ({ filters, now }: SearchContext) =>
  or(...countedStatuses(filters).map((status) => riskStatusCondition(status, now)))

const countByRiskStatus = (search: SearchContext, where: SQL | undefined) =>
  countByStatus(search.db, where, (status) => riskStatusCondition(status, search.now))

/** Travelers are placed where they are, or will be on the days of the search. */
const isPlaced = (shown: TripStatus, query: ReportQuery) =>
  shown === 'InProgress' || (shown === 'Upcoming' && isAboutDays(query))

/** Where nothing was found on the days of a search: the trips of other days that meet its other conditions. */
async function otherDaysCount(search: SearchContext, counts: Record<TripStatus, number>): Promise<number> {
  const { fromDate, toDate, ...filters } = search.filters
  if (!isAboutDays({ fromDate, toDate }) || everyStatus.some((status) => counts[status] > 0)) return 0
  const others = await countByRiskStatus(search, countedCondition({ ...search, filters }))
  return everyStatus.reduce((sum, status) => sum + others[status], 0)
}

interface PageOfTrips {
  where: SQL | undefined
  /** The places of trips in progress, by which these are ordered. */
  places?: readonly PeopledPlace[] | undefined
  query: ReportQuery
}

/** The placed trips by place, then the others in their own order. */
async function pageOfTrips(
  { db, now }: SearchContext,
  { where, places = [], query }: PageOfTrips,
): Promise<FullTrip[]> {
  const { pageNumber, pageSize } = query
  const offset = (pageNumber - 1) * pageSize
  const placed = places.flatMap(({ tripIds }) => tripIds)
  const ids = placed.slice(offset, offset + pageSize)
  const fulls = ids.length === 0 ? [] : await readTrips(db, { where: inArray(trips.id, ids), order: [] })
  const ordered = fulls.toSorted((one, other) => ids.indexOf(one.trip.id) - ids.indexOf(other.trip.id))
  if (ids.length === pageSize) return ordered
  const others = await readTrips(db, {
    where: and(where, not(amongCondition(trips.id, placed))),
    order: tripOrder(now),
    limit: pageSize - ids.length,
    offset: Math.max(0, offset - placed.length),
  })
  return [...ordered, ...others]
}

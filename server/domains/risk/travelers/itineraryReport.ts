import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { ItineraryReport, ReportedItinerary, Whereabouts } from '#contract/itineraryReport.ts'
import { phoneText } from '#contract/phones.ts'
import type { TripStatus } from '#contract/trips.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { trips } from '#server/db/schema/trips.ts'
import { reportCondition, type ReportQuery } from '#server/domains/risk/travelers/filters.ts'
import { placesUnderWay, type PeopledPlace } from '#server/domains/risk/travelers/peopleUnderWay.ts'
import {
  currentSegment,
  isOnTheWay,
  lastBegun,
  leavesAt,
  placeNow,
} from '#server/domains/risk/travelers/whereabouts.ts'
import { presentTrip, travellerTripOf, type Presentation } from '#server/domains/trips/present.ts'
import { readReference, readTrips, type FullTrip } from '#server/domains/trips/readTrips.ts'
import { countByStatus, tripStatusCondition, tripOrder } from '#server/domains/trips/status.ts'
import type { Language } from '#server/http/language.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'

/**
 * One page of a company's trips of one status with their travelers, and the number of trips of each status (§3). The
 * number of queries is fixed.
 */
export async function itineraryReport(
  companyId: string,
  query: ReportQuery,
  { language, services }: { language: Language; services: Services },
): Promise<ItineraryReport> {
  const { db } = services
  const now = services.now()
  const { displayTripStatus: shown = 'InProgress', tripStatuses = ['InProgress', 'Upcoming'] } = query
  const selected = reportCondition(db, companyId, query)
  const counted = and(selected, or(...tripStatuses.map((status) => tripStatusCondition(status, now))))
  const counts = await countByStatus(db, counted, now)
  const where = and(counted, tripStatusCondition(shown, now))
  const places = shown === 'InProgress' ? await placesUnderWay(db, where, { now, language }) : undefined
  const fulls = await pageOfTrips(db, { where, places, now, query })
  const how = { ...(await readReference(db, fulls)), language, now, standing: standingOf(services.env) }
  const contacts = await readContacts(db, fulls)
  return {
    itineraryReports: fulls.map((full) => reported(full, contacts.get(full.trip.profileId), how)),
    tripsStatus: shown,
    ...totalsOf(counts),
    ...(places && { places: places.map(({ place }) => place) }),
    otherDaysCount: 0,
  }
}

const totalsOf = (counts: Record<TripStatus, number>) => ({
  totalInProgressCount: counts.InProgress,
  totalUpcomingCount: counts.Upcoming,
  totalPastCount: counts.Past,
  totalCancelledCount: counts.Cancelled,
})

interface PageOfTrips {
  where: SQL | undefined
  /** The places of trips in progress. */
  places: readonly PeopledPlace[] | undefined
  now: Date
  query: ReportQuery
}

async function pageOfTrips(db: Database, { where, places, now, query }: PageOfTrips): Promise<FullTrip[]> {
  const { pageNumber, pageSize } = query
  const offset = (pageNumber - 1) * pageSize
  if (!places) return readTrips(db, { where, order: tripOrder(now), limit: pageSize, offset })
  const ids = places.flatMap(({ tripIds }) => tripIds).slice(offset, offset + pageSize)
  if (ids.length === 0) return []
  const fulls = await readTrips(db, { where: and(where, inArray(trips.id, ids)), order: [] })
  return fulls.toSorted((one, other) => ids.indexOf(one.trip.id) - ids.indexOf(other.trip.id))
}

async function readContacts(db: Database, fulls: readonly FullTrip[]) {
  const ids = [...new Set(fulls.map(({ trip }) => trip.profileId))]
  if (ids.length === 0) return new Map<string, Contact>()
  const rows = await db
    .select({
      profileId: profiles.id,
      email: profiles.email,
      phoneCountryCode: profiles.phoneCountryCode,
      phoneNumber: profiles.phoneNumber,
      agencyService: employees.agencyService,
    })
    .from(profiles)
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(inArray(profiles.id, ids))
  return new Map(
    rows.map(({ profileId, email, phoneCountryCode: code, phoneNumber: number, agencyService }) => [
      profileId,
      {
        email: shownAddress(email),
        phone: code && number ? phoneText({ code, number }) : null,
        isVip: agencyService === 'vip',
      },
    ]),
  )
}
type Contact = Pick<ReportedItinerary, 'email' | 'phone' | 'isVip'>

/** A guest has the address of the booking, and no VIP service. */
function reported(full: FullTrip, contact: Contact | undefined, how: Presentation): ReportedItinerary {
  const { trip, passenger } = full
  const shown = presentTrip(full, how)
  const reach =
    trip.guest || !contact ? { email: shownAddress(trip.guest?.email ?? ''), phone: null, isVip: false } : contact
  const whereabouts = shown.tripStatus === 'InProgress' ? whereaboutsOf(full, how) : undefined
  return {
    ...travellerTripOf(shown),
    firstName: passenger.firstName,
    lastName: passenger.lastName,
    ...reach,
    isForGuest: trip.guest !== null,
    isVerified: shown.isVerified,
    ...(whereabouts && { whereabouts }),
    reasons: [],
    alerts: [],
  }
}

function whereaboutsOf({ segments }: FullTrip, { now, places, language }: Presentation): Whereabouts | undefined {
  const last = lastBegun(segments, now)
  const until = leavesAt(segments, now)
  if (!last || !until) return undefined
  const { code, city, cityCode, countryCode } = placeNow(last, now)
  const segment = currentSegment(segments, now)
  return {
    city: places.get(code)?.city[language] ?? city,
    cityCode,
    countryCode,
    isOnTheWay: isOnTheWay(last, now),
    until,
    segment: segment
      ? {
          kind: segment.kind,
          providerCode: segment.providerCode,
          providerName: segment.providerName,
          number: segment.number,
        }
      : null,
  }
}

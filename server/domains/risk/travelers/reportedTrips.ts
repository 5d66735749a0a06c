import { eq, inArray } from 'drizzle-orm'
import type { ReportedItinerary, ReportedPresence, Whereabouts } from '#contract/itineraryReport.ts'
import { phoneText } from '#contract/phones.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { trips } from '#server/db/schema/trips.ts'
import { latestQuestions } from '#server/domains/risk/asked/askedTrips.ts'
import { alertsOfTrips, type TripAlert } from '#server/domains/risk/alerts/matches.ts'
import { presumedEnds } from '#server/domains/risk/there/riskStatus.ts'
import { matchReasons } from '#server/domains/risk/travelers/matchReasons.ts'
import type { SearchContext } from '#server/domains/risk/travelers/searchConditions.ts'
import { shownPresences, type PresenceRow } from '#server/domains/risk/travelers/shownPresences.ts'
import {
  currentSegment,
  isOnTheWay,
  lastBegun,
  leavesAt,
  placeNow,
} from '#server/domains/risk/travelers/whereabouts.ts'
import { presentTrip, travellerTripOf, type Presentation } from '#server/domains/trips/present.ts'
import { readReference, type FullTrip } from '#server/domains/trips/readTrips.ts'
import type { Language } from '#server/http/language.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'

/** The rows of trips, in their order: traveler, place, and why the search has found them. */
export async function reportedTrips(
  search: SearchContext,
  fulls: readonly FullTrip[],
  { language, services }: { language: Language; services: Services },
): Promise<ReportedItinerary[]> {
  if (fulls.length === 0) return []
  const { db, now } = search
  const ids = fulls.map(({ trip }) => trip.id)
  const how = { ...(await readReference(db, fulls)), language, now, standing: standingOf(services.env) }
  const contacts = await readContacts(db, fulls)
  const shown = await shownPresences(search, inArray(trips.id, ids))
  const ends = await presumedEnds(ids, search)
  const questions = await latestQuestions(db, ids)
  const alerts = await alertsOfTrips(db, search.companyId, ids, { now, language })
  const presenceOf = new Map(shown.map(({ presence }) => [presence.tripId, presence]))
  return fulls.map((full) => {
    const { trip } = full
    const presence = presenceOf.get(trip.id)
    const rollCall = questions.get(trip.id)
    const row = reported(full, {
      search,
      presence,
      contact: contacts.get(trip.profileId),
      alerts: alerts.get(trip.id) ?? [],
      presumedEnd: ends.get(trip.id),
      how,
    })
    return rollCall ? { ...row, rollCall } : row
  })
}

async function readContacts(db: Database, fulls: readonly FullTrip[]) {
  const ids = [...new Set(fulls.map(({ trip }) => trip.profileId))]
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

interface Reporting {
  search: SearchContext
  presence: PresenceRow | undefined
  contact: Contact | undefined
  alerts: readonly TripAlert[]
  /** Until when the traveler is presumed to be at the last place of a trip that is over. */
  presumedEnd: Date | undefined
  how: Presentation
}

/** A guest has the address of the booking, and no VIP service. */
function reported(
  known: FullTrip,
  { search, presence, contact, alerts, presumedEnd, how }: Reporting,
): ReportedItinerary {
  // For a risk advisor the trip lasts as long as its traveler is presumed to be there (`riskStatusCondition`).
  const full = presumedEnd ? { ...known, trip: { ...known.trip, endsAt: presumedEnd } } : known
  const { trip, passenger, segments } = full
  const shown = presentTrip(full, how)
  const reach =
    trip.guest || !contact ? { email: shownAddress(trip.guest?.email ?? ''), phone: null, isVip: false } : contact
  const whereabouts = shown.tripStatus === 'InProgress' ? whereaboutsOf(full, how) : undefined
  const isPresumed = presumedEnd !== undefined
  const advisories = (shown.advisories ?? []).toSorted((one, other) => other.level - one.level)
  const [strictest] = advisories
  const city = presence ? cityName(presence, how) : ''
  return {
    ...travellerTripOf(shown),
    firstName: passenger.firstName,
    lastName: passenger.lastName,
    ...reach,
    isForGuest: trip.guest !== null,
    isVerified: shown.isVerified,
    ...(whereabouts && { whereabouts: isPresumed ? { ...whereabouts, isPresumed } : whereabouts }),
    ...(presence && { presence: reportedPresence(presence, city) }),
    reasons: matchReasons({ filters: search.filters, presence, city, segments, advisories, alerts }),
    ...(strictest && { advisory: { countryCode: strictest.country, level: strictest.level } }),
    alerts: alerts.map(({ id, headline, severity }) => ({ id, headline, severity })),
  }
}

const cityName = ({ placeCode, city }: PresenceRow, { places, language }: Presentation) =>
  places.get(placeCode)?.city[language] ?? city

const reportedPresence = (row: PresenceRow, city: string): ReportedPresence => ({
  city,
  cityCode: row.cityCode,
  countryCode: row.countryCode,
  latitude: row.latitude,
  longitude: row.longitude,
  arrives: row.arrivesLocal,
  leaves: row.leavesLocal,
  nights: row.nights,
  nightsWithoutHotel: row.nightsWithoutHotel,
  ...(row.isPresumed && { isPresumed: true }),
})

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

import { eq, inArray } from 'drizzle-orm'
import type { ReportedItinerary, ReportedPresence } from '#contract/reports/itineraryReport.ts'
import { phoneText } from '#contract/fields/phones.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { latestQuestions } from '#server/domains/risk/asked/askedTrips.ts'
import type { TripAlert } from '#server/domains/risk/alerts/matches.ts'
import { presumedEnd } from '#server/domains/risk/there/riskStatus.ts'
import { matchReasons } from '#server/domains/risk/travelers/matchReasons.ts'
import type { SearchContext } from '#server/domains/risk/travelers/searchConditions.ts'
import { shownPresences, type PresenceRow, type StoredPresence } from '#server/domains/risk/travelers/shownPresences.ts'
import { presentPresences, whereaboutsOf } from '#server/domains/risk/travelers/whereabouts.ts'
import { presentTrip, travelerTripOf, type Presentation } from '#server/domains/trips/present.ts'
import { readReference, type FullTrip } from '#server/domains/trips/readTrips.ts'
import { tripStatusOf } from '#server/domains/trips/status.ts'
import type { Language } from '#server/http/requests/language.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'

/**
 * The rows of trips, in their order: traveler, place, and why the search has found them.
 * @param alerts the alerts of each trip (`alertsOfTrips`)
 */
export async function reportedTrips(
  search: SearchContext,
  fulls: readonly FullTrip[],
  { language, services, alerts }: { language: Language; services: Services; alerts: ReadonlyMap<string, TripAlert[]> },
): Promise<ReportedItinerary[]> {
  if (fulls.length === 0) return []
  const { db, now } = search
  const ids = fulls.map(({ trip }) => trip.id)
  const how = { ...(await readReference(db, fulls)), language, now, standing: standingOf(services.env) }
  const contacts = await readContacts(db, fulls)
  const shown = await shownPresences(search, inArray(trips.id, ids))
  const begun = fulls
    .filter(({ trip }) => presumedEnd(trip, now) ?? tripStatusOf(trip, now) === 'InProgress')
    .map(({ trip }) => trip.id)
  const present = await presentPresences(db, begun, now)
  const questions = await latestQuestions(db, ids, now)
  const presenceOf = new Map(shown.map(({ presence }) => [presence.tripId, presence]))
  return fulls.map((full) => {
    const { trip } = full
    const presence = presenceOf.get(trip.id)
    const rollCall = questions.get(trip.id)
    const row = reported(full, {
      search,
      presence,
      present: present.get(trip.id),
      contact: contacts.get(trip.profileId),
      alerts: alerts.get(trip.id) ?? [],
      presumedEnd: presumedEnd(trip, now),
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
  /** The presence that the search is about, and that of now for a trip in progress, or whose traveler is still there. */
  presence: PresenceRow | undefined
  present: StoredPresence | undefined
  contact: Contact | undefined
  alerts: readonly TripAlert[]
  /** Until when the traveler is presumed to be at the last place of a trip that is over. */
  presumedEnd: Date | undefined
  how: Presentation
}

/** A guest has the address of the booking, and no VIP service. */
function reported(
  known: FullTrip,
  { search, presence, present, contact, alerts, presumedEnd, how }: Reporting,
): ReportedItinerary {
  // For a risk advisor the trip lasts as long as its traveler is presumed to be there (`riskStatusCondition`).
  const full = presumedEnd ? { ...known, trip: { ...known.trip, endsAt: presumedEnd } } : known
  const { trip, passenger, segments } = full
  const shown = presentTrip(full, how)
  const reach =
    trip.guest || !contact ? { email: shownAddress(trip.guest?.email ?? ''), phone: null, isVip: false } : contact
  const advisories = (shown.advisories ?? []).toSorted((one, other) => other.level - one.level)
  const [strictest] = advisories
  const city = presence ? cityName(presence, how) : ''
  return {
    ...travelerTripOf(shown),
    firstName: passenger.firstName,
    lastName: passenger.lastName,
    ...reach,
    isForGuest: trip.guest !== null,
    isVerified: shown.isVerified,
    ...(present && {
      whereabouts: { ...whereaboutsOf(present, known, how), ...(presumedEnd && { isPresumed: true }) },
    }),
    ...(presence && { presence: reportedPresence(presence, city) }),
    reasons: matchReasons({ filters: search.filters, presence, city, segments, advisories, alerts }),
    ...(strictest && { advisory: { countryCode: strictest.country, level: strictest.level } }),
    alerts: [...alerts],
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

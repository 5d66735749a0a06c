import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { countPeople, travelerColumns } from '#server/domains/risk/asked/personOf.ts'
import { riskStatusCondition } from '#server/domains/risk/there/riskStatus.ts'
import { reportQuery } from '#server/domains/risk/travelers/filters.ts'
import { searchCondition } from '#server/domains/risk/travelers/searchConditions.ts'
import { advisedCountry, adviceLevel } from '#server/domains/trips/advice.ts'
import { readJourneys } from '#server/domains/trips/readJourneys.ts'
import { currentTripCondition, tripStatusCondition } from '#server/domains/trips/status.ts'
import { approvedArrangerCondition, companyHas } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { languageOfCulture, type Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { countries } from '#server/reference/countries.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** Maximum travelers that an arranger is notified about; their list shows all. */
const mostTravelers = 10

const nameOf = new Map(countries.map(({ code, name }) => [code, name]))
const countryIn = (code: string, language: Language) => nameOf.get(code)?.[language] ?? code

/** A person's own trip to a country under a travel advisory. */
export type AdvisedTrip = Pick<
  Trip,
  'bookingId' | 'destination' | 'departureDate' | 'transactionDate' | 'tripStatus' | 'advisories'
>

/** The notification of a person's own advised trip (§4). It names the country with the strictest advice. */
export function advisedTripNotification(trip: AdvisedTrip, culture: string): NotificationDraft {
  const { bookingId, destination, departureDate, transactionDate, tripStatus, advisories = [] } = trip
  const { say } = formatterFor(culture)
  const [strictest] = advisories.toSorted((one, other) => other.level - one.level)
  const day = departureDate.slice(0, 10)
  return {
    type: 'tripadvisorypersonal',
    code: 'personalTripAdvisoryCaution',
    key: `advisory:${bookingId}`,
    ...wordsOf(
      strictest
        ? say('notifications.advisory.country', {
            country: countryIn(strictest.country, languageOfCulture(culture, 'en')),
            destination,
          })
        : say('notifications.advisory', { destination }),
      say('notifications.advisory.detail', {
        when: tripStatus === 'Upcoming' ? 'ahead' : 'there',
        start: new Date(day),
      }),
    ),
    tripStart: day,
    isNow: tripStatus !== 'Upcoming',
    daysBeforeExpiry: null,
    since: transactionDate,
    actionRoute: { name: 'tripsList', query: { bookingId } },
  }
}

/**
 * The notifications of an arranger about the travelers who have approved them (§4): one for each traveler with a current
 * or upcoming trip to a country under an advisory.
 */
export async function arrangerAdvisories(
  caller: Caller,
  language: Language,
  services: Services,
): Promise<NotificationDraft[]> {
  const { say } = formatterFor(language)
  const rows = await advisedTravelers(caller, services)
  return rows.map(({ traveler, bookingId, country, startsOn, bookedAt, isAhead }): NotificationDraft => {
    const who = fullName(traveler)
    return {
      type: 'tripadvisoryarranger',
      code: 'arrangerTripAdvisoryCaution',
      key: `arrangerAdvisory:${traveler.id}:${bookingId}`,
      ...wordsOf(
        say('notifications.arrangerAdvisory', { who, country: countryIn(country ?? '', language) }),
        say('notifications.arrangerAdvisory.detail', { when: isAhead ? 'ahead' : 'there', start: new Date(startsOn) }),
      ),
      daysBeforeExpiry: null,
      since: bookedAt.toISOString(),
      actionRoute: {
        name: 'arrangerTravelerAdvisories',
        query: { bookingId, from: 'notifications' },
        params: { companyId: caller.companyId, profileId: traveler.id },
      },
    }
  })
}

/** The strictest advised trip of each traveler, the soonest of several; the soonest travelers first. */
async function advisedTravelers(caller: Caller, { db, now }: Services) {
  const level = adviceLevel(db)
  const approved = db
    .select({ id: arrangerRequests.travelerProfileId })
    .from(arrangerRequests)
    .where(approvedArrangerCondition(db, caller))
  const rows = await db
    .selectDistinctOn([trips.profileId], {
      traveler: { id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName },
      tripId: trips.id,
      bookingId: trips.bookingId,
      country: advisedCountry(db),
      startsAt: trips.startsAt,
      bookedAt: trips.bookedAt,
    })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(
      and(
        eq(trips.companyId, caller.companyId),
        inArray(trips.profileId, approved),
        currentTripCondition(now()),
        isNotNull(level),
      ),
    )
    .orderBy(asc(trips.profileId), desc(level), asc(trips.startsAt))
  const soonest = rows
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, mostTravelers)
  const journeys = await readJourneys(
    db,
    soonest.map(({ tripId }) => tripId),
  )
  return soonest.map((row) => ({
    ...row,
    isAhead: row.startsAt > now(),
    // The day at the place of departure, as the trip's page shows it.
    startsOn: (journeys.get(row.tripId)?.main.departureLocal ?? row.startsAt.toISOString()).slice(0, 10),
  }))
}

/** Days ahead within which a trip in progress leads to a country under an advisory. */
const daysAhead = 30

/** The search for travelers on such trips, as the page of a risk advisor takes it (§7). */
const advisedSearch = (now: Date) => ({
  advisoryLevels: '1,2,3',
  displayTripStatus: 'InProgress',
  fromDate: earliestDay(now),
  toDate: addDays(earliestDay(now), daysAhead),
})

/**
 * The notification of an admin or a risk advisor (§4, §6): how many travelers are on trips to countries under an
 * advisory. It names nobody. A risk advisor's leads to the search for these travelers, those included who are presumed
 * still there, where the company has the pages of protection; an admin may not see where they are, and gets the list of
 * employees with advisories, as it is for administrators (§7).
 */
export async function adminAdvisories(
  { companyId, roles }: Caller,
  language: Language,
  { db, now }: Services,
): Promise<NotificationDraft[]> {
  const isAdvisor = roles.includes('RiskAdvisor') && (await companyHas(db, companyId, 'protect'))
  if (!isAdvisor && !roles.includes('Admin')) return []
  const query = advisedSearch(now())
  const search = { db, companyId, filters: reportQuery.parse(query), now: now() }
  const underWayCondition = isAdvisor
    ? riskStatusCondition('InProgress', search.now)
    : tripStatusCondition('InProgress', search.now)
  const rows = await db
    .selectDistinct({ country: advisedCountry(db), ...travelerColumns })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(and(searchCondition(search), underWayCondition))
  if (rows.length === 0) return []
  const { say } = formatterFor(language)
  const visited = [...new Set(rows.flatMap(({ country }) => country ?? []))].toSorted()
  return [
    {
      type: 'tripadvisoryadmin',
      code: 'adminTripAdvisoryCaution',
      key: `adminAdvisory:${sha256(visited.join(' ')).slice(0, 24)}`,
      ...wordsOf(
        say('notifications.adminAdvisory', { people: countPeople(rows), countries: visited.length }),
        isAdvisor ? say('notifications.adminAdvisory.detail.advisor') : say('notifications.adminAdvisory.detail.admin'),
      ),
      daysBeforeExpiry: null,
      actionRoute: isAdvisor ? { name: 'reports', query } : { name: 'employees', query: { attention: 'advisories' } },
    },
  ]
}

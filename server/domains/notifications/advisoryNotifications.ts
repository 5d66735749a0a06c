import { and, asc, countDistinct, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { fullName } from '#contract/fullName.ts'
import type { Trip } from '#contract/trips.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import { arrangerRequests } from '#server/db/schema/arranger.ts'
import { profiles } from '#server/db/schema/people.ts'
import { trips } from '#server/db/schema/trips.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import { riskStatusCondition } from '#server/domains/risk/there/riskStatus.ts'
import { advisedCountry, adviceLevel } from '#server/domains/trips/advice.ts'
import { currentTripCondition, tripStatusCondition } from '#server/domains/trips/status.ts'
import { approvedArrangerCondition } from '#server/http/accessFacts.ts'
import type { Caller } from '#server/http/caller.ts'
import { languageOfCulture, type Language } from '#server/http/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { countries } from '#server/reference/countries.ts'
import type { Services } from '#server/services/services.ts'

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
  return rows.map(({ traveler, bookingId, country, startsAt, bookedAt, isAhead }): NotificationDraft => {
    const who = fullName(traveler)
    return {
      type: 'tripadvisoryarranger',
      code: 'arrangerTripAdvisoryCaution',
      key: `arrangerAdvisory:${traveler.id}:${bookingId}`,
      ...wordsOf(
        say('notifications.arrangerAdvisory', { who, country: countryIn(country ?? '', language) }),
        say('notifications.arrangerAdvisory.detail', { when: isAhead ? 'ahead' : 'there', start: startsAt }),
      ),
      daysBeforeExpiry: null,
      since: bookedAt.toISOString(),
      actionRoute: { name: 'arranger-profiles', query: { needs: 'advisory' } },
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
  return rows
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, mostTravelers)
    .map((row) => ({ ...row, isAhead: row.startsAt > now() }))
}

/**
 * The notification of an admin or a risk advisor (§4, §6): how many travelers are on trips to countries under an
 * advisory. It names nobody. A risk advisor's leads to where they are, those included who are presumed still there; an admin
 * may not see that, and gets the list of employees with advisories, as it is for administrators (§7).
 */
export async function adminAdvisories(
  { companyId, roles }: Caller,
  language: Language,
  { db, now }: Services,
): Promise<NotificationDraft[]> {
  const isAdvisor = roles.includes('RiskAdvisor')
  if (!isAdvisor && !roles.includes('Admin')) return []
  const advised = and(
    eq(trips.companyId, companyId),
    isAdvisor
      ? riskStatusCondition('InProgress', { db, companyId, now: now() })
      : tripStatusCondition('InProgress', now()),
    isNotNull(adviceLevel(db)),
  )
  const person = sql`${trips.profileId} || coalesce(${trips.guest} ->> 'email', '')`
  const rows = await db
    .select({ country: advisedCountry(db).as('country'), people: countDistinct(person) })
    .from(trips)
    .where(advised)
    .groupBy(sql`country`)
    .orderBy(sql`country`)
  if (rows.length === 0) return []
  const { say } = formatterFor(language)
  const people = rows.reduce((sum, row) => sum + row.people, 0)
  return [
    {
      type: 'tripadvisoryadmin',
      code: 'adminTripAdvisoryCaution',
      key: `adminAdvisory:${sha256(rows.map(({ country }) => country ?? '').join(' ')).slice(0, 24)}`,
      ...wordsOf(
        say('notifications.adminAdvisory', { people, countries: rows.length }),
        isAdvisor ? say('notifications.adminAdvisory.detail.advisor') : say('notifications.adminAdvisory.detail.admin'),
      ),
      daysBeforeExpiry: null,
      actionRoute: isAdvisor
        ? { name: 'reports', query: { advisoryLevels: '1,2,3', displayTripStatus: 'InProgress' } }
        : { name: 'employees', query: { attention: 'advisories' } },
    },
  ]
}

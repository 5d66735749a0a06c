import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { and, eq, gte, type SQL } from 'drizzle-orm'
import { limits } from '#contract/fields/limits.ts'
import { newUserDays, type CompanyOverview, type MonthlySummary } from '#contract/reports/scores.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { scopeOf } from '#server/domains/scores/scope/bookingScope.ts'
import { monthlySummaries } from '#server/domains/scores/sums/monthlySummaries.ts'
import { byCity } from '#server/domains/scores/overview/places.ts'
import { reportingCurrency } from '#server/domains/scores/scope/reportingCurrency.ts'
import { totalsOf } from '#server/domains/scores/sums/scoreSummary.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import { readReference, readTrips } from '#server/domains/trips/readTrips.ts'
import { tripStatusCondition, startsWithinCondition, tripOrder } from '#server/domains/trips/status.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

const soonDays = 7
const chartMonths = 2 * limits.reportMonths

/**
 * The overview for finance officers of a company: current and upcoming travelers, scores and spending of the last year.
 * @throws 404 for an unknown company
 */
export async function readOverview(
  companyId: string,
  language: Language,
  services: Services,
): Promise<CompanyOverview> {
  const { db } = services
  const now = services.now()
  const currency = await reportingCurrency(db, companyId)
  const scopeOver = (months: number) => scopeOf(companyId, { months }, {}, now)
  const travelling = await travelerPlaces(companyId, tripStatusCondition('InProgress', now), language, services)
  const soon = await travelerPlaces(companyId, startsWithinCondition(now, addDays(now, soonDays)), language, services)
  const newUserCondition = and(eq(profiles.companyId, companyId), gte(profiles.registeredAt, subDays(now, newUserDays)))
  return {
    asOf: now.toISOString(),
    currency,
    usersTravelling: new Set(travelling.map(({ profileId }) => profileId)).size,
    upcomingTrips: soon.length,
    newUsers: await db.$count(profiles, newUserCondition),
    travellingNow: byCity(travelling),
    travellingSoon: byCity(soon),
    summary: await totalsOf(scopeOver(limits.reportMonths), currency, db),
    months: fromFirst(await monthlySummaries(scopeOver(chartMonths), currency, db)),
  }
}

/** The months from the first one with a booking on: before it the company did not report. */
function fromFirst(months: readonly MonthlySummary[]): MonthlySummary[] {
  const first = months.findIndex(({ count }) => count > 0)
  return first < 0 ? [] : months.slice(first)
}

/** Traveler and destination city of each trip of the company that meets a condition. */
async function travelerPlaces(companyId: string, which: SQL | undefined, language: Language, services: Services) {
  const query = { where: and(eq(trips.companyId, companyId), which), order: tripOrder(services.now()) }
  const fulls = await readTrips(services.db, query)
  const { places } = await readReference(services.db, fulls)
  return fulls.map(({ trip, segments }) => {
    const { to } = journeyOf(segments).outward
    const city = places.get(to.code)?.city[language] ?? to.city
    return { profileId: trip.profileId, city, countryCode: to.countryCode }
  })
}

import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { and, asc, eq, gte, lt, type SQL } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { newUserDays, type CompanyOverview } from '#contract/scores.ts'
import { companies } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { scoreMonths } from '#server/db/schema/scores.ts'
import { trips } from '#server/db/schema/trips.ts'
import { byCity, summarise, trend } from '#server/domains/scores/overview/figures.ts'
import { journeyOf } from '#server/domains/trips/journey.ts'
import { readReference, readTrips } from '#server/domains/trips/readTrips.ts'
import { tripStatusCondition, startsWithinCondition, tripOrder } from '#server/domains/trips/status.ts'
import { notFound } from '#server/http/envelope.ts'
import type { Language } from '#server/http/language.ts'
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
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  if (!company) throw notFound()
  const travelling = await travelerPlaces(companyId, tripStatusCondition('InProgress', now), language, services)
  const soon = await travelerPlaces(companyId, startsWithinCondition(now, addDays(now, soonDays)), language, services)
  const months = await completeMonths(companyId, services)
  const newUserCondition = and(eq(profiles.companyId, companyId), gte(profiles.registeredAt, subDays(now, newUserDays)))
  return {
    asOf: now.toISOString(),
    currency: company.currency,
    usersTravelling: new Set(travelling.map(({ profileId }) => profileId)).size,
    upcomingTrips: soon.length,
    newUsers: await db.$count(profiles, newUserCondition),
    travellingNow: byCity(travelling),
    travellingSoon: byCity(soon),
    summary: summarise(months.filter(({ month }) => month >= monthBefore(now, limits.reportMonths))),
    months: trend(months),
  }
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

/** The last complete months, oldest first; the incomplete current month would look like a drop. */
const completeMonths = (companyId: string, { db, now }: Services) =>
  db
    .select()
    .from(scoreMonths)
    .where(
      and(
        eq(scoreMonths.companyId, companyId),
        gte(scoreMonths.month, monthBefore(now(), chartMonths)),
        lt(scoreMonths.month, monthBefore(now(), 0)),
      ),
    )
    .orderBy(asc(scoreMonths.month))

/** The month (`yyyy-MM`) that is a number of months before that of `day`, in UTC. */
const monthBefore = (day: Date, months: number) =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months)).toISOString().slice(0, 7)

import { and, asc, eq, inArray, isNull, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { completenessOf } from '#contract/profileIssues.ts'
import type { Traveller, TravellerPage, TravellerSort } from '#contract/travellers.ts'
import type { Trip } from '#contract/trips.ts'
import type { Database } from '#server/db/client.ts'
import { arrangerRequests } from '#server/db/schema/arranger.ts'
import { companies, employees, travelPolicies } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { creditCards } from '#server/db/schema/profileData.ts'
import { trips } from '#server/db/schema/trips.ts'
import { isAllowedToBook, profileIssues } from '#server/domains/profile/issues.ts'
import type { Card } from '#server/domains/profile/person.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { presentTrip, travellerTripOf } from '#server/domains/trips/present.ts'
import { readReference, readTrips } from '#server/domains/trips/readTrips.ts'
import { currentOrUpcoming, tripOrder } from '#server/domains/trips/status.ts'
import { arrangedBy } from '#server/http/accessFacts.ts'
import type { Language } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

interface PageOfTravellers {
  sort: TravellerSort
  pageNumber: number
  pageSize: number
}

/**
 * One page of those who have approved a person as their arranger (§4), each with the trip they are on or go on next.
 * Who takes the approval back is gone with the next call.
 */
export async function travellersOf(
  { companyId, profileId }: ProfileRef,
  { sort, pageNumber, pageSize }: PageOfTravellers,
  { language, services }: { language: Language; services: Services },
): Promise<TravellerPage> {
  const { db } = services
  const isTheirs = arrangedBy(db, { companyId, profileId })
  const rows = await readPeople(db, {
    where: isTheirs,
    order: orderOf(sort, { db, now: services.now() }),
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
  })
  const ids = rows.map(({ profile }) => profile.id)
  const cards = Map.groupBy(await readCards(db, ids), (card) => card.profileId)
  const ahead = await tripsAhead({ companyId, profileIds: ids }, language, services)
  const totalItemsCount = await db.$count(arrangerRequests, isTheirs)
  const month = earliestDay(services.now()).slice(0, 7)
  return {
    pageCount: Math.ceil(totalItemsCount / pageSize),
    totalItemsCount,
    responseData: rows.map((row) =>
      presentTraveller(row, { month, cards: cards.get(row.profile.id) ?? [], trips: ahead.get(row.profile.id) ?? [] }),
    ),
  }
}

/** Condition: trips of the person's own that are not over; a guest on their booking is somebody else. */
const isAhead = (now: Date) => and(isNull(trips.guest), currentOrUpcoming(now))

function orderOf(sort: TravellerSort, { db, now }: { db: Database; now: Date }): SQL[] {
  const byEmail = [asc(sql`lower(${profiles.email})`), asc(arrangerRequests.id)]
  if (sort === 'email:asc') return byEmail
  const first = db
    .select({ at: min(trips.startsAt) })
    .from(trips)
    .where(and(eq(trips.profileId, profiles.id), isAhead(now)))
  return [sql`(${first}) asc nulls last`, ...byEmail]
}

interface PeopleQuery {
  where: SQL | undefined
  order: SQL[]
  limit: number
  offset: number
}

const readPeople = (db: Database, { where, order, limit, offset }: PeopleQuery) =>
  db
    .select({
      request: arrangerRequests,
      profile: profiles,
      employee: employees,
      policy: travelPolicies,
      obtUrl: companies.obtUrl,
    })
    .from(arrangerRequests)
    .innerJoin(profiles, eq(profiles.id, arrangerRequests.travelerProfileId))
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .leftJoin(travelPolicies, eq(travelPolicies.id, employees.travelPolicyId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
type PersonRow = Awaited<ReturnType<typeof readPeople>>[number]

const readCards = (db: Database, profileIds: string[]) =>
  db
    .select({ profileId: creditCards.profileId, uses: creditCards.uses, expiryMonth: creditCards.expiryMonth })
    .from(creditCards)
    .where(inArray(creditCards.profileId, profileIds))

/** The trips of several people that are not over, by profile, soonest first. */
async function tripsAhead(
  { companyId, profileIds }: { companyId: string; profileIds: string[] },
  language: Language,
  { db, now: clock }: Services,
): Promise<Map<string, Trip[]>> {
  const now = clock()
  const where = and(eq(trips.companyId, companyId), inArray(trips.profileId, profileIds), isAhead(now))
  const fulls = await readTrips(db, { where, order: tripOrder(now) })
  const how = { ...(await readReference(db, fulls)), language, now }
  const byPerson = Map.groupBy(fulls, ({ trip }) => trip.profileId)
  return new Map([...byPerson].map(([id, theirs]) => [id, theirs.map((full) => presentTrip(full, how))]))
}

function presentTraveller(
  { request, profile, employee, policy, obtUrl }: PersonRow,
  { month, cards, trips: ahead }: { month: string; cards: Card[]; trips: Trip[] },
): Traveller {
  const facts = { profile, employee, policy, cards }
  const issues = profileIssues(facts, month)
  const mayBook = isAllowedToBook(facts, month)
  return {
    profileId: profile.id,
    companyId: profile.companyId,
    employeeId: profile.employeeId,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    approved: true,
    status: 'approved',
    requestId: request.id,
    isAllowedToBook: mayBook,
    isAllowedTransient: policy?.isAllowedTransient ?? false,
    isAllowedEvent: policy?.isAllowedEvent ?? false,
    ...completenessOf(issues, mayBook),
    profileIssues: issues.map((issue) => ({ issue })),
    hasTravelAdvisories: ahead.some(({ hasTravelAdvisories }) => hasTravelAdvisories),
    obtSsoUrl: obtUrl,
    trip: ahead[0] ? travellerTripOf(ahead[0]) : null,
  }
}

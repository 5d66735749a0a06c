import { and, asc, count, desc, eq, gt, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { GuestSort, GuestStatus } from '#contract/arranger/guests.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { folded } from '#server/db/schema/company/folded.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips, tripSegments } from '#server/db/schema/trips/trips.ts'

const hosts = alias(profiles, 'hosts')
const hostCenters = alias(costCenters, 'host_centers')
const hostEmployees = alias(employees, 'host_employees')
const creators = alias(profiles, 'creators')

/** Condition: guests of a company who have not been erased. */
export const guestsOfCompany = (companyId: string): SQL | undefined =>
  and(eq(guestStays.companyId, companyId), isNull(guestStays.clearedAt))

/** SQL condition: trips that others booked for a guest with the address of a profile. */
export const namesGuest = ({ companyId, email }: Record<'companyId' | 'email', string | SQLWrapper>): SQL | undefined =>
  and(eq(trips.companyId, companyId), sql`(${trips.guest} ->> 'email') = ${email}`)

/** SQL condition: trips of a guest: their own, and those that others booked for their address. */
export const guestTripCondition = or(and(eq(trips.profileId, profiles.id), isNull(trips.guest)), namesGuest(profiles))
const activeTripCondition = and(guestTripCondition, ne(trips.status, 'cancelled'))

/** The current or next trip of a guest. */
const tripAhead = (db: Database, now: Date) =>
  sql<string | null>`(${db
    .select({ id: trips.id })
    .from(trips)
    .where(and(activeTripCondition, gt(trips.endsAt, now)))
    .orderBy(asc(trips.startsAt), asc(trips.id))
    .limit(1)})`

/** Local day on which the last trip of a guest ends; null without one. */
export const lastTripDay = (db: Database) =>
  sql<string | null>`(${db
    .select({ day: sql`substr(max(${tripSegments.arrivalLocal}), 1, 10)` })
    .from(tripSegments)
    .innerJoin(trips, eq(trips.id, tripSegments.tripId))
    .where(activeTripCondition)})`

const tripCount = (db: Database) =>
  sql<number>`(${db.select({ total: count() }).from(trips).where(guestTripCondition)})`.mapWith(Number)

/** The state of a guest on a day, `yyyy-MM-dd`. */
export const statusOn = (day: string) =>
  sql<GuestStatus>`case when ${guestStays.deactivatedAt} is not null then 'deactivated'
    when ${guestStays.endDate} < ${day} then 'expired'
    when ${guestStays.hasAccess} and ${profiles.registeredAt} is null then 'invited' else 'active' end`

const byName = [folded(profiles.lastName), folded(profiles.firstName)]

/** Sort order of a list of guests. */
export const guestOrder = (sort: GuestSort): SQL[] =>
  ({
    'name:asc': [...byName.map(asc), asc(profiles.id)],
    'name:desc': [...byName.map(desc), asc(profiles.id)],
    'endDate:asc': [asc(guestStays.endDate), ...byName.map(asc), asc(profiles.id)],
    'endDate:desc': [desc(guestStays.endDate), ...byName.map(asc), asc(profiles.id)],
  })[sort]

interface GuestQuery {
  where: SQL | undefined
  /** The earliest current day on earth, which has not ended in any time zone. */
  today: string
  now: Date
  order?: SQL[]
  limit?: number
  offset?: number
}

/** Guests with their host, author and trips. */
export const readGuests = (db: Database, { where, today, now, order = [], limit = 1, offset = 0 }: GuestQuery) =>
  db
    .select({
      stay: guestStays,
      profile: profiles,
      employee: employees,
      status: statusOn(today),
      host: {
        employeeId: hosts.employeeId,
        profileId: hosts.id,
        firstName: hosts.firstName,
        lastName: hosts.lastName,
        email: hosts.email,
      },
      hostCenter: { externalId: hostCenters.externalId, names: hostCenters.names },
      creator: { firstName: creators.firstName, lastName: creators.lastName },
      tripId: tripAhead(db, now),
      lastTripDay: lastTripDay(db),
      trips: tripCount(db),
    })
    .from(guestStays)
    .innerJoin(employees, eq(employees.id, guestStays.employeeId))
    .innerJoin(profiles, eq(profiles.employeeId, guestStays.employeeId))
    .innerJoin(creators, eq(creators.id, guestStays.createdByProfileId))
    .leftJoin(hostEmployees, eq(hostEmployees.id, guestStays.hostEmployeeId))
    .leftJoin(hosts, eq(hosts.employeeId, hostEmployees.id))
    .leftJoin(hostCenters, eq(hostCenters.id, hostEmployees.costCenterId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
export type GuestRow = Awaited<ReturnType<typeof readGuests>>[number]

import { and, asc, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import { freeMovement, isInSchengen } from '#contract/stays/schengen.ts'
import { countedDays, type CountedDays, type Stay, type StayRight } from '#contract/stays/shortStay.ts'
import type { OtherStay, Permit, Stays } from '#contract/stays/stays.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { otherStays, stayPermits } from '#server/db/schema/profile/stays.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { homeCountry } from '#server/domains/profile/homeCountry.ts'
import { homeDay } from '#server/domains/profile/homeDay.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { staysOfTrips, type StayTrip, type TripStay } from '#server/domains/stays/tripStays.ts'
import { tripsOf } from '#server/domains/trips/findTrip.ts'
import { readSegments } from '#server/domains/trips/readTrips.ts'
import type { Services } from '#server/services/services.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** All that is known of a person's days abroad. */
export interface StayFacts {
  /** At the home airport, `yyyy-MM-dd`. */
  today: string
  trips: StayTrip[]
  other: OtherStay[]
  permits: Permit[]
  exempt: Stays['exempt']
  hasPassport: boolean
  /** The country of residence; empty where it is not known. */
  home: string
}

/** Days before today whose trips are read: the 180 of a trip under way, and the calendar year. */
const daysRead = 540

/** Condition: the rows of this person and company that they have declared. */
const permitsCondition = ({ companyId, profileId }: ProfileRef) =>
  and(eq(stayPermits.companyId, companyId), eq(stayPermits.profileId, profileId))
const otherStaysCondition = ({ companyId, profileId }: ProfileRef) =>
  and(eq(otherStays.companyId, companyId), eq(otherStays.profileId, profileId))

/**
 * Reads the days abroad of a person. Canceled trips and those of guests on their booking are left out.
 * @param withoutBooking record locator of a trip that is left out, as it is being changed
 */
export async function readStayFacts(
  owner: ProfileRef,
  services: Services,
  withoutBooking?: string,
): Promise<StayFacts> {
  const today = await homeDay(owner, services)
  const permits = await readPermits(owner, services)
  const passports = await passportCountriesOf(owner, services)
  return {
    today,
    trips: await readStayTrips(
      owner,
      today,
      services,
      withoutBooking ? ne(trips.bookingId, withoutBooking) : undefined,
    ),
    other: await readOtherStays(owner, services),
    permits,
    exempt: exemptionOf(passports, permits),
    hasPassport: passports.length > 0,
    home: await homeCountry(owner, services),
  }
}

/** The declared rights of a person, by country. */
export const readPermits = (owner: ProfileRef, { db }: Pick<Services, 'db'>): Promise<Permit[]> =>
  db
    .select({
      id: stayPermits.id,
      country: stayPermits.country,
      kind: stayPermits.kind,
      validFrom: stayPermits.validFrom,
      validUntil: stayPermits.validUntil,
    })
    .from(stayPermits)
    .where(permitsCondition(owner))
    .orderBy(asc(stayPermits.country), asc(stayPermits.validFrom), asc(stayPermits.id))

/** The declared days of a person, the first first. */
export const readOtherStays = (owner: ProfileRef, { db }: Pick<Services, 'db'>): Promise<OtherStay[]> =>
  db
    .select({
      id: otherStays.id,
      country: otherStays.country,
      from: otherStays.fromDay,
      until: otherStays.untilDay,
    })
    .from(otherStays)
    .where(otherStaysCondition(owner))
    .orderBy(asc(otherStays.fromDay), asc(otherStays.id))

async function readStayTrips(
  owner: ProfileRef,
  today: string,
  { db }: Services,
  further: SQL | undefined,
): Promise<StayTrip[]> {
  const since = new Date(`${addDays(today, -daysRead)}T00:00Z`)
  const rows = await db
    .select({ id: trips.id, bookingId: trips.bookingId })
    .from(trips)
    .where(tripsOf(owner, and(isNull(trips.guest), ne(trips.status, 'cancelled'), gt(trips.endsAt, since), further)))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const presences = await db
    .select()
    .from(tripPresences)
    .where(and(eq(tripPresences.companyId, owner.companyId), inArray(tripPresences.tripId, ids)))
    .orderBy(asc(tripPresences.ordinal))
  const segments = await readSegments(db, ids)
  return rows.map(({ id, bookingId }) => ({
    bookingId,
    presences: presences.filter(({ tripId }) => tripId === id),
    segments: segments.filter(({ tripId }) => tripId === id),
  }))
}

/** The countries that issued the passports of a person, in order. */
async function passportCountriesOf({ companyId, profileId }: ProfileRef, { db }: Services): Promise<string[]> {
  const rows = await db
    .select({ country: travelDocuments.issueCountry })
    .from(travelDocuments)
    .where(and(eq(travelDocuments.companyId, companyId), eq(travelDocuments.profileId, profileId)))
    .orderBy(asc(travelDocuments.issueCountry))
  return rows.map(({ country }) => country)
}

/** A passport of a country of free movement exempts, even after its expiry: the citizenship stays. */
function exemptionOf(passports: readonly string[], permits: readonly Permit[]): Stays['exempt'] {
  const passport = passports.find((country) => freeMovement.includes(country))
  if (passport) return { by: 'passport', country: passport }
  const citizen = permits.find(({ kind, country }) => kind === 'citizenship' && freeMovement.includes(country))
  return citizen ? { by: 'citizenship', country: citizen.country } : null
}

/** The member where the person lives by their profile, whose days do not count; null where it is none. */
export const residenceOf = ({ home, today }: StayFacts): string | null => (isInSchengen(home, today) ? home : null)

/** All rights of a person: what they have declared, and their country of residence where it is a member. */
export function rightsOf(facts: StayFacts): StayRight[] {
  const residence = residenceOf(facts)
  return [...facts.permits, ...(residence === null ? [] : [{ country: residence, validFrom: null, validUntil: null }])]
}

/** The days abroad of a person by trip, without those in their own country. */
export const tripStaysOf = ({ trips: known, home }: StayFacts): TripStay[] =>
  staysOfTrips(known, home).filter(({ country }) => country !== home)

/** The days that count of some stays of the person; none for an exempt person. */
export const countedFor = (facts: StayFacts, stays: readonly Stay[]): CountedDays =>
  facts.exempt ? [] : countedDays(stays, rightsOf(facts))

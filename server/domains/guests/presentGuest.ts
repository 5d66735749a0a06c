import { and, asc, eq, inArray } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { type Guest, type GuestDetail, type GuestTrip, guestLimits } from '#contract/arranger/guests.ts'
import { supportedCulture } from '#contract/texts/locales.ts'
import { travelPolicies } from '#server/db/schema/company/company.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { GuestRow } from '#server/domains/guests/readGuests.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { profileIssues } from '#server/domains/profile/issues.ts'
import { paymentFor, type Payment } from '#server/domains/profile/paymentFor.ts'
import { presentTrip, travelerTripOf } from '#server/domains/trips/present.ts'
import { readReference, readTrips } from '#server/domains/trips/readTrips.ts'
import type { Language } from '#server/http/requests/language.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'

interface Beside {
  language: Language
  now: Date
  payment: (profileId: string) => Payment
  trips: ReadonlyMap<string, GuestTrip>
}

/** Guests as GET .../guests returns them, in four more queries for any number of rows. */
export async function presentGuests(rows: GuestRow[], language: Language, services: Services): Promise<Guest[]> {
  const beside = await readBeside(rows, language, services)
  return rows.map((row) => presentGuest(row, beside))
}

/** A guest as GET .../guests/{employeeId} returns them. */
export async function presentDetail(row: GuestRow, language: Language, services: Services): Promise<GuestDetail> {
  const { stay, profile, employee } = row
  const beside = await readBeside([row], language, services)
  const policyCondition = and(
    eq(travelPolicies.id, employee.travelPolicyId ?? ''),
    eq(travelPolicies.isAllowedSelf, false),
  )
  return {
    ...presentGuest(row, beside),
    dateOfBirth: profile.dateOfBirth,
    gender: profile.gender,
    countryCode: profile.countryCode,
    cultureCode: supportedCulture(profile.cultureCode),
    purpose: employee.jobTitle,
    payment: stay.payment,
    booking: stay.booking,
    maySelfBook: (await services.db.$count(travelPolicies, policyCondition)) === 0,
    invitedAt: stay.invitedAt?.toISOString() ?? null,
    isRegistered: profile.registeredAt !== null,
    removalDate: removalDay(row),
    isRemovable: row.trips === 0,
    version: guestVersion(row),
  }
}

/** One version for the whole guest form. Both versions only increase, so their sum changes with each change. */
export const guestVersion = ({ stay, profile }: Pick<GuestRow, 'stay' | 'profile'>): number =>
  stay.version + profile.version - 1

/** Whether the last trip of a guest is in the future and ends after their last day; all are `yyyy-MM-dd`. */
export const isBeyondEnd = (
  { lastTripDay, endDate }: { lastTripDay: string | null; endDate: string },
  today: string,
): boolean => lastTripDay !== null && lastTripDay >= today && lastTripDay > endDate

/** The day on which the details of a guest will be erased, `yyyy-MM-dd`. */
export function removalDay({ stay, lastTripDay }: Pick<GuestRow, 'stay' | 'lastTripDay'>): string {
  const days = [stay.deactivatedAt?.toISOString().slice(0, 10) ?? stay.endDate, stay.endDate].toSorted()
  const end = days[0]!
  return addDays(lastTripDay !== null && lastTripDay > end ? lastTripDay : end, guestLimits.kept)
}

function presentGuest(row: GuestRow, { language, now, payment, trips: ahead }: Beside): Guest {
  const { stay, profile, employee, host, status, lastTripDay } = row
  // The host approves the trips, so the policy's rule for approval has no effect.
  const policy = employee.travelPolicyId ? { needsApproval: true } : null
  const facts = { profile, employee, policy, ...payment(profile.id) }
  const today = earliestDay(now)
  return {
    employeeId: employee.id,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: shownAddress(profile.email) || null,
    phoneCountryCode: profile.phoneCountryCode,
    phoneNumber: profile.phoneNumber,
    status,
    endDate: stay.endDate,
    hasAccess: stay.hasAccess,
    host: hostOf(host, row.hostCenter, language),
    trip: ahead.get(row.tripId ?? '') ?? null,
    isTripBeyondEnd: isBeyondEnd({ lastTripDay, endDate: stay.endDate }, today),
    profileIssues: profileIssues(facts, today.slice(0, 7)).flatMap((issue) => (issue === 'notActive' ? [] : { issue })),
    createdByName: fullName(row.creator),
    createdAt: stay.createdAt.toISOString(),
  }
}

function hostOf(host: GuestRow['host'], center: GuestRow['hostCenter'], language: Language): Guest['host'] {
  if (!host?.employeeId) return null
  const { employeeId, firstName, lastName, email } = host
  return { employeeId, firstName, lastName, email, costCenter: costCenterName(center, language) }
}

async function readBeside(rows: GuestRow[], language: Language, services: Services): Promise<Beside> {
  const { db } = services
  const now = services.now()
  const payment = await paymentFor(
    db,
    rows.map(({ profile }) => profile.id),
  )
  return { language, now, payment, trips: await readGuestTrips(rows, language, services) }
}

async function readGuestTrips(rows: GuestRow[], language: Language, { db, env, now }: Services) {
  const ids = rows.flatMap(({ tripId }) => tripId ?? [])
  if (ids.length === 0) return new Map<string, GuestTrip>()
  const fulls = await readTrips(db, { where: inArray(trips.id, ids), order: [asc(trips.startsAt)] })
  const how = { ...(await readReference(db, fulls)), language, now: now(), standing: standingOf(env) }
  return new Map(fulls.map((full) => [full.trip.id, tripOf(travelerTripOf(presentTrip(full, how)))]))
}

const tripOf = ({ approval, ...trip }: GuestTrip): GuestTrip => ({
  destination: trip.destination,
  departureDate: trip.departureDate,
  arrivalDate: trip.arrivalDate,
  returnDate: trip.returnDate,
  endsOn: trip.endsOn,
  tripStatus: trip.tripStatus,
  ...(approval && { approval }),
})

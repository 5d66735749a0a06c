import { eq, and, inArray } from 'drizzle-orm'
import { dayMs } from '#contract/time/durations.ts'
import { emergencyContactDays, type ContactCard, type PersonToCall } from '#contract/risk/findTravelers.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { phoneText, wholePhoneText } from '#contract/fields/phones.ts'
import { peopleToCall } from '#contract/profile/emergencyContact.ts'
import { companies, employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { emergencyContacts } from '#server/db/schema/profile/profileData.ts'
import type { Database } from '#server/db/client.ts'
import { findCompanyTrip } from '#server/domains/trips/findTrip.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { shownAddress } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'

/**
 * An emergency contact is called about a trip until some days after its end, and never about a canceled one. A traveler
 * is presumed at the last place for no longer (`presumedDays`).
 */
const calledAfterMs = emergencyContactDays * dayMs
const isCalledAbout = ({ status, endsAt }: FullTrip['trip'], now: Date): boolean =>
  status !== 'cancelled' && endsAt.getTime() + calledAfterMs > now.getTime()

/**
 * The telephones and addresses by which the traveler of a trip is reached. A guest has the address of the booking, and
 * no emergency contact; a trip that is over or canceled shows none.
 * @throws 404
 */
export async function contactCard(companyId: string, bookingId: string, services: Services): Promise<ContactCard> {
  const { db, now } = services
  const full = await findCompanyTrip(db, { companyId, bookingId })
  const { profileId, guest } = full.trip
  const [row] = await db
    .select({
      email: profiles.email,
      code: profiles.phoneCountryCode,
      number: profiles.phoneNumber,
      agencyService: employees.agencyService,
      agency: companies.agency,
    })
    .from(profiles)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .where(eq(profiles.id, profileId))
  if (!row) throw notFound()
  const isVip = !guest && row.agencyService === 'vip'
  return {
    bookingId,
    name: fullName(full.passenger),
    email: shownAddress(guest?.email ?? row.email),
    phone: !guest && row.code && row.number ? phoneText({ code: row.code, number: row.number }) : null,
    isVip,
    staysAt: staysAt(full, now()),
    emergencyContact:
      !guest && isCalledAbout(full.trip, now())
        ? ((await emergencyContactsOf(db, [{ companyId, profileId }])).get(profileId) ?? null)
        : null,
    agency: agencyOf(row.agency, isVip),
  }
}

/** The hotel of now, or else the next one of the trip. */
function staysAt({ segments }: FullTrip, now: Date): ContactCard['staysAt'] {
  const stay = segments
    .filter(({ kind, arrivalAt }) => kind === 'hotel' && arrivalAt > now)
    .toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())[0]
  return stay ? { name: stay.providerName, address: stay.address, until: stay.arrivalLocal } : null
}

/** The line that is open day and night comes first: an event keeps no office hours. */
function agencyOf(agency: typeof companies.$inferSelect.agency, isVip: boolean): ContactCard['agency'] {
  if (!agency.companyName) return null
  const { vipPhone, vipEmail, contactPhone, contactEmail, emergencyPhone } = agency
  const phone = (isVip ? vipPhone : null) ?? emergencyPhone ?? contactPhone
  return { name: agency.companyName, phone: wholePhoneText(phone), email: (isVip ? vipEmail : null) ?? contactEmail }
}

/** The emergency contact that is called first, by profile, for people of one company. People without one are left out. */
export async function emergencyContactsOf(
  db: Database,
  people: readonly ProfileRef[],
): Promise<Map<string, PersonToCall>> {
  const [anyone] = people
  if (!anyone) return new Map()
  const ids = people.map(({ profileId }) => profileId)
  const rows = await db
    .select()
    .from(emergencyContacts)
    .where(and(eq(emergencyContacts.companyId, anyone.companyId), inArray(emergencyContacts.profileId, ids)))
  return new Map(
    rows.flatMap(({ profileId, ...contact }) => {
      const [first] = peopleToCall(contact)
      if (!first) return []
      const phone = [phoneText({ code: first.code, number: first.phoneNumber }), first.extension]
        .filter(Boolean)
        .join(' #')
      return [[profileId, { name: fullName(first), relationship: first.relationship, phone }] as const]
    }),
  )
}

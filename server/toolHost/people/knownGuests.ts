import { and, eq, inArray } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { guestOrder, guestsOfCompany, readGuests, statusOn, type GuestRow } from '#server/domains/guests/readGuests.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import type { KnownGuest } from '#server/toolHost/door/trip.ts'

/** The most guests that the form offers. */
const mostOffered = 300

/**
 * The current guests that the booker may book for by name: every guest of the company for a guest manager, their own
 * guests for a host. Empty where the company has no guest management.
 * @param email narrows the list to one address
 */
export async function knownGuests(
  { db, now }: Services,
  { booker }: Pick<HostSession, 'booker'>,
  email?: string,
): Promise<KnownGuest[]> {
  if (!(await companyHas(db, booker.companyId, 'guestManagement'))) return []
  const isManager = and(eq(profileRoles.profileId, booker.id), eq(profileRoles.role, 'GuestManager'))
  const seesAll = (await db.$count(profileRoles, isManager)) > 0
  if (!seesAll && !booker.employeeId) return []
  const today = earliestDay(now())
  const where = and(
    email === undefined ? undefined : eq(profiles.email, email),
    guestsOfCompany(booker.companyId),
    inArray(statusOn(today), ['active', 'invited']),
    seesAll ? undefined : eq(guestStays.hostEmployeeId, booker.employeeId ?? ''),
  )
  const rows = await readGuests(db, { where, today, now: now(), order: guestOrder('name:asc'), limit: mostOffered })
  return rows.map(toKnownGuest)
}

const toKnownGuest = ({ stay, profile, host }: GuestRow): KnownGuest => ({
  employeeId: stay.employeeId,
  profileId: profile.id,
  guest: {
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    language: languageOfCulture(profile.cultureCode, 'en'),
  },
  endDate: stay.endDate,
  host: host ? fullName(host) : '',
})

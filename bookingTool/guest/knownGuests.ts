import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { fullName } from '#contract/fullName.ts'
import { guestStays } from '#server/db/schema/guests.ts'
import { profileRoles } from '#server/db/schema/people.ts'
import type { GuestTraveler } from '#server/db/schema/trips.ts'
import { guestOrder, guestsOfCompany, readGuests, statusOn, type GuestRow } from '#server/domains/guests/readGuests.ts'
import { companyHas } from '#server/http/accessFacts.ts'
import { languageOfCulture } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** A guest of the company that the booker may book for. */
export interface KnownGuest {
  employeeId: string
  profileId: string
  guest: GuestTraveler
  /** The last local day of their stay, `yyyy-MM-dd`. */
  endDate: string
  /** The name of the host, who gets the mails of a guest without an address. Empty without a host. */
  host: string
}

/** Whether two guests have the same name and address. Their languages may differ, as each booking has its own. */
export const isSameGuest = (one: GuestTraveler, other: GuestTraveler): boolean =>
  one.email === other.email && one.firstName === other.firstName && one.lastName === other.lastName

/** The most guests that the form offers. */
const mostOffered = 300

/**
 * The current guests that the booker may book for by name: every guest of the company for a guest manager, their own
 * guests for a host. Empty where the company has no guest management.
 * @param which a condition on the profile that narrows the list
 */
export async function knownGuests(
  { db, now }: Services,
  { booker }: Pick<ToolSession, 'booker'>,
  which?: SQL,
): Promise<KnownGuest[]> {
  if (!(await companyHas(db, booker.companyId, 'guestManagement'))) return []
  const isManager = and(eq(profileRoles.profileId, booker.id), eq(profileRoles.role, 'GuestManager'))
  const seesAll = (await db.$count(profileRoles, isManager)) > 0
  if (!seesAll && !booker.employeeId) return []
  const today = earliestDay(now())
  const where = and(
    which,
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

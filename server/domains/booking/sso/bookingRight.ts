import { and, eq } from 'drizzle-orm'
import type { ToolTraveler } from '#contract/booking/bookingTool.ts'
import type { Database } from '#server/db/client.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { bookingRefusal, type BookingRefusal } from '#server/domains/booking/sso/bookingRefusal.ts'
import { comesToSomeEvent } from '#server/domains/events/bookableGroup.ts'
import { currentOrUpcomingCondition } from '#server/domains/trips/status.ts'
import { ownPolicy } from '#server/domains/profile/guestRight.ts'
import { findPerson, type Person } from '#server/domains/profile/person.ts'
import { arrangesFor } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { Services } from '#server/services/services.ts'

/** The right to open the tool: for oneself, as arranger of a traveler, or for a guest (§5, §6). */
export interface BookingRight {
  travelerType: ToolTraveler
  /** For a guest, the profile of the booker. */
  travelerProfileId: string
}

/** The current people of a right. */
export interface BookingPeople {
  booker: Person
  traveler: Person
}

/**
 * The result of checking a right: granted; refused with a reason to show (§8); a person unknown in the company; or a
 * traveler who has not approved the caller as arranger.
 */
export type CheckedRight =
  | { status: 'allowed'; people: BookingPeople }
  | { status: 'refused'; refusal: BookingRefusal }
  | { status: 'unknownPerson' }
  | { status: 'notApproved' }

/** Checks a booking right against the current roles, approval, employment, policy, profile and tool of the company. */
export async function checkBookingRight(
  caller: Caller,
  { travelerType, travelerProfileId }: BookingRight,
  { db, now }: Services,
): Promise<CheckedRight> {
  const found = await findPerson(db, caller.companyId, caller.profileId)
  if (!found) return { status: 'unknownPerson' }
  const booker = await asBooker(db, found)
  const isForTraveler = travelerType === 'traveler'
  const traveler = isForTraveler ? await findPerson(db, caller.companyId, travelerProfileId) : booker
  if (!traveler) return { status: 'unknownPerson' }
  if (isForTraveler && !(await arrangesFor(db, caller, travelerProfileId))) return { status: 'notApproved' }
  const month = earliestDay(now()).slice(0, 7)
  const hasEvent = isForTraveler && isForEventsAlone(traveler) && (await hasEventOrTrip(db, traveler.profile, now()))
  const refusal = bookingRefusal({ booker, bookerRoles: caller.roles, traveler, travelerType, hasEvent, month })
  return refusal ? { status: 'refused', refusal } : { status: 'allowed', people: { booker, traveler } }
}

const isForEventsAlone = ({ policy }: Person) => policy?.isAllowedEvent === true && !policy.isAllowedTransient

/** Whether the traveler attends an event, or has a trip that has not ended and may be changed. */
const hasEventOrTrip = async (db: Database, profile: Person['profile'], now: Date) =>
  (await comesToSomeEvent(db, profile, now)) ||
  (await db.$count(trips, and(eq(trips.profileId, profile.id), currentOrUpcomingCondition(now)))) > 0

/** The booker with the policy for their own bookings. */
const asBooker = async (db: Database, person: Person): Promise<Person> => ({
  ...person,
  policy: person.policy && (await ownPolicy(db, person.profile.employeeId, person.policy)),
})

import { and, eq } from 'drizzle-orm'
import type { ToolTraveler } from '#contract/bookingTool.ts'
import type { ObtKind } from '#contract/obtKinds.ts'
import type { Database } from '#server/db/client.ts'
import { trips } from '#server/db/schema/trips.ts'
import { addressElsewhere } from '#server/domains/booking/opening/doors.ts'
import { bookingRefusal } from '#server/domains/booking/opening/verdict.ts'
import type { BookingRefusal } from '#server/domains/booking/opening/verdict.ts'
import { comesToSomeEvent } from '#server/domains/events/bookableGroup.ts'
import { currentOrUpcoming } from '#server/domains/trips/status.ts'
import { ownPolicy } from '#server/domains/profile/guestRight.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import type { Person } from '#server/domains/profile/person.ts'
import { callerOf } from '#server/domains/session/authenticate.ts'
import { isInUse } from '#server/domains/grants/grants.ts'
import { arrangesFor } from '#server/http/accessFacts.ts'
import type { Caller } from '#server/http/caller.ts'
import { notAllowed, Refusal } from '#server/http/envelope.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { Services } from '#server/services/services.ts'

/** The right under which the tool is opened: for oneself, as arranger of a traveller, or for a guest (§5, §6). */
export interface BookingRight {
  travelerType: ToolTraveler
  /** For a guest the booker's own. */
  travelerProfileId: string
}

/** In which sign-in, by whom and under which right the tool is opened; codes, artifacts and sessions keep it. */
export interface Opening extends BookingRight {
  grantId: string
  accountId: string
  /** The kind of tool that the company has. */
  obtKind: ObtKind
}

/** The people of a right, and why the tool does not open for them; undefined where it does. */
export interface WeighedRight {
  booker: Person
  traveler: Person
  refusal: BookingRefusal | undefined
}

/**
 * Asks whether a right holds at this moment: approval, roles, employment, policy, profile and the company's tool.
 * @throws 404 for somebody unknown or of another company, 403 for a colleague who has not approved the caller
 */
export async function weighRight(
  caller: Caller,
  { travelerType, travelerProfileId }: BookingRight,
  { db, now }: Services,
): Promise<WeighedRight> {
  const booker = await asBooker(db, await loadPerson(db, caller.companyId, caller.profileId))
  const isForTraveler = travelerType === 'traveler'
  const traveler = isForTraveler ? await loadPerson(db, caller.companyId, travelerProfileId) : booker
  if (isForTraveler && !(await arrangesFor(db, caller, travelerProfileId))) throw notAllowed()
  const month = earliestDay(now()).slice(0, 7)
  const hasEvent = isForTraveler && isForEventsAlone(traveler) && (await hasEventOrTrip(db, traveler.profile, now()))
  return {
    booker,
    traveler,
    refusal: bookingRefusal({ booker, bookerRoles: caller.roles, traveler, travelerType, hasEvent, month }),
  }
}

const isForEventsAlone = ({ policy }: Person) => policy?.isAllowedEvent === true && !policy.isAllowedTransient

/** Whether somebody comes to an event, or has a trip that is not over and may be changed. */
const hasEventOrTrip = async (db: Database, profile: Person['profile'], now: Date) =>
  (await comesToSomeEvent(db, profile, now)) ||
  (await db.$count(trips, and(eq(trips.profileId, profile.id), currentOrUpcoming(now)))) > 0

/** Somebody under the policy that holds for what they book themselves. */
const asBooker = async (db: Database, person: Person): Promise<Person> => ({
  ...person,
  policy: person.policy && (await ownPolicy(db, person.profile.employeeId, person.policy)),
})

/**
 * Who opened the tool, and the people of the right it was opened under, as they are now. No caller once the sign-in has
 * ended, stayed idle, or its person is inactive; no people once the right is gone.
 */
export async function recall(
  services: Services,
  opening: Opening,
): Promise<{ caller?: Caller; people?: WeighedRight | undefined }> {
  const caller = (await isInUse(services, opening.grantId)) && (await callerOf(services, opening))
  if (!caller) return {}
  const people = await weighRight(caller, opening, services).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  const company = people?.booker.company
  const mayBook = people?.refusal === undefined && company?.obtKind === opening.obtKind && !addressElsewhere(company)
  return { caller: { ...caller, mayBook }, people: mayBook ? people : undefined }
}

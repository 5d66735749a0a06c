import { eq } from 'drizzle-orm'
import { profiles } from '#server/db/schema/people.ts'
import { acceptedGroup, bookableGroupsOf } from '#server/domains/events/bookableGroup.ts'
import { ownTrips } from '#server/domains/events/employee/ownGroups.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { TripRow } from '#server/domains/trips/status.ts'
import type { Services } from '#server/services/services.ts'
import { isSameGuest, knownGuests } from '#bookingTool/guest/knownGuests.ts'
import type { BookingToChange, SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import { findBooking } from '#bookingTool/session/bookings.ts'
import type { NotForEvent, ToolSession } from '#bookingTool/session/toolSession.ts'
import { misfitOf } from './eventFit.ts'

/** A search, and the booking it would replace; without criteria as long as the form is empty or wrong. */
interface Sought {
  search?: SearchCriteria | undefined
  change?: BookingToChange | undefined
}

/**
 * The session with the event that a search is a trip for: an event that the traveler accepted and has no other trip
 * for, whose place the search reaches around its days. Its card pays only then. `notForEvent` has the reason why a
 * search is no trip for the event of the session or of the changed booking.
 */
export async function withEvent(services: Services, session: ToolSession, sought: Sought): Promise<ToolSession> {
  const traveler = await invitedPerson(services, session)
  if (!traveler) return { ...session, group: null }
  const { db, now } = services
  const { search, change } = sought
  if (change) {
    const booking = await findBooking(services, session, change.bookingId)
    const groupId = booking?.trip.groupTravelId
    const group = groupId ? await acceptedGroup(db, { groupId, traveler }, now()) : undefined
    return withFittingEvent(session, group, search, { bookingId: change.bookingId, isChange: true })
  }
  if (session.guest) {
    // The tool is never opened for an event of a guest, so the search decides which event it is.
    const open = search ? await bookableGroupsOf(db, traveler, now()) : []
    return { ...session, group: open.find(({ group }) => search && !misfitOf(group, search)) ?? null }
  }
  const { group } = session
  const trip = group && (await tripFor(services, traveler.id, group))
  return trip
    ? withoutEvent(session, { group, reason: 'taken', ...visibleBooking(session, trip) })
    : withFittingEvent(session, group, search)
}

/** The person who was invited to events; undefined for a guest that the booker may not choose by name. */
async function invitedPerson(services: Services, session: ToolSession) {
  const { guest, traveler, booker } = session
  if (!guest) return { id: traveler.id, companyId: traveler.companyId }
  // A booker who types the address of a guest by hand does not pay with the card of their event.
  const addressed = await knownGuests(services, session, eq(profiles.email, guest.email))
  const known = addressed.find((one) => isSameGuest(one.guest, guest))
  return known && { id: known.profileId, companyId: booker.companyId }
}

async function tripFor({ db, now }: Services, profileId: string, { group }: Group): Promise<TripRow | undefined> {
  const taken = await ownTrips(db, { profileId }, [group.id], now())
  return taken.get(group.id)?.[0]
}

/** A trip that another booker made for the traveler as a guest is not among the bookings of this session. */
const visibleBooking = ({ traveler }: ToolSession, { profileId, guest, bookingId }: TripRow) =>
  profileId === traveler.id && !guest ? { bookingId } : {}

function withFittingEvent(
  session: ToolSession,
  group: Group | null | undefined,
  search: SearchCriteria | undefined,
  more: Pick<NotForEvent, 'bookingId' | 'isChange'> = {},
) {
  const reason = group && search && misfitOf(group.group, search)
  return group && reason ? withoutEvent(session, { group, reason, ...more }) : { ...session, group: group ?? null }
}

const withoutEvent = (session: ToolSession, notForEvent: NotForEvent): ToolSession => ({
  ...session,
  group: null,
  notForEvent,
})

/** The session for the page of a booked trip, with the event only where the trip is for it. */
export const withEventOf = (session: ToolSession, { groupTravelId }: Pick<TripRow, 'groupTravelId'>): ToolSession =>
  session.group?.group.id === groupTravelId ? session : { ...session, group: null }

/** Whether the policy allows trips for events only, and the session has no event. */
export const isForEventsOnly = ({ travelerType, policy, group }: ToolSession): boolean =>
  travelerType !== 'guest' && !group && policy?.isAllowedTransient !== true

/**
 * Whether a search is refused: it is no trip for the event and the policy allows no other, or it would move a trip
 * that the card of the event paid away from the event.
 */
export const isRefused = (session: ToolSession): boolean =>
  session.notForEvent !== null && (session.notForEvent.isChange === true || isForEventsOnly(session))

/** The event of a trip changed after its page was shown: another trip for the event was booked, or it is over. */
export class EventChanged extends Error {}

/**
 * Refuses a trip for an event that has got another one meanwhile. Bookings for one guest by two people wait for each
 * other, as those for one traveler do.
 * @param services with the transaction of the booking
 * @throws EventChanged
 */
export async function refuseChangedEvent(services: Services, session: ToolSession, sought: Sought): Promise<void> {
  if (!session.group) return
  const guest = session.guest && (await invitedPerson(services, session))
  if (guest) await lockProfile(services.db, { companyId: guest.companyId, profileId: guest.id })
  const { group } = await withEvent(services, session, sought)
  if (group?.group.id !== session.group.group.id) throw new EventChanged('The trip is no longer for its event')
}

import type { EventGroup } from '#server/toolHost/door/session.ts'
import type { Invited, ToolHost } from '#server/toolHost/door/toolHost.ts'
import type { BookedTrip } from '#server/toolHost/door/trip.ts'
import { isSameGuest } from '#bookingTool/guest/sameGuest.ts'
import type { BookingToChange, SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
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
export async function withEvent(host: ToolHost, session: ToolSession, sought: Sought): Promise<ToolSession> {
  const traveler = await invitedPerson(host, session)
  if (!traveler) return { ...session, group: null }
  const { search, change } = sought
  if (change) {
    const booking = await host.trips.find(session, change.bookingId)
    const groupId = booking?.trip.groupTravelId
    const group = groupId ? await host.events.accepted(groupId, traveler) : undefined
    return withFittingEvent(session, group, search, { bookingId: change.bookingId, isChange: true })
  }
  if (session.guest) {
    // The tool is never opened for an event of a guest, so the search decides which event it is.
    const open = search ? await host.events.bookable(traveler) : []
    return { ...session, group: open.find(({ group }) => search && !misfitOf(group, search)) ?? null }
  }
  const { group } = session
  const trip = group && (await host.events.tripFor(group, traveler.id))
  return trip
    ? withoutEvent(session, { group, reason: 'taken', ...visibleBooking(session, trip) })
    : withFittingEvent(session, group, search)
}

/** The person who was invited to events; undefined for a guest that the booker may not choose by name. */
async function invitedPerson(host: ToolHost, session: ToolSession): Promise<Invited | undefined> {
  const { guest, traveler, booker } = session
  if (!guest) return { id: traveler.id, companyId: traveler.companyId }
  // A booker who types the address of a guest by hand does not pay with the card of their event.
  const addressed = await host.people.knownGuests(session, guest.email)
  const known = addressed.find((one) => isSameGuest(one.guest, guest))
  return known && { id: known.profileId, companyId: booker.companyId }
}

/** A trip that another booker made for the traveler as a guest is not among the bookings of this session. */
const visibleBooking = ({ traveler }: ToolSession, { profileId, guest, bookingId }: BookedTrip['trip']) =>
  profileId === traveler.id && !guest ? { bookingId } : {}

function withFittingEvent(
  session: ToolSession,
  group: EventGroup | null | undefined,
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
export const withEventOf = (
  session: ToolSession,
  { groupTravelId }: Pick<BookedTrip['trip'], 'groupTravelId'>,
): ToolSession => (session.group?.group.id === groupTravelId ? session : { ...session, group: null })

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
 * @param host within the transaction of the booking
 * @throws EventChanged
 */
export async function refuseChangedEvent(host: ToolHost, session: ToolSession, sought: Sought): Promise<void> {
  if (!session.group) return
  const guest = session.guest && (await invitedPerson(host, session))
  if (guest) await host.events.waitForOthers(guest)
  const { group } = await withEvent(host, session, sought)
  if (group?.group.id !== session.group.group.id) throw new EventChanged('The trip is no longer for its event')
}

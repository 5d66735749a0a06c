import type { ToolTraveler } from '#contract/booking/bookingTool.ts'
import { allowsSomeTrip, isAllowedToBook, profileIssues } from '#server/domains/profile/issues.ts'
import type { Person } from '#server/domains/profile/person.ts'
import type { Role } from '#contract/session/roles.ts'

/** The reason why the booking tool does not open; the response is still 200 (§8). */
export type BookingRefusal =
  'obtNotConfigured' | 'notAllowedToBook' | 'guestNotAllowed' | 'transientNotAllowed' | 'travelerHasIssues'

export const refusalMessages: Record<BookingRefusal, string> = {
  obtNotConfigured: 'Your company has no booking tool. Contact your travel agency to book.',
  notAllowedToBook:
    'Your profile is incomplete or your travel policy does not let you book for yourself. See what is missing in your profile.',
  guestNotAllowed:
    'Your account may not book for guests here. Ask your travel administrator for the guest booker role.',
  transientNotAllowed:
    'The travel policy allows no trip that is for no event, and there is no event to book for. Contact your travel administrator.',
  travelerHasIssues: "The traveler's profile is incomplete. Complete it, then book.",
}

interface BookingFacts {
  booker: Person
  bookerRoles: readonly Role[]
  /** For `traveler` a person who has approved the booker; otherwise the booker. */
  traveler: Person
  travelerType: ToolTraveler
  /** Under a policy for events only: the traveler attends an event, or has a trip that can be changed. */
  hasEvent: boolean
  /** `yyyy-MM` */
  month: string
}

/** Checks the right of these people to open the tool (§5, §6). @returns the reason against it, or undefined */
export function bookingRefusal(facts: BookingFacts): BookingRefusal | undefined {
  const { booker, travelerType } = facts
  if (!hasTool(booker)) return 'obtNotConfigured'
  if (!booker.profile.active) return 'notAllowedToBook'
  if (travelerType === 'guest') return mayBookGuests(facts) ? undefined : 'guestNotAllowed'
  if (travelerType === 'traveler') return travelerRefusal(facts)
  if (!isAllowedToBook(booker, facts.month) || !booker.policy?.isAllowedSelf) return 'notAllowedToBook'
  return allowsSomeTrip(booker) ? undefined : 'transientNotAllowed'
}

/** Whether the company has a booking tool. This backend serves every kind. */
const hasTool = ({ company }: Person) => company.obtKind !== null

/** §6: a guest booker, with the first-party tool. */
const mayBookGuests = ({ booker, bookerRoles, month }: BookingFacts) =>
  isAllowedToBook(booker, month) && bookerRoles.includes('GuestBooking') && booker.company.obtKind === 'ZIIOBT'

/** §8: a traveler who may not book transient trips can book only events. */
function travelerRefusal({ traveler, hasEvent, month }: BookingFacts): BookingRefusal | undefined {
  if (profileIssues(traveler, month).length > 0) return 'travelerHasIssues'
  if (traveler.policy?.isAllowedTransient) return undefined
  return allowsSomeTrip(traveler) && hasEvent ? undefined : 'transientNotAllowed'
}

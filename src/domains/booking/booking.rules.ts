import type { ObtKind } from '#contract/booking/obtKinds.ts'
import type { TravelPolicy } from '#contract/profile/profile.ts'
import type { Role } from '#contract/session/roles.ts'
import type { Issue } from '@/domains/profile/profile.rules'

/** The data that the rules of §5 depend on. */
export interface BookingFacts {
  isAllowedToBook: boolean
  issues: readonly Issue[]
  /** The company's tool; null where none is configured. */
  tool: ObtKind | null
  policy: Pick<TravelPolicy, 'isAllowedSelf' | 'isAllowedTransient' | 'isAllowedEvent'> | null
  roles: readonly Role[]
  /**
   * Arranger requests (§5) and groups are being counted. Until then it is unknown whether the traveler has a choice.
   */
  isCountLoading: boolean
  /** Number of arranger requests that are sent or approved. */
  arrangerRequests: number
  /** Number of groups the person may book for (§4). */
  bookableGroups: number
}

/** A group's event as passed to the tool (§7, §9). Dates are local, `yyyy-MM-dd`. */
export interface GroupHandoff {
  /** The event's id, empty where the backend sends none. */
  id: string
  /** City or airport code of the event. */
  city: string
  departure: string
  return: string
  policyTemplate: string
  policyModification: string | null
}

/** A hotel alone, for the first-party tool (an addition). Days are local, `yyyy-MM-dd`. */
export interface HotelHandoff {
  /** Code of the city, or of an airport where the city has none. */
  city: string
  checkIn: string
  checkOut: string
}

/** §5: book for self needs isAllowedToBook, a configured company booking tool, and policy isAllowedSelf. */
export const canBookForSelf = ({ isAllowedToBook, tool, policy }: BookingFacts): boolean =>
  isAllowedToBook && tool !== null && policy?.isAllowedSelf === true

/** §5: whether the book button is enabled. */
export function isBookEnabled(facts: BookingFacts): boolean {
  const { policy, tool, arrangerRequests, bookableGroups } = facts
  const arranges = arrangerRequests > 0
  if (facts.isCountLoading || tool === null || !policy?.isAllowedSelf) return false
  const hasSomethingToBook = policy.isAllowedTransient || (policy.isAllowedEvent && bookableGroups > 0) || arranges
  return hasSomethingToBook && (canBookForSelf(facts) || arranges)
}

/** The reason why a traveler may not book, most fundamental first. Each has a message `booking.reason.<reason>`. */
export type NoBookingReason =
  'noTool' | 'noPolicy' | 'policyForbidsSelf' | 'profileIncomplete' | 'notAllowed' | 'transientNotAllowed'

export const reasonNotToBook = (facts: BookingFacts): NoBookingReason | undefined =>
  facts.isCountLoading || isBookEnabled(facts) ? undefined : reasonNotForSelf(facts)

/** The reason why a traveler may not book their own trip without an event (§5, §8); the most fundamental first. */
export function reasonNotForSelf(facts: BookingFacts): NoBookingReason | undefined {
  if (facts.tool === null) return 'noTool'
  if (facts.policy === null) return 'noPolicy'
  if (!facts.policy.isAllowedSelf) return 'policyForbidsSelf'
  return ofProfile(facts) ?? (facts.policy.isAllowedTransient ? undefined : 'transientNotAllowed')
}

/** §6: the reason why the reader may not book for a guest. Their own profile has to be complete. */
export const reasonNotForGuest = (facts: BookingFacts): NoBookingReason | undefined => ofProfile(facts)

const ofProfile = ({ isAllowedToBook, issues }: BookingFacts) =>
  isAllowedToBook ? undefined : issues.length > 0 ? 'profileIncomplete' : 'notAllowed'

/** §6: a guest booker with the first-party tool gets a book-for-a-guest option. */
export const offersGuest = ({ roles, tool }: BookingFacts): boolean =>
  roles.includes('GuestBooking') && tool === 'ZIIOBT'

/**
 * §5: whether the choice is skipped and the tool opened directly: when the person can only book for themselves. A
 * person with the guest option always has a choice.
 */
export function skipsChoice(facts: BookingFacts): boolean {
  const { policy, roles, tool, bookableGroups, arrangerRequests } = facts
  const isOnlyForSelf =
    arrangerRequests === 0 &&
    policy?.isAllowedTransient === true &&
    (bookableGroups === 0 || !policy.isAllowedEvent) &&
    !offersGuest(facts)
  return isOnlyForSelf && (tool === 'ZIIOBT' || tool === 'Concur' || !roles.includes('GuestBooking'))
}

/** §8: the message of a single issue, `multiple` for several, undefined for none. */
export const issueMessage = (issues: readonly Issue[]): Issue | 'multiple' | undefined =>
  issues.length > 1 ? 'multiple' : issues[0]

import type { GroupTravel } from '#contract/events/groupTravels.ts'
import type { Profile, TravelPolicy } from '#contract/profile/profile.ts'
import {
  type BookingFacts,
  type GroupHandoff,
  type NoBookingReason,
  reasonNotForSelf,
} from '@/domains/booking/booking.rules'
import { type Booker, firstRemovable, type Obstacle, obstaclesOf } from '@/domains/profile/profile.rules'

/** States of the first trip for an event in which it is booked or over (§4), so that no booking is left to do. */
const booked: readonly string[] = ['approved', 'confirmed', 'inProgress', 'completed', 'reconciled', 'canceled']

/** §4: bookable is a confirmed group that the traveler has accepted and has no trip for. */
export const isBookable = ({ traveler, groupTravel }: GroupTravel): boolean =>
  traveler.status === 'accepted' &&
  groupTravel.status === 'confirmed' &&
  !booked.includes(traveler.trips[0]?.status ?? '')

/**
 * The missing preconditions of a group booking (§5), or a policy without events. `administrator` is a profile that
 * lacks only what the travel administrator can settle. Each has a message `events.lacks.<lack>`.
 */
export type GroupLack = 'policy' | 'location' | 'profile' | 'administrator' | 'airport' | 'template'

/**
 * The reason why an event cannot be booked, or `unknown` where it could not be loaded. Reasons that are not listed here
 * have the message `booking.reason.<reason>`.
 */
export type NoEventReason =
  GroupLack | 'unknown' | Exclude<NoBookingReason, 'profileIncomplete' | 'transientNotAllowed'>

/** The reason why a traveler may not book for any event; the most fundamental reason first. */
export function reasonNotForEvents(facts: BookingFacts): NoEventReason | undefined {
  const reason = reasonNotForSelf(facts)
  if (reason && reason !== 'profileIncomplete' && reason !== 'transientNotAllowed') return reason
  return facts.policy?.isAllowedEvent ? undefined : 'policy'
}

/** The same for a traveler of an arranger (§5): the traveler's policy counts, not the arranger's. */
export function reasonNotForTheirEvents({
  tool,
  policy,
}: Pick<BookingFacts, 'tool' | 'policy'>): NoEventReason | undefined {
  if (tool === null) return 'noTool'
  if (policy === null) return 'noPolicy'
  return policy.isAllowedEvent ? undefined : 'policy'
}

/** The first obstacle to booking for an event that the traveler can remove, or undefined. */
export const firstOwnObstacle = (profile: Booker): Obstacle | undefined =>
  firstRemovable(obstaclesOf({ ...profile, isForEvent: true }))

interface GroupBooking {
  group: GroupTravel
  policy: Pick<TravelPolicy, 'ziiObtTemplateId' | 'obtPolicyModificationRequestId'> | null | undefined
  profile: Pick<Profile, 'airportCode' | 'isAllowedToBook' | 'profileIssues'> | undefined
}

/**
 * §5: a group booking needs a template id of the policy, a known airport, the group's actual location, and a traveler
 * who may book.
 */
export function lackOfGroup({ group, policy, profile }: GroupBooking): GroupLack | undefined {
  if (!group.actualLocation) return 'location'
  if (profile?.isAllowedToBook === false) return firstOwnObstacle(profile) ? 'profile' : 'administrator'
  if (!profile?.airportCode) return 'airport'
  return policy?.ziiObtTemplateId ? undefined : 'template'
}

/**
 * The values of a group that the booking tool gets (§7, §9).
 * @throws where `lackOfGroup` finds something missing (§5)
 */
export function groupHandoff(booking: GroupBooking): GroupHandoff {
  const { group, policy } = booking
  const lack = lackOfGroup(booking)
  if (lack || !group.actualLocation || !policy?.ziiObtTemplateId) throw new Error(`The group booking has no ${lack}`)
  return {
    id: group.groupTravel.id,
    city: group.actualLocation,
    departure: group.startDate,
    return: group.endDate,
    policyTemplate: policy.ziiObtTemplateId,
    policyModification: policy.obtPolicyModificationRequestId,
  }
}

/**
 * The open task or the state of an event for its invited traveler. `closed` was never answered, and no answer is
 * possible any more.
 */
export type GroupStanding = 'toAnswer' | 'closed' | 'toBook' | 'booked' | 'coming' | 'declined' | 'canceled' | 'over'

/** @param today `yyyy-MM-dd` */
export function standingOf(group: GroupTravel, today: string): GroupStanding {
  const { traveler, groupTravel, endDate } = group
  if (groupTravel.status === 'canceled') return 'canceled'
  if (endDate < today) return 'over'
  if (traveler.status === 'declined') return 'declined'
  if (traveler.status === 'pending') return mayAnswer(group, today) ? 'toAnswer' : 'closed'
  if (traveler.trips.length > 0) return 'booked'
  return isBookable(group) && !traveler.needsNoTrip ? 'toBook' : 'coming'
}

/**
 * Whether the traveler may answer or change the answer: the event is on, has not begun, and the day to answer by is
 * not over.
 */
export const mayAnswer = ({ groupTravel, startDate, answerBy, traveler }: GroupTravel, today: string): boolean =>
  groupTravel.status === 'confirmed' &&
  startDate > today &&
  (traveler.status === 'pending' || answerBy === null || answerBy >= today)

const places: readonly GroupStanding[] = ['toAnswer', 'toBook', 'coming', 'booked', 'closed', 'declined', 'canceled']

/** Sorts events with an open task first and closed ones last, then by day. */
export const inOrderOfNeed = (groups: readonly GroupTravel[], today: string): GroupTravel[] =>
  groups.toSorted(
    (one, other) =>
      places.indexOf(standingOf(one, today)) - places.indexOf(standingOf(other, today)) ||
      one.startDate.localeCompare(other.startDate),
  )

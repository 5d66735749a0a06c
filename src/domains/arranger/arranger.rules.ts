import type { Arranger } from '#contract/arranger/arrangers.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { leftOf } from '#contract/profile/leftToBook.ts'
import type { Role } from '#contract/session/roles.ts'
import type { Traveler } from '#contract/arranger/travelers.ts'
import { openStanding } from '@/domains/itinerary/itinerary.rules'
import { issuesOf } from '@/domains/profile/profile.rules'
import { mayDeleteLastArranger } from '@/routes/permissions'

/** Whether an arranger may be removed: the last approved one only by the full permission set (§6). */
export function mayRemove(
  arranger: Pick<Arranger, 'status'>,
  all: readonly Pick<Arranger, 'status'>[],
  roles: readonly Role[],
): boolean {
  const isLast = arranger.status === 'approved' && all.filter(({ status }) => status === 'approved').length === 1
  return !isLast || mayDeleteLastArranger(roles)
}

/** Requests that wait for an answer first, then the arrangers; within these in the order of the answer. */
export const inOrderOfAnswering = (arrangers: readonly Arranger[]): Arranger[] =>
  arrangers.toSorted((one, other) => Number(one.status === 'approved') - Number(other.status === 'approved'))

/** The name of an arranger, or their e-mail address where the answer has no name. */
export const nameOf = (person: Pick<Arranger, 'firstName' | 'lastName' | 'email'>): string =>
  fullName(person) || person.email

/** The reason why no trip can be booked for a traveler (§5). Reasons they can settle themselves come first. */
export type TravelerBlock = 'waiting' | 'lacks' | 'closed' | 'notAllowed' | 'noPolicy'

/** §4, §5: a traveler option is disabled until they have approved, for profile issues, without permission to book, and under a policy without any trip. */
export function blockOf(traveler: Traveler): TravelerBlock | undefined {
  if (!traveler.approved) return 'waiting'
  const issues = issuesOf(traveler)
  if (issues.includes('notActive')) return 'closed'
  if (issues.length > 0) return 'lacks'
  if (!traveler.isAllowedToBook) return 'notAllowed'
  return allowsSomeTrip(traveler) ? undefined : 'noPolicy'
}

type Allowed = Pick<Traveler, 'isAllowedTransient' | 'isAllowedEvent'>

/**
 * Whether a traveler's policy allows any trip, their own or an event's. Otherwise no trip can be booked for them (§5).
 */
export const allowsSomeTrip = ({ isAllowedTransient, isAllowedEvent }: Allowed): boolean =>
  isAllowedTransient || isAllowedEvent

/** Whether a traveler's policy allows no trip of their own, so that only events can be booked (§8). */
export const isForEventsAlone = ({ isAllowedTransient, isAllowedEvent }: Allowed): boolean =>
  isAllowedEvent && !isAllowedTransient

/**
 * The missing parts of a traveler's profile: the number of details, whether a card, and whether others have to act.
 */
export function lackOf({ profileIssues }: Pick<Traveler, 'profileIssues'>) {
  const { details, cards, others } = leftOf(issuesOf({ profileIssues }))
  return { details: details.length, isCard: cards.length > 0, isAdmin: others.length > 0 }
}

/** The mark of a traveler on Home, the most important first. */
export type TravelerMark = 'advisory' | 'cannotBook' | 'approval' | 'now'

/**
 * The one mark of a traveler: an advisory for their present or next trip, else that they cannot book yet, else that the
 * trip waits for approval or was sent back, else that they travel now. Where their trip is unknown, the advisory of any trip counts.
 */
export function markOf(traveler: Traveler): TravelerMark | undefined {
  const { trip, hasTravelAdvisories } = traveler
  if (trip ? trip.hasTravelAdvisories : hasTravelAdvisories) return 'advisory'
  if (blockOf(traveler)) return 'cannotBook'
  if (openStanding(trip?.approval)) return 'approval'
  return trip?.tripStatus === 'InProgress' ? 'now' : undefined
}

const ranks = [
  ({ trip }: Traveler) => trip?.tripStatus === 'InProgress',
  (traveler: Traveler) => blockOf(traveler) !== undefined,
  ({ trip }: Traveler) => trip !== null,
]
const rankOf = (traveler: Traveler) => {
  const rank = ranks.findIndex((isIt) => isIt(traveler))
  return rank < 0 ? ranks.length : rank
}

/**
 * The approved travelers (§4) of a page in the order of Home: travelling now, unable to book, next to travel, then the
 * others. Within these the order of the answer holds.
 */
export const inOrderOfHome = (travelers: readonly Traveler[]): Traveler[] =>
  travelers.filter(({ approved }) => approved).toSorted((one, other) => rankOf(one) - rankOf(other))

import type { Arranger } from '#contract/arrangers.ts'
import type { Role } from '#contract/roles.ts'
import type { Traveller } from '#contract/travellers.ts'
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

/** The name of an arranger; their e-mail address where the answer has no name. */
export const nameOf = ({ firstName, lastName, email }: Pick<Arranger, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email

/** How many travellers Home shows. */
export const travellersOnHome = 5

/** What Home says of a traveller in one word, the weightiest first. */
export type TravellerMark = 'advisory' | 'cannotBook' | 'now'

/**
 * The one mark of a traveller: an advisory for the trip they are on or go on next, else that they cannot book yet, else
 * that they travel now. Where their trip is not known, the advisory of any trip counts.
 */
export function markOf({ trip, hasTravelAdvisories, isAllowedToBook }: Traveller): TravellerMark | undefined {
  if (trip ? trip.hasTravelAdvisories : hasTravelAdvisories) return 'advisory'
  if (!isAllowedToBook) return 'cannotBook'
  return trip?.tripStatus === 'InProgress' ? 'now' : undefined
}

const ranks = [
  ({ trip }: Traveller) => trip?.tripStatus === 'InProgress',
  ({ isAllowedToBook }: Traveller) => !isAllowedToBook,
  ({ trip }: Traveller) => trip !== null,
]
const rankOf = (traveller: Traveller) => {
  const rank = ranks.findIndex((isIt) => isIt(traveller))
  return rank < 0 ? ranks.length : rank
}

/**
 * The travellers that Home shows: who travels now, then who cannot book, then who travels next, then the others; within
 * these in the order of the answer. Only who has approved is somebody's traveller (§4).
 */
export const shownFirst = (travellers: readonly Traveller[]): Traveller[] =>
  travellers
    .filter(({ approved }) => approved)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, travellersOnHome)

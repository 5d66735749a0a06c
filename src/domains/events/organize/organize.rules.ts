import {
  type GroupCounts,
  type GroupDetail,
  type GroupStatus,
  groupStatuses,
  type OrganizedGroup,
} from '#contract/groupTravels.ts'
import type { LocaleCode } from '#contract/locales.ts'
import type { GroupTravelerFilter } from '#contract/groupTravelers.ts'
import { pathTo } from '@/routes/pathTo'
import type { Tone } from '@/ui/tone'

/** How a state of an event is marked. */
export const statusTones: Record<GroupStatus, Tone> = {
  planning: 'neutral',
  pendingApproval: 'info',
  approved: 'info',
  confirmed: 'success',
  inProgress: 'success',
  completed: 'warning',
  reconciled: 'neutral',
  canceled: 'neutral',
}

/** The states of which there are events, or that is chosen, in their order, with how many there are. */
export const statesThereAre = (
  counts: Partial<Record<GroupStatus, number>>,
  chosen: GroupStatus | undefined,
): { status: GroupStatus; count: number }[] =>
  groupStatuses
    .map((status) => ({ status, count: counts[status] ?? 0 }))
    .filter(({ status, count }) => count > 0 || status === chosen)

/** Where an event is, in a few words: the place before its city; empty while neither is settled. */
export const placeOf = ({
  venue,
  cityName,
  actualLocation,
}: Pick<OrganizedGroup, 'venue' | 'cityName' | 'actualLocation'>) => {
  const city = cityName || actualLocation || ''
  return venue.includes(city) ? venue : [venue, city].filter(Boolean).join(', ')
}

/** A step of the funnel, with how many came so far. */
export interface FunnelStep {
  step: 'invited' | 'accepted' | 'booked'
  count: number
}

/** The figures of an event's people, and who is behind each. */
const filters = {
  listed: undefined,
  invited: 'invited',
  accepted: 'accepted',
  booked: 'booked',
  notBooked: 'notBooked',
  needNoTrip: 'needsNoTrip',
  declined: 'declined',
} as const satisfies Record<keyof GroupCounts | 'notBooked', GroupTravelerFilter | undefined>

/** The list of the people of an event, of those that a figure counts. */
export function peoplePath(locale: LocaleCode, groupTravelId: string, figure: keyof typeof filters): string {
  const filter = filters[figure]
  return pathTo(locale, 'groupTravelers', { groupTravelId }, filter && { filter })
}

/** How far the people of an event are. */
export const funnelOf = ({ invited, accepted, booked }: GroupCounts): FunnelStep[] => [
  { step: 'invited', count: invited },
  { step: 'accepted', count: accepted },
  { step: 'booked', count: booked },
]

/** What the 409 `groupIncomplete` names: what an event needs before it can be confirmed. */
export type Lack = 'actualLocation' | 'startDate' | 'travelers'
const lacks: readonly Lack[] = ['actualLocation', 'startDate', 'travelers']

/** What a refused confirmation names; empty where it names nothing that is known. */
export const lacksNamed = (problems: readonly { field: string }[] = []): Lack[] =>
  lacks.filter((lack) => problems.some(({ field }) => field === lack))

/** What an event that is not confirmed yet still needs. @param today `yyyy-MM-dd` */
export function lacksOf({ status, actualLocation, startDate, counts }: OrganizedGroup, today: string): Lack[] {
  if (status !== 'planning' && status !== 'approved') return []
  const isLacking: Record<Lack, boolean> = {
    actualLocation: actualLocation === null,
    startDate: startDate < today,
    travelers: counts.listed === 0,
  }
  return lacks.filter((lack) => isLacking[lack])
}

/** The one step that moves an event on, of those its reader may take; an administrator's come first. */
export const stepOf = ({ nextStatuses }: Pick<GroupDetail, 'nextStatuses'>): NextStatus | undefined =>
  steps.find((status) => nextStatuses.includes(status))
const steps = ['approved', 'pendingApproval', 'confirmed', 'reconciled'] as const
export type NextStatus = (typeof steps)[number]

/**
 * How an event that waits for approval becomes a plan again: its organiser takes it back, whoever decides on it sends it
 * back. Undefined where its reader can do neither.
 */
export const wayBackOf = ({ nextStatuses }: Pick<GroupDetail, 'nextStatuses'>): 'takeBack' | 'planning' | undefined => {
  if (!nextStatuses.includes('planning')) return undefined
  return nextStatuses.includes('approved') ? 'planning' : 'takeBack'
}

/** How many people of a confirmed event its organizer has still to invite. */
export const toInvite = ({ status, isOwn, mayEdit, counts }: GroupDetail): number =>
  status === 'confirmed' && isOwn && mayEdit ? counts.listed - counts.invited : 0

/** A day that matters for an event. */
export interface GroupDate {
  what: 'answerBy' | 'bookBy' | 'startDate' | 'endDate'
  /** `yyyy-MM-dd` */
  day: string
}

/** The days of an event that are settled, in their order. */
export const datesOf = ({ answerBy, bookBy, startDate, endDate }: OrganizedGroup): GroupDate[] =>
  (
    [
      { what: 'answerBy', day: answerBy },
      { what: 'bookBy', day: bookBy },
      { what: 'startDate', day: startDate },
      { what: 'endDate', day: endDate },
    ] as const
  )
    .filter((date): date is typeof date & GroupDate => date.day !== null)
    .toSorted((one, other) => one.day.localeCompare(other.day))

/** States in which people know of an event, and its address leads to it. */
export const isPublished = (status: GroupStatus): boolean =>
  status === 'confirmed' || status === 'inProgress' || status === 'completed'

/** The figures of an event's people, from the list to their trips; those that are rarely more than none only where they are. */
export const figuresOf = ({ listed, invited, accepted, booked, declined, needNoTrip }: GroupCounts) =>
  (
    [
      { figure: 'listed', count: listed },
      { figure: 'invited', count: invited },
      { figure: 'accepted', count: accepted },
      { figure: 'booked', count: booked },
      { figure: 'needNoTrip', count: needNoTrip },
      { figure: 'declined', count: declined },
    ] as const
  ).filter(({ figure, count }) => count > 0 || (figure !== 'needNoTrip' && figure !== 'declined'))

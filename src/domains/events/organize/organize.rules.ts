import {
  type GroupCounts,
  type GroupDetail,
  type GroupStatus,
  groupStatuses,
  type OrganizedGroup,
} from '#contract/events/groupTravels.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { GroupTravelerFilter } from '#contract/events/groupTravelers.ts'
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

/** The states that have any events, and the chosen one, in their order, with their counts. */
export const statesThereAre = (
  counts: Partial<Record<GroupStatus, number>>,
  chosen: GroupStatus | undefined,
): { status: GroupStatus; count: number }[] =>
  groupStatuses
    .map((status) => ({ status, count: counts[status] ?? 0 }))
    .filter(({ status, count }) => count > 0 || status === chosen)

/** The place of an event in a few words: the venue and its city, as far as they are known. */
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

/** The filter of the list for each figure of an event's people. */
const filters = {
  listed: undefined,
  invited: 'invited',
  accepted: 'accepted',
  booked: 'booked',
  notBooked: 'notBooked',
  needNoTrip: 'needsNoTrip',
  declined: 'declined',
} as const satisfies Record<keyof GroupCounts | 'notBooked', GroupTravelerFilter | undefined>

/** The path to the list of the people that a figure counts. */
export function peoplePath(locale: LocaleCode, groupTravelId: string, figure: keyof typeof filters): string {
  const filter = filters[figure]
  return pathTo(locale, 'groupTravelers', { groupTravelId }, filter && { filter })
}

/** The path to the list of an event with its window for adding people open. */
export const addPeoplePath = (locale: LocaleCode, groupTravelId: string): string =>
  pathTo(locale, 'groupTravelers', { groupTravelId }, { add: 'people' })

/** How far the people of an event are. */
export const funnelOf = ({ invited, accepted, booked }: GroupCounts): FunnelStep[] => [
  { step: 'invited', count: invited },
  { step: 'accepted', count: accepted },
  { step: 'booked', count: booked },
]

/** The missing fields that a 409 `groupIncomplete` names: an event needs them before it is confirmed. */
export type Lack = 'actualLocation' | 'startDate' | 'travelers'
const lacks: readonly Lack[] = ['actualLocation', 'startDate', 'travelers']

/** The missing fields that a refused confirmation names; unknown ones are left out. */
export const lacksNamed = (problems: readonly { field: string }[] = []): Lack[] =>
  lacks.filter((lack) => problems.some(({ field }) => field === lack))

/**
 * The fields that an unconfirmed event still needs.
 * @param today `yyyy-MM-dd`
 */
export function lacksOf({ status, actualLocation, startDate, counts }: OrganizedGroup, today: string): Lack[] {
  if (status !== 'planning' && status !== 'approved') return []
  const isLacking: Record<Lack, boolean> = {
    actualLocation: actualLocation === null,
    startDate: startDate < today,
    travelers: counts.listed === 0,
  }
  return lacks.filter((lack) => isLacking[lack])
}

/** The next step of an event that its reader may take; an administrator's steps come first. */
export const stepOf = ({ nextStatuses }: Pick<GroupDetail, 'nextStatuses'>): NextStatus | undefined =>
  steps.find((status) => nextStatuses.includes(status))
const steps = ['approved', 'pendingApproval', 'confirmed', 'reconciled'] as const
export type NextStatus = (typeof steps)[number]

/**
 * The way from waiting for approval back to planning: the organiser takes the event back, the approver sends it back.
 * Undefined where the reader may do neither.
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

/** States in which the event is public at its address. */
export const isPublished = (status: GroupStatus): boolean =>
  status === 'confirmed' || status === 'inProgress' || status === 'completed'

/**
 * The figures of an event's people, from listed to booked. Figures that are mostly zero are shown only where they are
 * not.
 */
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

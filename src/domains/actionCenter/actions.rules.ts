import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { type ActionMark, maxSnoozeDays } from '#contract/actions.ts'
import type { Arranger } from '#contract/arrangers.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Profile } from '#contract/profile.ts'
import type { Trip } from '#contract/trips.ts'
import { isUrgent, keyOf } from '@/domains/notifications/notifications.rules'
import { type Obstacle, obstacleRow, obstaclesOf } from '@/domains/profile/profile.rules'
import { hasNoPaymentCard } from '@/domains/profile/steps.rules'

/** The data that the actions are computed from. */
export interface ActionFacts {
  profile: Profile
  notifications: readonly Notification[]
  /** Approved arrangers of the person, and pending requests. */
  arrangers: readonly Arranger[]
  trips: readonly Trip[]
  marks: readonly ActionMark[]
  /** `yyyy-MM-dd` */
  today: string
}

type About =
  /** `isEveryCard` where one action stands for every use that a first card would pay for. */
  | { source: 'obstacle'; obstacle: Obstacle; isEveryCard: boolean }
  /** `trip` is the trip under the advisory, or the one that the passport is not valid long enough for. */
  | { source: 'notification'; notification: Notification; trip: Trip | undefined }
  | { source: 'arranger'; arranger: Arranger }

/** One action: something that the person or somebody else has to deal with. */
export type Action = About & {
  /** Key of its mark. */
  key: string
  owner: 'user' | 'admin'
  isUrgent: boolean
  /** Day it is due, or of the trip it is about, `yyyy-MM-dd`; null where there is none. */
  due: string | null
  /** False for an action that disappears by itself once dealt with. */
  canBeDone: boolean
}

export const actionGroups = ['now', 'soon', 'waiting', 'snoozed', 'done'] as const
export type ActionGroup = (typeof actionGroups)[number]
export type ActionGroups = Record<ActionGroup, (Action & { until: string | null })[]>

/** All actions by group: decided by marks first, then by who can act, then by urgency. */
export function actionsOf(facts: ActionFacts): ActionGroups {
  const groups: ActionGroups = { now: [], soon: [], waiting: [], snoozed: [], done: [] }
  for (const action of [...obstacleActions(facts), ...notificationActions(facts), ...arrangerActions(facts)]) {
    const mark = facts.marks.find(({ key }) => key === action.key)
    groups[groupOf(action, mark, facts.today)].push({ ...action, until: mark?.until ?? null })
  }
  for (const group of actionGroups) groups[group].sort(byDue)
  return groups
}

/** The number of actions for the person, for the menu: those of now and soon. */
export const actionCount = ({ now, soon }: ActionGroups): number => now.length + soon.length

function groupOf(action: Action, mark: ActionMark | undefined, today: string): ActionGroup {
  if (mark?.state === 'done' && action.canBeDone) return 'done'
  if (mark?.state === 'snoozed' && mark.until !== null && mark.until > today) return 'snoozed'
  if (action.owner === 'admin') return 'waiting'
  return action.isUrgent ? 'now' : 'soon'
}

const never = '9999'
const byDue = (one: Action, other: Action) => (one.due ?? never).localeCompare(other.due ?? never)

const obstacleActions = ({ profile }: ActionFacts): Action[] => {
  const isEveryCard = hasNoPaymentCard(profile)
  // One card can pay for every use, so one action replaces four.
  const each = obstaclesOf(profile).filter((obstacle) => !isEveryCard || !otherCards.includes(obstacle))
  return each.map((obstacle) => ({
    source: 'obstacle',
    obstacle,
    isEveryCard: isEveryCard && obstacle === firstCard,
    key: `issue:${obstacle}`,
    owner: obstacleRow(obstacle).owner,
    isUrgent: true,
    due: null,
    canBeDone: false,
  }))
}
const firstCard: Obstacle = 'airFopMissing'
const otherCards: Obstacle[] = ['railFopMissing', 'hotelFopMissing', 'carFopMissing']

const notificationActions = ({ notifications, trips, today }: ActionFacts): Action[] =>
  notifications.map((notification) => {
    const trip = tripOf(notification, trips)
    const isAdvisory = notification.daysBeforeExpiry === null
    return {
      source: 'notification',
      notification,
      trip,
      key: keyOf(notification),
      owner: 'user',
      isUrgent: isUrgent(notification) || isNear(trip, today),
      due: dueOf(notification, trip, today),
      canBeDone: isAdvisory || (notification.daysBeforeExpiry ?? 0) >= 0,
    }
  })

const arrangerActions = ({ arrangers }: ActionFacts): Action[] =>
  arrangers
    .filter(({ status }) => status === 'sent')
    .map((arranger) => ({
      source: 'arranger',
      arranger,
      // The arranger's profile id instead of the request's key, which would let anybody who has it answer the request.
      key: `arranger:${arranger.profileId}`,
      owner: 'user',
      isUrgent: false,
      due: null,
      canBeDone: false,
    }))

/** The trip of a notification: under an advisory, or one that a passport is not valid long enough for. */
const tripOf = ({ actionRoute: { query } }: Notification, trips: readonly Trip[]) =>
  trips.find(({ bookingId }) => bookingId === query.bookingId)

const nearDays = 14
const isNear = (trip: Trip | undefined, today: string) =>
  trip !== undefined && trip.departureDate.slice(0, 10) <= daysAfter(today, nearDays)

/** The expiry date or the start of the trip, whichever is first. */
function dueOf({ expiryDate, daysBeforeExpiry }: Notification, trip: Trip | undefined, today: string): string | null {
  const end = daysBeforeExpiry === null ? [] : [expiryDate ?? daysAfter(today, daysBeforeExpiry)]
  const start = trip ? [trip.departureDate.slice(0, 10)] : []
  return [...end, ...start].toSorted()[0] ?? null
}

/** The date a number of days later, `yyyy-MM-dd`. */
export const daysAfter = (day: string, days: number): string =>
  formatISO(addDays(parseISO(day), days), { representation: 'date' })

/** Whether an action may be snoozed until a day: tomorrow to 90 days ahead. */
export const maySnoozeUntil = (day: string, today: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && day > today && day <= daysAfter(today, maxSnoozeDays)

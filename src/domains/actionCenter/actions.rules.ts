import { type ActionMark, maxSnoozeDays } from '#contract/notices/actions.ts'
import type { Arranger } from '#contract/arranger/arrangers.ts'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { type Notification, taskTypes } from '#contract/notices/notifications.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { standingOf } from '@/domains/events/events.rules'
import { isUrgent, keyOf } from '@/domains/notifications/notifications.rules'
import { type Obstacle, obstacleRow, obstaclesOf } from '@/domains/profile/profile.rules'
import { daysAfter, isDay } from '@/lib/localDateTime'
import { hasNoPaymentCard, ownPart } from '@/domains/profile/steps.rules'

/** The data that the actions are computed from. */
export interface ActionFacts {
  /** Undefined where it did not load. */
  profile: Profile | undefined
  notifications: readonly Notification[]
  /** Approved arrangers of the person, and pending requests. */
  arrangers: readonly Arranger[]
  /** Group events the person is invited to or attends. */
  groups: readonly GroupTravel[]
  trips: readonly Trip[]
  marks: readonly ActionMark[]
  /** `yyyy-MM-dd` */
  today: string
}

type About =
  /** `isEveryCard` where one action covers every use that a first card would pay for. */
  | { source: 'obstacle'; obstacle: Obstacle; isEveryCard: boolean }
  /** Several obstacles that one form removes: the steps of complete-your-profile. */
  | { source: 'form'; obstacles: readonly Obstacle[]; isEveryCard: boolean; missing: Missing; done: number; of: number }
  /** `trip` is the trip under the advisory, or the one that the passport is not valid long enough for. */
  | { source: 'notification'; notification: Notification; trip: Trip | undefined }
  | { source: 'arranger'; arranger: Arranger }
  /** An invitation to be answered, or a trip to be booked for an event. */
  | { source: 'event'; group: GroupTravel; asks: 'toAnswer' | 'toBook' }

/** The missing parts of a form: a number of details, and perhaps a card. */
interface Missing {
  details: number
  isCard: boolean
}

/** A task for the person, or for others on the person's behalf. */
export type Action = About & {
  /** Key of its mark. */
  key: string
  owner: 'user' | 'admin'
  isUrgent: boolean
  /** Whether it is happening to the person now: it comes first, and its time is "now". */
  isNow: boolean
  /** Whether its time is "now" without coming first: an alert that alarms nobody, in force during the trip. */
  isInForce: boolean
  /** Whether a day that has passed leaves it overdue; an expiry and a trip that began do not. */
  isDeadline: boolean
  /** The day it is due, or the day of its trip, `yyyy-MM-dd`. Null where neither is known. */
  due: string | null
  /** The date or instant it arose, null where unknown. */
  since: string | null
  /** False for an action that disappears once its cause is gone. */
  canBeDone: boolean
}

export const actionGroups = ['now', 'soon', 'waiting', 'snoozed', 'done'] as const
export type ActionGroup = (typeof actionGroups)[number]
/** An action with its mark. */
export type OpenAction = Action & { until: string | null; isRead: boolean }
export type ActionGroups = Record<ActionGroup, OpenAction[]>

/** All actions by group: by their marks first, then by who can act, then by urgency. */
export function actionsOf(facts: ActionFacts): ActionGroups {
  const groups: ActionGroups = { now: [], soon: [], waiting: [], snoozed: [], done: [] }
  const all = [obstacleActions, notificationActions, arrangerActions, eventActions].flatMap((actions) => actions(facts))
  for (const action of all) {
    const mark = facts.marks.find(({ key }) => key === action.key)
    groups[groupOf(action, mark, facts.today)].push({
      ...action,
      until: mark?.until ?? null,
      isRead: mark?.state === 'read',
    })
  }
  for (const group of actionGroups) groups[group].sort(byDue)
  return groups
}

/** The person's open actions, which the bell and the menu count: now and soon, those that others wait for first. */
export const openActions = ({ now, soon }: ActionGroups): OpenAction[] =>
  [...now, ...soon].toSorted((one, other) => presence(other) - presence(one))

function groupOf(action: Action, mark: ActionMark | undefined, today: string): ActionGroup {
  if (mark?.state === 'done' && action.canBeDone) return 'done'
  if (mark?.state === 'snoozed' && mark.until !== null && mark.until > today) return 'snoozed'
  if (action.owner === 'admin') return 'waiting'
  return action.isUrgent ? 'now' : 'soon'
}

/** A person who needs help comes first, then a question whether one is safe, an alert in force, and what else is now. */
const firstOfNow: readonly string[] = ['traveladvisory', 'rollcall', 'admintask']
/** Then somebody who waits at the help desk: the requests of an agent, and an answer that the person has not read. */
const firstOfDesk: readonly string[] = ['helpDeskAnswered', 'deskRequestsWaiting']
function presence(action: Action): number {
  const notification = action.source === 'notification' ? action.notification : undefined
  return action.isNow
    ? firstOfDesk.length + 2 + firstOfNow.indexOf(notification?.type ?? '')
    : 1 + firstOfDesk.indexOf(notification?.code ?? '')
}

const never = '9999'
const byDue = (one: Action, other: Action) =>
  presence(other) - presence(one) || (one.due ?? never).localeCompare(other.due ?? never)

/** One action for all details the person can fill in, and one for each detail that others have to provide. */
function obstacleActions({ profile }: ActionFacts): Action[] {
  if (!profile) return []
  const isEveryCard = hasNoPaymentCard(profile)
  // One card can pay for every use, so one obstacle covers all four.
  const all = obstaclesOf(profile).filter((obstacle) => !isEveryCard || !otherCards.includes(obstacle))
  const own = all.filter((obstacle) => obstacleRow(obstacle).owner === 'user')
  const shown = own.length > 1 ? all.filter((obstacle) => !own.includes(obstacle)) : all
  return [
    ...(own.length > 1 ? [formAction(profile, own, isEveryCard)] : []),
    ...shown.map((obstacle): Action => ({
      ...blocking,
      source: 'obstacle',
      obstacle,
      isEveryCard: isEveryCard && obstacle === firstCard,
      key: `issue:${obstacle}`,
      owner: obstacleRow(obstacle).owner,
    })),
  ]
}
const firstCard: Obstacle = 'airFopMissing'
const otherCards: Obstacle[] = ['railFopMissing', 'hotelFopMissing', 'carFopMissing']
const blocking = {
  isUrgent: true,
  isNow: false,
  isInForce: false,
  isDeadline: false,
  due: null,
  since: null,
  canBeDone: false,
} as const

function formAction(profile: Profile, obstacles: readonly Obstacle[], isEveryCard: boolean): Action {
  const { details, cards, done, of } = ownPart(profile)
  return {
    ...blocking,
    source: 'form',
    obstacles,
    isEveryCard,
    missing: { details: details.length, isCard: cards.length > 0 },
    done,
    of,
    key: 'issues:own',
    owner: 'user',
  }
}

const notificationActions = ({ notifications, trips, today }: ActionFacts): Action[] =>
  notifications.map((notification) => {
    const trip = tripOf(notification, trips)
    const isTask = taskTypes.includes(notification.type)
    const isAdvisory = notification.daysBeforeExpiry === null
    const start = notification.dueDay ?? notification.tripStart ?? trip?.departureDate.slice(0, 10)
    const isNow = notification.isNow === true
    const due = dueOf(notification, start, today)
    return {
      source: 'notification',
      notification,
      trip,
      key: keyOf(notification),
      owner: 'user',
      // The server knows how severe an alert is: an announcement about a trip of tomorrow is calm.
      isUrgent: isUrgent(notification) || isNow || (notification.type !== 'traveladvisory' && isNear(start, today)),
      isNow,
      isInForce: notification.code === 'travelAlert' && !notification.dueDay && due !== null && due <= today,
      isDeadline: isTask,
      due,
      since: notification.since ?? null,
      canBeDone: !isTask && (isAdvisory || (notification.daysBeforeExpiry ?? 0) >= 0),
    }
  })

const arrangerActions = ({ arrangers }: ActionFacts): Action[] =>
  arrangers
    .filter(({ status }) => status === 'sent')
    .map((arranger) => ({
      source: 'arranger',
      arranger,
      // The arranger's profile id replaces the request's key, because anyone with the key may answer the request.
      key: `arranger:${arranger.profileId}`,
      owner: 'user',
      isUrgent: false,
      isNow: false,
      isInForce: false,
      isDeadline: false,
      due: null,
      since: arranger.since,
      canBeDone: false,
    }))

const eventActions = ({ groups, today }: ActionFacts): Action[] =>
  groups.flatMap((group) => {
    const asks = standingOf(group, today)
    if (asks !== 'toAnswer' && asks !== 'toBook') return []
    const due = (asks === 'toAnswer' ? group.answerBy : group.bookBy) ?? group.startDate
    return [
      {
        source: 'event',
        group,
        asks,
        key: `event:${asks}:${group.groupTravel.id}`,
        owner: 'user',
        isUrgent: isNear(due, today),
        isNow: false,
        isInForce: false,
        isDeadline: true,
        due,
        since: null,
        canBeDone: false,
      },
    ]
  })

/** The trip of a notification: under an advisory, or one that a passport is not valid long enough for. */
const tripOf = ({ actionRoute: { query } }: Notification, trips: readonly Trip[]) =>
  trips.find(({ bookingId }) => bookingId === query.bookingId)

const nearDays = 14
const isNear = (start: string | undefined, today: string) => start !== undefined && start <= daysAfter(today, nearDays)

/** The expiry date or the start of the trip, whichever is first. */
function dueOf({ expiryDate, daysBeforeExpiry }: Notification, start: string | undefined, today: string) {
  const end = daysBeforeExpiry === null ? undefined : (expiryDate ?? daysAfter(today, daysBeforeExpiry))
  return (end && start && start < end ? start : (end ?? start)) ?? null
}

/** Whether an action may be snoozed until a day: tomorrow to 90 days ahead. */
export const maySnoozeUntil = (day: string, today: string): boolean =>
  isDay(day) && day > today && day <= daysAfter(today, maxSnoozeDays)

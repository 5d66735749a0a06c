import { limits } from '#contract/limits.ts'
import type { Notification, NotificationCode } from '#contract/notifications.ts'
import type { RouteName } from '@/routes/table'

type PlainRoute = Extract<RouteName, 'home' | 'completeYourProfile' | 'tripsList'>
export interface NotificationAction {
  route: PlainRoute
  query: Record<string, string>
}

const payment: NotificationAction = { route: 'completeYourProfile', query: { s: 'payment' } }
const travelDocuments: NotificationAction = { route: 'completeYourProfile', query: { s: 'travelDocuments' } }

/** §4 notification actions: where each known code leads. The one place to change when a screen of its own exists. */
const actions: Partial<Record<NotificationCode, NotificationAction>> = {
  creditCardExpiringSoon: payment,
  creditCardExpired: payment,
  passportExpiringSoon: travelDocuments,
  passportExpired: travelDocuments,
  personalTripAdvisoryCaution: { route: 'tripsList', query: {} },
}

/** Where clicking a notification leads, with the query the server gave its action (§2); an unknown code leads home. */
export function actionOf({ code, actionRoute }: Pick<Notification, 'code' | 'actionRoute'>): NotificationAction {
  const known = Object.hasOwn(actions, code) ? actions[code as NotificationCode] : undefined
  return known ? { ...known, query: { ...actionRoute.query, ...known.query } } : { route: 'home', query: {} }
}

/** §9: the count on the bell, capped at '9+'; nothing for none. */
export const badgeText = (count: number): string | undefined =>
  count === 0 ? undefined : count > limits.notificationBadge ? `${limits.notificationBadge}+` : String(count)

/** What a notification is about, for the steps of complete-your-profile. */
export const notificationsOfStep = (notifications: readonly Notification[], step: string): Notification[] =>
  notifications.filter((notification) => actionOf(notification).query.s === step)

import { limits } from '#contract/limits.ts'
import type { Notification } from '#contract/notifications.ts'
import { isPlainRoute, type PlainRouteName } from '@/routes/pathTo'

export interface NotificationAction {
  route: PlainRouteName
  query: Record<string, string>
}

/**
 * Where clicking a notification leads, with its action route's query (§2, §4): the screen the server names. A name that
 * is no screen here, or one that needs more than a query, leads home.
 */
export const actionOf = ({ actionRoute: { name, query } }: Pick<Notification, 'actionRoute'>): NotificationAction =>
  isPlainRoute(name) ? { route: name, query } : { route: 'home', query: {} }

/** §9: the count on the bell, capped at '9+'; nothing for none. */
export const badgeText = (count: number): string | undefined =>
  count === 0 ? undefined : count > limits.notificationBadge ? `${limits.notificationBadge}+` : String(count)

/** What a notification is about, for the steps of complete-your-profile. */
export const notificationsOfStep = (notifications: readonly Notification[], step: string): Notification[] =>
  notifications.filter((notification) => actionOf(notification).route === step)

/** Whether it has to be dealt with now: the server says so; without its word, what has expired. */
export const isUrgent = ({ isUrgent: said, daysBeforeExpiry }: Notification): boolean =>
  said ?? (daysBeforeExpiry !== null && daysBeforeExpiry < 0)

/** Names the matter for as long as it lasts: the server's key; without one, what it is about. Marks take such names only. */
export const keyOf = ({ key, code, maskedCreditCard, passportEndingDigits, actionRoute }: Notification): string =>
  (
    key ??
    [code, maskedCreditCard?.slice(-4) ?? passportEndingDigits ?? actionRoute.query.bookingId].filter(Boolean).join(':')
  )
    .replace(/[^A-Za-z0-9:._-]/g, '-')
    .slice(0, 120)

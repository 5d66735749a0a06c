import { minuteMs } from '#contract/time/durations.ts'
import { limits } from '#contract/fields/limits.ts'
import type { Notification } from '#contract/notices/notifications.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { isRouteWith, pathNamed } from '@/routes/pathTo'
import type { RouteName } from '@/routes/table'

/** While the application is shown, a risk advisor hears of people who need help after this time at the latest. */
export const helpPollMs = minuteMs

export interface NotificationAction {
  route: RouteName
  query: Record<string, string>
  /** The parameters of the screen's address, if it has any. */
  params?: Record<string, string> | undefined
  /** To begin at. */
  field?: string | undefined
}

/** §4: the screen of each code; Home shows the alerts about all trips. The action route of the answer comes first. */
const screenOfCode = new Map([
  ['creditCardExpiringSoon', 'payment'],
  ['creditCardExpired', 'payment'],
  ['passportExpiringSoon', 'travelDocuments'],
  ['passportExpired', 'travelDocuments'],
  ['personalTripAdvisoryCaution', 'tripsList'],
  ['arrangerTripAdvisoryCaution', 'arranger-profiles'],
  ['adminTripAdvisoryCaution', 'reports'],
  ['travelAlert', 'home'],
  ['travelAnnouncement', 'tripsList'],
])

/**
 * The link of a notification (§2, §4): the screen of its action route, else of its code, with its query. Home where
 * neither is a screen of this application, or where a parameter of its address is missing.
 */
export function actionOf({ actionRoute, code }: Pick<Notification, 'actionRoute' | 'code'>): NotificationAction {
  const { query, params, field } = actionRoute
  const route = [actionRoute.name, screenOfCode.get(code) ?? ''].find((name) => isRouteWith(name, params ?? {}))
  return route
    ? { route: route as RouteName, query, ...(params && { params }), ...(field && { field }) }
    : { route: 'home', query: {} }
}

/** The path to a notification's screen. */
export function pathOfAction(locale: LocaleCode, { route, query, params = {}, field }: NotificationAction): string {
  const path = pathNamed(locale, route, params, query)
  return field ? `${path}#${field}` : path
}

/** §9: the count on the bell, capped at '9+'; undefined for zero. */
export const badgeText = (count: number): string | undefined =>
  count === 0 ? undefined : count > limits.notificationBadge ? `${limits.notificationBadge}+` : String(count)

/** The notifications that belong to a step of complete-your-profile. */
export const notificationsOfStep = (notifications: readonly Notification[], step: string): Notification[] =>
  notifications.filter((notification) => actionOf(notification).route === step)

/** Whether a notification is urgent: the server's value, or else whether the document has expired. */
export const isUrgent = ({ isUrgent: said, daysBeforeExpiry }: Notification): boolean =>
  said ?? (daysBeforeExpiry !== null && daysBeforeExpiry < 0)

/** The key of a notification for its mark: the server's, or else one made from the notification's fields. */
export const keyOf = ({ key, code, maskedCreditCard, passportEndingDigits, actionRoute }: Notification): string =>
  (
    key ??
    [code, maskedCreditCard?.slice(-4) ?? passportEndingDigits ?? actionRoute.query.bookingId].filter(Boolean).join(':')
  )
    .replace(/[^A-Za-z0-9:._-]/g, '-')
    .slice(0, 120)

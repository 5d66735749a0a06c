import { limits } from '#contract/limits.ts'
import type { Notification, NotificationCode } from '#contract/notifications.ts'
import type { RouteName } from '@/routes/table'

type PlainRoute = Extract<RouteName, 'home' | 'payment' | 'travelDocuments' | 'tripsList'>
export interface NotificationAction {
  route: PlainRoute
  query: Record<string, string>
}

type Lead = (query: Record<string, string>) => NotificationAction
const payment: Lead = () => ({ route: 'payment', query: {} })
const travelDocuments: Lead = () => ({ route: 'travelDocuments', query: {} })

/** §4 notification actions: where each known code leads; those whose screen does not exist lead home. */
const leads: Partial<Record<NotificationCode, Lead>> = {
  creditCardExpiringSoon: payment,
  creditCardExpired: payment,
  passportExpiringSoon: travelDocuments,
  passportExpired: travelDocuments,
  personalTripAdvisoryCaution: ({ bookingId }) => ({ route: 'tripsList', query: bookingId ? { trip: bookingId } : {} }),
}

/** Where clicking a notification leads, with what its action's query asks for (§2); an unknown code leads home. */
export function actionOf({ code, actionRoute }: Pick<Notification, 'code' | 'actionRoute'>): NotificationAction {
  const lead = Object.hasOwn(leads, code) ? leads[code as NotificationCode] : undefined
  return lead?.(actionRoute.query) ?? { route: 'home', query: {} }
}

/** §9: the count on the bell, capped at '9+'; nothing for none. */
export const badgeText = (count: number): string | undefined =>
  count === 0 ? undefined : count > limits.notificationBadge ? `${limits.notificationBadge}+` : String(count)

/** Days before expiry (negative once over) that the server's own words leave out; a message may already count them. */
export function daysUnsaid({ message, daysBeforeExpiry }: Pick<Notification, 'message' | 'daysBeforeExpiry'>) {
  if (daysBeforeExpiry === null) return undefined
  const numbers: string[] = message.match(/\d+/g) ?? []
  return numbers.includes(String(Math.abs(daysBeforeExpiry))) ? undefined : daysBeforeExpiry
}

/** What a notification is about, for the steps of complete-your-profile. */
export const notificationsOfStep = (notifications: readonly Notification[], step: string): Notification[] =>
  notifications.filter((notification) => actionOf(notification).route === step)

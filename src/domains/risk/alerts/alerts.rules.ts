import type { Alert } from '#contract/risk/alerts.ts'
import type { Role } from '#contract/session/roles.ts'

/** Whether an alert still holds. An alert without an end holds as long as the provider sends it. */
export const isCurrent = ({ endsAt }: Pick<Alert, 'endsAt'>, now: Date): boolean =>
  endsAt === null || Date.parse(endsAt) > now.getTime()

/** Alarms before announcements, then the most severe, then the latest. */
export const byUrgency = (one: Alert, other: Alert): number =>
  Number(one.isAnnouncement) - Number(other.isAnnouncement) ||
  other.severity - one.severity ||
  other.sentAt.localeCompare(one.sentAt)

/** The alerts that still hold, the most urgent first. */
export const currentAlerts = (alerts: readonly Alert[], now: Date): Alert[] =>
  alerts.filter((alert) => isCurrent(alert, now)).toSorted(byUrgency)

/** The alerts about one of the reader's own trips. */
export const alertsOfTrip = (alerts: readonly Alert[], bookingId: string): Alert[] =>
  alerts.filter(({ trips }) => trips.includes(bookingId))

/**
 * The current alerts about any of the reader's own trips, the most urgent first. A risk advisor's answer also has alerts
 * about other people's trips.
 */
export const ownAlerts = (alerts: readonly Alert[], now: Date): Alert[] =>
  currentAlerts(
    alerts.filter(({ trips }) => trips.length > 0),
    now,
  )

/** Whether the server answers the health of the feeds. */
export const mayReadFeeds = (roles: readonly Role[]): boolean =>
  roles.includes('Admin') || roles.includes('RiskAdvisor')

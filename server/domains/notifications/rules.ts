import type { Notification } from '#contract/notifications.ts'
import type { TripAbroad } from '#contract/tripsAbroad.ts'
import { cardNotifications } from '#server/domains/notifications/cardNotifications.ts'
import type { CardFacts } from '#server/domains/notifications/cardNotifications.ts'
import { passportNotifications } from '#server/domains/notifications/passportNotifications.ts'
import type { PassportFacts } from '#server/domains/notifications/passportNotifications.ts'
import { formatterFor } from '#server/messages/messages.ts'

/** What a person has that may need attention. */
export interface NotificationFacts {
  profileId: string
  cards: CardFacts[]
  passports: PassportFacts[]
  /** Trips under way or to come whose destination is under an advisory. */
  advisedTrips: { bookingId: string; destination: string }[]
  tripsAbroad: TripAbroad[]
  /** Whether the feature demonotifications is enabled (§9). */
  isDemo: boolean
}

/** A notification but for whom it is for. */
export type NotificationDraft = Omit<Notification, 'profileId'>

/**
 * The notifications of a person (§3, §4): one for each card, passport and advised trip that needs attention.
 *
 * A card is mentioned from 60 days before the last day of its month; from 30 days on it asks for the new one, from 7 on
 * urgently. A passport is mentioned from 180 days on; from 90 days on it asks for a renewal, from 30 on urgently. The day
 * itself counts as 0 and is still good. Further ahead a passport is mentioned when a trip needs it: see `passportNotes`.
 * @param today `yyyy-MM-dd`
 */
export function notificationsOf(facts: NotificationFacts, today: string, culture: string): Notification[] {
  const { say } = formatterFor(culture)
  const notes: NotificationDraft[] = [
    ...cardNotifications(facts.cards, today, say),
    ...passportNotifications(facts.passports, facts.tripsAbroad, { today, say }),
    ...facts.advisedTrips.map(({ bookingId, destination }): NotificationDraft => ({
      type: 'tripadvisorypersonal',
      code: 'personalTripAdvisoryCaution',
      key: `advisory:${bookingId}`,
      message: say('notifications.advisory', { destination }),
      daysBeforeExpiry: null,
      actionRoute: { name: 'tripsList', query: { bookingId } },
    })),
    ...(facts.isDemo ? [demo(say('notifications.demo'))] : []),
  ]
  return notes.map((note) => ({ ...note, profileId: facts.profileId }))
}

const demo = (message: string): NotificationDraft => ({
  type: 'demonotification',
  code: 'demoNotification',
  key: 'demo',
  message,
  daysBeforeExpiry: null,
  actionRoute: { name: 'home', query: {} },
})

import type { Notification } from '#contract/notifications.ts'
import type { Trip } from '#contract/trips.ts'
import type { TripAbroad } from '#contract/tripsAbroad.ts'
import { cardNotifications, type CardFacts } from '#server/domains/notifications/cardNotifications.ts'
import { type CreditFacts, creditNotifications } from '#server/domains/notifications/creditNotifications.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { passportNotifications, type PassportFacts } from '#server/domains/notifications/passportNotifications.ts'
import { questionNotifications } from '#server/domains/notifications/questionNotifications.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { OpenQuestion } from '#server/domains/risk/rollCalls/openQuestions.ts'
import { formatterFor } from '#server/messages/messages.ts'

/** The data that notifications are computed from. */
export interface NotificationFacts {
  profileId: string
  cards: CardFacts[]
  passports: PassportFacts[]
  /** Current and upcoming trips of the person's own to a country under a travel advisory. */
  advisedTrips: Pick<Trip, 'bookingId' | 'destination' | 'departureDate' | 'transactionDate' | 'tripStatus'>[]
  tripsAbroad: TripAbroad[]
  /** The tasks of the person as an admin or an organizer: see `adminTasks` and `organizerTasks`. */
  tasks: NotificationDraft[]
  credits: CreditFacts
  /** Questions of risk advisors that wait for the person's answer. */
  questions: OpenQuestion[]
  /** Whether the feature demonotifications is enabled (§9). */
  isDemo: boolean
}

/**
 * The notifications of a person (§3, §4): one for each card, passport, credit and advised trip that needs attention.
 * Reminders of cards, passports and credits begin at the days of `expiryReminders`; a card is counted to the end of its month. The last
 * day counts as 0 and is still valid. Passports may have earlier ones for trips: see `passportNotifications`.
 * @param today `yyyy-MM-dd`
 */
export function notificationsOf(facts: NotificationFacts, today: string, culture: string): Notification[] {
  const { say } = formatterFor(culture)
  const notes: NotificationDraft[] = [
    ...questionNotifications(facts.questions, say),
    ...cardNotifications(facts.cards, today, say),
    ...passportNotifications(facts.passports, facts.tripsAbroad, { today, say }),
    ...facts.advisedTrips.map(
      ({ bookingId, destination, departureDate, transactionDate, tripStatus }): NotificationDraft => ({
        type: 'tripadvisorypersonal',
        code: 'personalTripAdvisoryCaution',
        key: `advisory:${bookingId}`,
        ...wordsOf(
          say('notifications.advisory', { destination }),
          say('notifications.advisory.detail', {
            when: tripStatus === 'Upcoming' ? 'ahead' : 'there',
            start: new Date(departureDate.slice(0, 10)),
          }),
        ),
        tripStart: departureDate.slice(0, 10),
        daysBeforeExpiry: null,
        since: transactionDate,
        actionRoute: { name: 'tripsList', query: { bookingId } },
      }),
    ),
    ...creditNotifications(facts.credits, today, culture),
    ...facts.tasks,
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

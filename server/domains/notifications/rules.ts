import type { Notification } from '#contract/notices/notifications.ts'
import type { OutdatedTrip } from '#contract/trips/outdatedTrips.ts'
import type { TripAbroad } from '#contract/trips/tripsAbroad.ts'
import { advisedTripNotification, type AdvisedTrip } from '#server/domains/notifications/advisoryNotifications.ts'
import { cardNotifications, type CardFacts } from '#server/domains/notifications/cardNotifications.ts'
import { type CreditFacts, creditNotifications } from '#server/domains/notifications/creditNotifications.ts'
import { educationNotifications, type OpenModule } from '#server/domains/notifications/educationNotifications.ts'
import { deskNotifications } from '#server/domains/notifications/deskNotifications.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import { outdatedNotifications } from '#server/domains/notifications/outdatedNotifications.ts'
import { passportNotifications, type PassportFacts } from '#server/domains/notifications/passportNotifications.ts'
import { stayNotifications, type StayLimitFacts } from '#server/domains/notifications/stayNotifications.ts'
import {
  announcementNotifications,
  questionNotifications,
} from '#server/domains/notifications/questionNotifications.ts'
import type { UnreadAnswer } from '#server/domains/helpDesk/unreadAnswers.ts'
import type { Announcement, OpenQuestion } from '#server/domains/risk/rollCalls/openQuestions.ts'
import { formatterFor } from '#server/messages/messages.ts'

/** The data that notifications are computed from. */
export interface NotificationFacts {
  profileId: string
  cards: CardFacts[]
  passports: PassportFacts[]
  /** Current and upcoming trips of the person's own to a country under a travel advisory. */
  advisedTrips: AdvisedTrip[]
  /** About alerts that concern the person's own trips: see `alertNotifications`. */
  alerts: NotificationDraft[]
  /** About the trips of others: see `arrangerAdvisories` and `adminAdvisories`. */
  advisories: NotificationDraft[]
  tripsAbroad: TripAbroad[]
  /** The tasks of the person as an admin, an organizer or an approver: see `adminTasks`, `organizerTasks`, `approvalTasks`. */
  tasks: NotificationDraft[]
  credits: CreditFacts
  /** Trips of the person's own that would be over the limit of short stays. */
  overstays: StayLimitFacts[]
  /** Modules that the company or a trip ahead requires, and that the person has not passed. */
  modules: OpenModule[]
  /** Trips that somebody else answered, booked, changed or canceled: see `approvalAnswers` and `tripNotifications`. */
  changedTrips: NotificationDraft[]
  /** Trips that hold details from before a change of the profile. */
  outdatedTrips: OutdatedTrip[]
  /** Answers to the person's requests for apps: see `appAnswers`. */
  appAnswers: NotificationDraft[]
  /** Questions of risk advisors that wait for the person's answer. */
  questions: OpenQuestion[]
  /** Announcements of risk advisors to the person in the last days. */
  announcements: Announcement[]
  /** Requests to the help desk with an unread answer. */
  deskAnswers: UnreadAnswer[]
  /** Whether the feature demonotifications is enabled (§9). */
  isDemo: boolean
}

/**
 * The notifications of a person (§3, §4): one for each card, passport, credit and advised trip that needs attention.
 * Reminders of cards, passports and credits begin at the days of `expiryReminders`; a card is counted to the end of
 * its month. The last day counts as 0 and is still valid. Passports may have earlier ones for trips: see `passportNotifications`.
 * @param today `yyyy-MM-dd`
 */
export function notificationsOf(facts: NotificationFacts, today: string, culture: string): Notification[] {
  const formatter = formatterFor(culture)
  const { say } = formatter
  const notes: NotificationDraft[] = [
    ...questionNotifications(facts.questions, say),
    ...deskNotifications(facts.deskAnswers, say),
    ...facts.changedTrips,
    ...outdatedNotifications(facts.outdatedTrips, formatter),
    ...cardNotifications(facts.cards, today, say),
    ...passportNotifications(facts.passports, facts.tripsAbroad, { today, say }),
    ...facts.advisedTrips.map((trip) => advisedTripNotification(trip, culture)),
    ...educationNotifications(facts.modules, today, say),
    ...facts.alerts,
    ...announcementNotifications(facts.announcements, say),
    ...facts.advisories,
    ...stayNotifications(facts.overstays, today, say),
    ...creditNotifications(facts.credits, today, culture),
    ...facts.tasks,
    ...facts.appAnswers,
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

import { differenceInCalendarDays, lastDayOfMonth } from 'date-fns'
import type { Notification } from '#contract/notifications.ts'
import { phrases } from '#server/domains/notifications/phrases.ts'
import type { Language } from '#server/http/language.ts'

/** What a person has that may need attention. */
export interface NotificationFacts {
  profileId: string
  /** `expiryMonth` is `yyyy-MM`. */
  cards: { maskedNumber: string; expiryMonth: string }[]
  /** `expirationDate` is `yyyy-MM-dd`. */
  passports: { numberEnding: string; expirationDate: string }[]
  /** Trips under way or to come whose destination is under an advisory. */
  advisedTrips: { bookingId: string; destination: string }[]
  /** Whether the feature demonotifications is enabled (§9). */
  isDemo: boolean
}

/** Days before its end from which a document is mentioned. Many countries want a passport good for six months. */
const noticeDays = { passport: 180, card: 60 }

/**
 * The notifications of a person (§3, §4): one for each card, passport and advised trip that needs attention.
 * @param today `yyyy-MM-dd`
 */
export function notificationsOf(facts: NotificationFacts, today: string, language: Language): Notification[] {
  const say = phrases[language]
  const about = (note: Omit<Notification, 'profileId'>): Notification => ({ ...note, profileId: facts.profileId })
  return [
    ...facts.cards.flatMap((card) => cardNote(card, today, say).map(about)),
    ...facts.passports.flatMap((passport) => passportNote(passport, today, say).map(about)),
    ...facts.advisedTrips.map(({ bookingId, destination }) =>
      about({
        type: 'tripadvisorypersonal',
        code: 'personalTripAdvisoryCaution',
        message: say.advisory(destination),
        daysBeforeExpiry: null,
        actionRoute: { name: 'tripsList', query: { bookingId } },
      }),
    ),
    ...(facts.isDemo ? [about(demo(say))] : []),
  ]
}

type Phrases = (typeof phrases)[Language]
type Note = Omit<Notification, 'profileId'>

function cardNote(card: NotificationFacts['cards'][number], today: string, say: Phrases): Note[] {
  const days = daysUntil(lastDayOfMonth(new Date(`${card.expiryMonth}-01T00:00`)), today)
  if (days > noticeDays.card) return []
  const ending = card.maskedNumber.slice(-4)
  return [
    {
      type: 'paymentmethod',
      code: days < 0 ? 'creditCardExpired' : 'creditCardExpiringSoon',
      message: days < 0 ? say.cardExpired(ending) : say.cardExpiring(ending, days),
      daysBeforeExpiry: days,
      maskedCreditCard: card.maskedNumber,
      actionRoute: { name: 'payment', query: {} },
    },
  ]
}

function passportNote(passport: NotificationFacts['passports'][number], today: string, say: Phrases): Note[] {
  const days = daysUntil(localDay(passport.expirationDate), today)
  if (days > noticeDays.passport) return []
  const ending = passport.numberEnding
  return [
    {
      type: 'traveldocument',
      code: days < 0 ? 'passportExpired' : 'passportExpiringSoon',
      message: days < 0 ? say.passportExpired(ending) : say.passportExpiring(ending, days),
      daysBeforeExpiry: days,
      passportEndingDigits: ending,
      actionRoute: { name: 'travelDocuments', query: {} },
    },
  ]
}

const demo = (say: Phrases): Note => ({
  type: 'demonotification',
  code: 'demoNotification',
  message: say.demo,
  daysBeforeExpiry: null,
  actionRoute: { name: 'home', query: {} },
})

const localDay = (date: string) => new Date(`${date}T00:00`)
const daysUntil = (end: Date, today: string) => differenceInCalendarDays(end, localDay(today))

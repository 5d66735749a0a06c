import { expiryReminders } from '#contract/fields/limits.ts'
import { passportFitness, type PassportFitness, type PassportValidity } from '#contract/trips/passportFitness.ts'
import type { TripAbroad } from '#contract/trips/tripsAbroad.ts'
import type { Say } from '#server/messages/messages.ts'
import { wordsOf } from '#server/domains/notifications/words.ts'
import type { NotificationDraft } from '#server/domains/notifications/notificationDraft.ts'
import {
  daysUntil,
  isUrgent,
  notificationKey,
  reminderBegan,
  urgencyOf,
} from '#server/domains/notifications/urgency.ts'

export interface PassportFacts extends PassportValidity {
  id: string
  numberEnding: string
}

const steps = expiryReminders.passport

/** A trip for which no passport of the person is valid, with the result for one passport. */
interface DoubtfulTrip {
  trip: TripAbroad
  fitness: PassportFitness
}

/**
 * One notification for each passport that has expired, expires soon, or is not valid long enough for a booked trip
 * abroad, however far ahead (code `passportExpiringSoon`; the message names the trip). Trips covered by another
 * passport, and passports replaced by a longer one of the same country, have none.
 * @param how.today `yyyy-MM-dd`
 */
export function passportNotifications(
  passports: readonly PassportFacts[],
  trips: readonly TripAbroad[],
  { today, say }: { today: string; say: Say },
): NotificationDraft[] {
  const doubtful = trips.filter((trip) => passportFitness(trip, passports).verdict !== 'good')
  return passports
    .filter((passport) => !isReplaced(passport, passports, today))
    .flatMap((passport): NotificationDraft[] => {
      const days = daysUntil(passport.expirationDate, today)
      const checked = doubtful.map((trip) => ({ trip, fitness: passportFitness(trip, [passport]) }))
      const doubt = checked.find(({ fitness }) => fitness.verdict === 'over') ?? checked.find(isShort)
      const words = wordsFor(passport, doubt, { days, say })
      if (!words) return []
      const isOver = days < 0
      const bookingId = doubt?.trip.bookingId
      return [
        {
          type: 'traveldocument',
          code: isOver ? 'passportExpired' : 'passportExpiringSoon',
          key: notificationKey([
            isOver ? 'passportExpired' : 'passportExpiring',
            passport.id,
            passport.expirationDate,
            bookingId ?? urgencyOf(days, steps),
          ]),
          ...words,
          ...(doubt && { tripStart: doubt.trip.departureDate.slice(0, 10) }),
          isUrgent: isUrgent(days),
          daysBeforeExpiry: days,
          expiryDate: passport.expirationDate,
          since: days < 0 || !doubt ? reminderBegan(passport.expirationDate, days, steps) : doubt.trip.bookedAt,
          passportEndingDigits: passport.numberEnding,
          actionRoute: { name: 'travelDocuments', query: { documentId: passport.id, ...(bookingId && { bookingId }) } },
        },
      ]
    })
}

const isShort = ({ fitness }: DoubtfulTrip) => fitness.verdict === 'short'

const isReplaced = (old: PassportFacts, passports: readonly PassportFacts[], today: string) =>
  passports.some(
    ({ issueCountry, expirationDate }) =>
      issueCountry === old.issueCountry &&
      expirationDate > old.expirationDate &&
      daysUntil(expirationDate, today) > steps.calm,
  )

function wordsFor(
  { numberEnding, expirationDate }: PassportFacts,
  doubt: DoubtfulTrip | undefined,
  { days, say }: { days: number; say: Say },
): ReturnType<typeof wordsOf> | undefined {
  const passport = { ending: numberEnding, until: new Date(expirationDate) }
  if (days < 0)
    return wordsOf(say('notifications.passportExpired', passport), say('notifications.passportExpired.detail'))
  const title = say('notifications.passportExpiring', passport)
  const urgency = urgencyOf(days, steps)
  if (!doubt) return urgency && wordsOf(title, say('notifications.passportExpiring.detail', { urgency }))
  const { fitness, trip } = doubt
  const values = { destination: trip.destination, returnDay: new Date(trip.returnDay) }
  return wordsOf(
    title,
    fitness.verdict === 'short'
      ? say('notifications.passportShort.detail', { ...values, months: fitness.monthsWanted })
      : say('notifications.passportOver.detail', values),
  )
}

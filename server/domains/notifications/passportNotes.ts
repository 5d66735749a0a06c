import { passportFitness, type PassportFitness, type PassportValidity } from '#contract/passportFitness.ts'
import type { TripAbroad } from '#contract/tripsAbroad.ts'
import type { Phrases } from '#server/domains/notifications/phrases.ts'
import type { Note } from '#server/domains/notifications/rules.ts'
import { daysUntil, isUrgent, matterKey, urgencyOf } from '#server/domains/notifications/urgency.ts'

export interface PassportFacts extends PassportValidity {
  id: string
  numberEnding: string
}

/** Many countries want a passport good for six months. */
const steps = { calm: 180, soon: 90, urgent: 30 }

/** A trip that none of somebody's passports is good for, judged by one of them. */
interface DoubtfulTrip {
  trip: TripAbroad
  fitness: PassportFitness
}

/**
 * One note for each passport that has run out, is about to, or is too short for a booked trip abroad by the custom of a
 * country there, however far ahead that is (code `passportExpiringSoon`; the message says which trip). A trip that
 * another passport of theirs is good for needs nothing, nor does a passport that a longer one of the same country has
 * replaced.
 * @param how.today `yyyy-MM-dd`
 */
export function passportNotes(
  passports: readonly PassportFacts[],
  trips: readonly TripAbroad[],
  { today, say }: { today: string; say: Phrases },
): Note[] {
  const doubtful = trips.filter((trip) => passportFitness(trip, passports).verdict !== 'good')
  return passports
    .filter((passport) => !isReplaced(passport, passports, today))
    .flatMap((passport): Note[] => {
      const days = daysUntil(passport.expirationDate, today)
      const judged = doubtful.map((trip) => ({ trip, fitness: passportFitness(trip, [passport]) }))
      const doubt = judged.find(({ fitness }) => fitness.verdict === 'over') ?? judged.find(isShort)
      const message = messageOf(passport, doubt, { days, say })
      if (!message) return []
      const isOver = days < 0
      const bookingId = doubt?.trip.bookingId
      return [
        {
          type: 'traveldocument',
          code: isOver ? 'passportExpired' : 'passportExpiringSoon',
          key: matterKey([
            isOver ? 'passportExpired' : 'passportExpiring',
            passport.id,
            passport.expirationDate,
            bookingId ?? urgencyOf(days, steps),
          ]),
          message,
          isUrgent: isUrgent(days),
          daysBeforeExpiry: days,
          expiryDate: passport.expirationDate,
          passportEndingDigits: passport.numberEnding,
          actionRoute: { name: 'travelDocuments', query: bookingId ? { bookingId } : {} },
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

function messageOf(
  { numberEnding, expirationDate }: PassportFacts,
  doubt: DoubtfulTrip | undefined,
  { days, say }: { days: number; say: Phrases },
): string | undefined {
  if (days < 0) return say.passportExpired(numberEnding)
  if (doubt?.fitness.verdict === 'over') return say.passportOver(numberEnding, expirationDate, doubt.trip)
  if (doubt) return say.passportShort(numberEnding, expirationDate, { ...doubt.trip, ...doubt.fitness })
  const urgency = urgencyOf(days, steps)
  return urgency && say.passportExpiring(numberEnding, expirationDate, urgency)
}

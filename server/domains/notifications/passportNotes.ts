import { addMonths, format } from 'date-fns'
import type { Phrases } from '#server/domains/notifications/phrases.ts'
import type { Note } from '#server/domains/notifications/rules.ts'
import { daysUntil, urgencyOf } from '#server/domains/notifications/urgency.ts'

export interface PassportFacts {
  id: string
  numberEnding: string
  /** ISO 3166-1 alpha-2. */
  issueCountry: string
  /** `yyyy-MM-dd`. */
  expirationDate: string
}

export interface TripAbroad {
  destination: string
  /** The local day it ends, `yyyy-MM-dd`. */
  returnDay: string
}

/** Many countries want a passport good for six months. */
const steps = { calm: 180, soon: 90, urgent: 30 }
const monthsAfterReturn = 6

/** The day until which a passport should be good for a trip. */
const neededUntil = ({ returnDay }: TripAbroad) =>
  format(addMonths(new Date(`${returnDay}T00:00`), monthsAfterReturn), 'yyyy-MM-dd')

/**
 * One note for each passport that has run out, is about to, or is good for less than six months after a booked trip
 * abroad, however far ahead that is (code `passportExpiringSoon`; the message says which trip). A trip that another
 * passport of theirs is good for needs nothing, nor does a passport that a longer one of the same country has replaced.
 * @param how.today `yyyy-MM-dd`
 */
export function passportNotes(
  passports: readonly PassportFacts[],
  trips: readonly TripAbroad[],
  { today, say }: { today: string; say: Phrases },
): Note[] {
  const shortTrips = trips.filter((trip) => passports.every(({ expirationDate }) => expirationDate < neededUntil(trip)))
  return passports
    .filter((passport) => !isReplaced(passport, passports, today))
    .flatMap((passport): Note[] => {
      const days = daysUntil(passport.expirationDate, today)
      const message = messageOf(passport, shortTrips, { days, say })
      if (!message) return []
      const isOver = days < 0
      return [
        {
          type: 'traveldocument',
          code: isOver ? 'passportExpired' : 'passportExpiringSoon',
          key: `${isOver ? 'passportExpired' : 'passportExpiring'}:${passport.id}`,
          message,
          daysBeforeExpiry: days,
          passportEndingDigits: passport.numberEnding,
          actionRoute: { name: 'travelDocuments', query: {} },
        },
      ]
    })
}

const isReplaced = (old: PassportFacts, passports: readonly PassportFacts[], today: string) =>
  passports.some(
    ({ issueCountry, expirationDate }) =>
      issueCountry === old.issueCountry &&
      expirationDate > old.expirationDate &&
      daysUntil(expirationDate, today) > steps.calm,
  )

function messageOf(
  { numberEnding, expirationDate }: PassportFacts,
  shortTrips: readonly TripAbroad[],
  { days, say }: { days: number; say: Phrases },
): string | undefined {
  if (days < 0) return say.passportExpired(numberEnding)
  const trip = shortTrips.find(({ returnDay }) => expirationDate < returnDay) ?? shortTrips[0]
  if (trip) return say.passportShort(numberEnding, expirationDate, trip)
  const urgency = urgencyOf(days, steps)
  return urgency && say.passportExpiring(numberEnding, days, urgency)
}

import { addMonths, differenceInMonths, formatISO, parseISO } from 'date-fns'
import { requiredMonths } from './passportEntry.ts'
import type { TripAbroad } from './tripsAbroad.ts'

/** What is asked of a passport. */
export interface PassportValidity {
  /** ISO 3166-1 alpha-2. */
  issueCountry: string
  /** The last day it is good, `yyyy-MM-dd`. */
  expirationDate: string
}

/** What a passport is for one trip: good, too short by the custom of a country there, over before its end, or none. */
export interface PassportFitness {
  /** The country that asks for most; ISO 3166-1 alpha-2. */
  country: string
  verdict: 'good' | 'short' | 'over' | 'none'
  /** Whole months it is still good after the trip, where it outlives the trip. */
  monthsLeft: number
  monthsWanted: number
}

const gravity: Record<PassportFitness['verdict'], number> = { good: 0, short: 1, over: 2, none: 3 }

/**
 * Whether one of the passports is good as long after the return as the countries of a trip want. The country that issued
 * it asks for nothing. Soft: it warns and forbids nothing.
 */
export function passportFitness(trip: TripAbroad, passports: readonly PassportValidity[]): PassportFitness {
  const inEach = trip.countries.map((country) => bestPassportFor(trip.returnDay, country, passports))
  return inEach.reduce((worst, next) => (gravity[next.verdict] > gravity[worst.verdict] ? next : worst))
}

/** The judgement of the passport that serves best in a country. */
function bestPassportFor(returnDay: string, country: string, passports: readonly PassportValidity[]): PassportFitness {
  const each = passports.map((passport) => checkPassport(returnDay, country, passport))
  const best = each.toSorted(
    (one, other) => gravity[one.verdict] - gravity[other.verdict] || other.monthsLeft - one.monthsLeft,
  )[0]
  return best ?? { country, verdict: 'none', monthsLeft: 0, monthsWanted: 0 }
}

function checkPassport(
  returnDay: string,
  country: string,
  { issueCountry, expirationDate }: PassportValidity,
): PassportFitness {
  const wanted = requiredMonths(issueCountry, country)
  const monthsLeft = Math.max(0, differenceInMonths(parseISO(expirationDate), parseISO(returnDay)))
  const found = { country, monthsLeft, monthsWanted: wanted ?? 0 }
  if (wanted === undefined) return { ...found, verdict: 'good' }
  if (expirationDate < returnDay) return { ...found, verdict: 'over' }
  const neededUntil = formatISO(addMonths(parseISO(returnDay), wanted), { representation: 'date' })
  return { ...found, verdict: expirationDate >= neededUntil ? 'good' : 'short' }
}

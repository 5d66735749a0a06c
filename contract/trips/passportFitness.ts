import { addMonths } from 'date-fns/addMonths'
import { differenceInMonths } from 'date-fns/differenceInMonths'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { requiredMonths } from '#contract/profile/passportEntry.ts'
import type { TripAbroad } from './tripsAbroad.ts'

/** The facts about a passport that its validity depends on. */
export interface PassportValidity {
  /** ISO 3166-1 alpha-2. */
  issueCountry: string
  /** The last valid day, `yyyy-MM-dd`. */
  expirationDate: string
}

/**
 * The result of checking a person's passports for a trip: valid, expiring too soon for a country, expired before the
 * end, or no passport.
 */
export interface PassportFitness {
  /** The destination country with the strictest requirement; ISO 3166-1 alpha-2. */
  country: string
  verdict: 'good' | 'short' | 'over' | 'none'
  /**
   * The country that issued the checked passport, as a person can have several; ISO 3166-1 alpha-2, null without a
   * passport.
   */
  issueCountry: string | null
  /** Whole months of validity left after the trip, where it outlasts the trip. */
  monthsLeft: number
  monthsWanted: number
}

const gravity: Record<PassportFitness['verdict'], number> = { good: 0, short: 1, over: 2, none: 3 }

/**
 * Checks whether a passport of the person stays valid as long after the return as the countries of a trip require. The
 * issuing country requires nothing. The result is for warnings only and forbids nothing.
 */
export function passportFitness(trip: TripAbroad, passports: readonly PassportValidity[]): PassportFitness {
  const inEach = trip.countries.map((country) => bestPassportFor(trip.returnDay, country, passports))
  return inEach.reduce((worst, next) => (gravity[next.verdict] > gravity[worst.verdict] ? next : worst))
}

/** The result for the passport with the longest validity in a country. */
function bestPassportFor(returnDay: string, country: string, passports: readonly PassportValidity[]): PassportFitness {
  const each = passports.map((passport) => checkPassport(returnDay, country, passport))
  const best = each.toSorted(
    (one, other) => gravity[one.verdict] - gravity[other.verdict] || other.monthsLeft - one.monthsLeft,
  )[0]
  return best ?? { country, verdict: 'none', issueCountry: null, monthsLeft: 0, monthsWanted: 0 }
}

function checkPassport(
  returnDay: string,
  country: string,
  { issueCountry, expirationDate }: PassportValidity,
): PassportFitness {
  const wanted = requiredMonths(issueCountry, country)
  const monthsLeft = Math.max(0, differenceInMonths(parseISO(expirationDate), parseISO(returnDay)))
  const found = { country, issueCountry, monthsLeft, monthsWanted: wanted ?? 0 }
  if (wanted === undefined) return { ...found, verdict: 'good' }
  if (expirationDate < returnDay) return { ...found, verdict: 'over' }
  const neededUntil = formatISO(addMonths(parseISO(returnDay), wanted), { representation: 'date' })
  return { ...found, verdict: expirationDate >= neededUntil ? 'good' : 'short' }
}

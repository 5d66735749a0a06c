import { addMonths, differenceInMonths, formatISO, parseISO } from 'date-fns'
import type { TravelDocument } from '#contract/travelDocuments.ts'
import type { Trip } from '#contract/trips.ts'
import { countriesOf, endOf } from '@/domains/trips/trips.rules'
import { monthsWanted } from './entry.rules'

const dayMs = 86_400_000
const inMonths = (day: string, months: number) =>
  formatISO(addMonths(parseISO(day), months), { representation: 'date' })

/** Under so many months many countries refuse a passport, so it is time to renew it. */
const soonMonths = 6

type DocumentStatus = 'good' | 'soon' | 'expired'

/** Whether a passport is good, for less than six months, or over. Days are local dates. */
export const documentStatus = (
  { expirationDate }: Pick<TravelDocument, 'expirationDate'>,
  today: string,
): DocumentStatus =>
  expirationDate < today ? 'expired' : expirationDate < inMonths(today, soonMonths) ? 'soon' : 'good'

/** How far away a day is in its largest unit, as `formatRelativeTime` takes it: `[3, 'year']`, `[-12, 'day']`. */
export function awayFrom(today: string, day: string): [number, 'year' | 'month' | 'day'] {
  const months = differenceInMonths(parseISO(day), parseISO(today))
  if (Math.abs(months) >= 24) return [Math.trunc(months / 12), 'year']
  if (months !== 0) return [months, 'month']
  return [Math.round((Date.parse(day) - Date.parse(today)) / dayMs), 'day']
}

/** What a passport is for one trip: good, too short by the custom of a country there, over before its end, or none. */
export interface TripFitness {
  trip: Trip
  /** The country that asks for most; ISO 3166-1 alpha-2. */
  country: string
  verdict: 'good' | 'short' | 'over' | 'none'
  /** Whole months it is still good after the trip, where it outlives the trip. */
  monthsLeft: number
  monthsWanted: number
}

/** Upcoming trips abroad of the person themself (a guest travels on a guest's passport), soonest first. */
const tripsAbroad = (trips: readonly Trip[]) =>
  trips
    .filter(({ tripStatus, isForGuest }) => tripStatus === 'Upcoming' && isForGuest !== true)
    .filter((trip) => countriesOf(trip).some((code) => code !== '' && code !== trip.departureCountryCode))
    .toSorted((one, other) => one.departureDate.localeCompare(other.departureDate))

/**
 * For each upcoming trip abroad, whether one of the passports is good as long after the return as the countries want.
 * The country that issued it asks for nothing. Soft: it warns and forbids nothing.
 */
export const fitnessOf = (trips: readonly Trip[], documents: readonly TravelDocument[]): TripFitness[] =>
  tripsAbroad(trips).flatMap((trip) => {
    const inEach = countriesOf(trip).map((country) => bestFor(trip, country, documents))
    const worst = inEach.toSorted((one, other) => gravity[other.verdict] - gravity[one.verdict])[0]
    return worst ? [worst] : []
  })

const gravity: Record<TripFitness['verdict'], number> = { good: 0, short: 1, over: 2, none: 3 }

/** The judgement of the passport that serves best in a country. */
function bestFor(trip: Trip, country: string, documents: readonly TravelDocument[]): TripFitness {
  const each = documents.map((document) => judge(trip, country, document))
  const best = each.toSorted(
    (one, other) => gravity[one.verdict] - gravity[other.verdict] || other.monthsLeft - one.monthsLeft,
  )[0]
  return best ?? { trip, country, verdict: 'none', monthsLeft: 0, monthsWanted: 0 }
}

function judge(trip: Trip, country: string, { issueCountry, expirationDate }: TravelDocument): TripFitness {
  const end = endOf(trip).slice(0, 10)
  const wanted = monthsWanted(issueCountry, country)
  const monthsLeft = Math.max(0, differenceInMonths(parseISO(expirationDate), parseISO(end)))
  const found = { trip, country, monthsLeft, monthsWanted: wanted ?? 0 }
  if (wanted === undefined) return { ...found, verdict: 'good' }
  if (expirationDate < end) return { ...found, verdict: 'over' }
  return { ...found, verdict: expirationDate >= inMonths(end, wanted) ? 'good' : 'short' }
}

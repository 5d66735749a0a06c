import { differenceInCalendarDays } from 'date-fns'
import { isJourney } from '#contract/segments.ts'
import type { Profile } from '#contract/profile.ts'
import type { Role } from '#contract/roles.ts'
import type { Segment, Trip } from '#contract/trips.ts'
import { tripEnd, layoverAfter } from '@/domains/itinerary/itinerary.rules'
import { localDay } from '@/lib/localDay'

/** Who sees the figures of the company on Home (§2, §6). The server checks again. */
export const seesCompany = (roles: readonly Role[]): boolean =>
  roles.includes('FinancialOfficer') || roles.includes('Admin')

export const fullName = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

export interface YourTravel {
  upcoming: number
  /** The rest is about this calendar year, up to today; cancelled trips never count. */
  trips: number
  nights: number
  cities: number
  countries: number
}

export function yourTravel(trips: readonly Trip[], now: Date): YourTravel {
  const made = trips.filter(({ tripStatus }) => tripStatus === 'Past' || tripStatus === 'InProgress')
  const year = localDay(now).slice(0, 4)
  const visits = made.flatMap((trip) => visitsOf(trip, now)).filter(({ arrival }) => arrival.startsWith(year))
  return {
    upcoming: trips.filter(({ tripStatus }) => tripStatus === 'Upcoming').length,
    trips: made.filter(({ departureDate }) => departureDate.startsWith(year)).length,
    nights: made.reduce((sum, trip) => sum + nightsThisYear(trip, localDay(now)), 0),
    cities: new Set(visits.map(({ to }) => `${to.city}, ${to.countryCode}`)).size,
    countries: new Set(visits.map(({ to }) => to.countryCode)).size,
  }
}

type Visit = Pick<Segment, 'arrival'> & { to: Pick<Segment['to'], 'city' | 'countryCode'> }

/**
 * Segments that brought the traveller somewhere: neither a change on the way nor the way home. A trip that does not say
 * what it is made of led to its destination.
 */
function visitsOf({ segments, destination, arrivalCountryCode, arrivalDate }: Trip, now: Date): Visit[] {
  if (segments.length === 0)
    return [{ arrival: arrivalDate, to: { city: destination, countryCode: arrivalCountryCode } }]
  const home = segments.find(isJourney)?.from.city
  return segments.filter(
    (segment) =>
      Date.parse(isJourney(segment) ? segment.arrivalInstant : segment.departureInstant) <= now.getTime() &&
      segment.to.city !== home &&
      layoverAfter(segment, segments) === undefined,
  )
}

/** Nights between the first and the last day of a trip that lie in the year of `day` and before it. */
function nightsThisYear(trip: Trip, day: string): number {
  const newYear = `${day.slice(0, 4)}-01-01`
  const first = trip.departureDate.slice(0, 10)
  const last = tripEnd(trip).slice(0, 10)
  const from = first > newYear ? first : newYear
  const until = last < day ? last : day
  return Math.max(0, differenceInCalendarDays(new Date(until), new Date(from)))
}

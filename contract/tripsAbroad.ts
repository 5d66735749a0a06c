import type { Trip } from './trips.ts'

/** A booked trip for which its traveller needs a passport. Days and dates are local to the place. */
export interface TripAbroad {
  bookingId: string
  destination: string
  departureDate: string
  /** The day it ends, `yyyy-MM-dd`. */
  returnDay: string
  /** Where a passport is asked for, ISO 3166-1 alpha-2, in the order the trip reaches them. */
  countries: string[]
}

/**
 * Countries a trip leads through that are not the traveller's own; none where it stays at home.
 * @param home the traveller's country, ISO 3166-1 alpha-2; where it is unknown (empty), the one the trip begins in
 */
function countriesAbroad({ segments, departureCountryCode, arrivalCountryCode }: Trip, home: string): string[] {
  const own = home || departureCountryCode
  const all =
    segments.length > 0
      ? segments.flatMap(({ from, to }) => [from.countryCode, to.countryCode])
      : [departureCountryCode, arrivalCountryCode]
  return [...new Set(all)].filter((code) => code !== '' && code !== own)
}

function lastDayOf({ segments, returnDate, arrivalDate }: Trip): string {
  const last = segments.toSorted((one, other) => other.arrivalInstant.localeCompare(one.arrivalInstant))[0]
  return (last?.arrival ?? returnDate ?? arrivalDate).slice(0, 10)
}

/**
 * Trips ahead on which the person themself leaves their country (a guest travels on a guest's passport), soonest first.
 * Reminders, the check of passports and the list of what waits all mean this by "abroad" (§4).
 * @param home the traveller's country, as `countryCode` of the profile says it
 */
export const tripsAbroad = (trips: readonly Trip[], home: string): TripAbroad[] =>
  trips
    .filter(({ tripStatus, isForGuest }) => tripStatus === 'Upcoming' && isForGuest !== true)
    .map((trip) => ({ trip, countries: countriesAbroad(trip, home) }))
    .filter(({ countries }) => countries.length > 0)
    .map(({ trip, countries }) => ({
      bookingId: trip.bookingId,
      destination: trip.destination,
      departureDate: trip.departureDate,
      returnDay: lastDayOf(trip),
      countries,
    }))
    .toSorted((one, other) => one.departureDate.localeCompare(other.departureDate))

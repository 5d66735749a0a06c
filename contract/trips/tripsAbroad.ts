import { lastDayOfTrip } from './tripDays.ts'
import type { Trip } from './trips.ts'

/** A booked trip for which its traveler needs a passport. Dates are local to the place. */
export interface TripAbroad {
  bookingId: string
  destination: string
  departureDate: string
  /** The day it ends, `yyyy-MM-dd`. */
  returnDay: string
  /** When it was booked, an instant. */
  bookedAt: string
  /** Countries that require a passport, ISO 3166-1 alpha-2, in the order of the trip. */
  countries: string[]
}

/**
 * Countries of a trip other than the traveler's own; empty for a domestic trip.
 * @param home the traveler's country, ISO 3166-1 alpha-2; for an unknown one (empty) the trip's first country counts
 */
function countriesAbroad({ segments, departureCountryCode, arrivalCountryCode }: Trip, home: string): string[] {
  const own = home || departureCountryCode
  const all =
    segments.length > 0
      ? segments.flatMap(({ from, to }) => [from.countryCode, to.countryCode])
      : [departureCountryCode, arrivalCountryCode]
  return [...new Set(all)].filter((code) => code !== '' && code !== own)
}

/**
 * Current and upcoming trips on which the person leaves their own country, soonest first; trips of guests do not count.
 * Reminders, passport checks and the action centre share this definition of "abroad" (§4).
 * @param home the traveler's country, `countryCode` of the profile
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
      returnDay: lastDayOfTrip(trip),
      bookedAt: trip.transactionDate,
      countries,
    }))
    .toSorted((one, other) => one.departureDate.localeCompare(other.departureDate))

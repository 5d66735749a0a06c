import type { AirportRow } from '#server/reference/airports.ts'
import { kilometres } from '#server/reference/places.ts'

/** The publisher and the year of the factors, printed beside every figure computed with them. */
export const carbonFactorSet = { publisher: 'UK DESNZ/DEFRA', year: 2025 } as const

type Cabin = 'economy' | 'premium' | 'business'

/**
 * Kilograms of CO2 equivalent per passenger and kilometre, radiative forcing included, from the UK government's
 * conversion factors of 2025 (Open Government Licence v3.0). Flights that do not touch the United Kingdom have one row
 * for all lengths. Flights within North America use it too, because the set has no row for them. The uplift for detours
 * is part of the factors. Short flights have no premium row, so they count as economy.
 */
const flightFactors = {
  withinBritain: { economy: 0.22928, premium: 0.22928, business: 0.22928 },
  shortBritish: { economy: 0.12576, premium: 0.12576, business: 0.18863 },
  longBritish: { economy: 0.11704, premium: 0.18726, business: 0.3394 },
  elsewhere: { economy: 0.10916, premium: 0.17465, business: 0.31656 },
} as const satisfies Record<string, Record<Cabin, number>>
const longFlightKm = 3700
const trainFactors = { national: 0.03546, international: 0.00446 } as const

function flightRow(from: AirportRow, to: AirportRow, km: number): keyof typeof flightFactors {
  const british = [from, to].filter(({ countryCode }) => countryCode === 'GB').length
  if (british === 2) return 'withinBritain'
  if (british === 0) return 'elsewhere'
  return km < longFlightKm ? 'shortBritish' : 'longBritish'
}

/** Kilograms of CO2 equivalent of one passenger on a non-stop flight. */
export function flightCarbonKg(from: AirportRow, to: AirportRow, cabin: Cabin): number {
  const km = kilometres(from, to)
  return km * flightFactors[flightRow(from, to, km)][cabin]
}

/** Kilograms of CO2 equivalent of one passenger on a train. The distance is the great circle between the cities. */
export const trainCarbonKg = (from: AirportRow, to: AirportRow): number =>
  kilometres(from, to) * trainFactors[from.countryCode === to.countryCode ? 'national' : 'international']

import type { SegmentKind } from '#contract/trips/trips.ts'
import { factorById, knownFactor, type Factor } from './factors.ts'
import { haulOf } from './haul.ts'

/** The length of a statute mile. */
const kmPerMile = 1.609344

/** A place of a leg, as far as its factor depends on it. */
export interface FactorPlace {
  /** Code of the city or its metropolitan area. */
  cityCode: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
}

interface Ends {
  from: FactorPlace
  to: FactorPlace
}

const cabins: readonly string[] = ['economy', 'premium', 'business', 'first']

/** The nearest class that flights of a kind have a value for. Flights within Britain have one value for all. */
const cabinRows: Record<string, Record<string, string>> = {
  domestic: { economy: 'average', premium: 'average', business: 'average', first: 'average' },
  short: { premium: 'economy', first: 'business' },
}

/**
 * The factor of a flight: by the countries of its ends and the class. Flights that do not touch the United Kingdom
 * have one row for all lengths.
 * @param cabin `economy`, `premium`, `business` or `first`; the average of all for another word and for none
 */
export function flightFactor({ from, to }: Ends, cabin: string | null): Factor {
  const haul = haulOf(from.countryCode, to.countryCode)
  const known = cabin !== null && cabins.includes(cabin) ? cabin : 'average'
  return knownFactor(`desnz-2026.air.${haul}.${cabinRows[haul]?.[known] ?? known}`)
}

/** Cities on the line Boston–New York–Washington, by city code. */
const northeastCorridor = new Set(['BOS', 'PVD', 'HVN', 'HFD', 'NYC', 'PHL', 'ILG', 'BWI', 'BAL', 'WAS'])

/** The factor of a train: of the United States and of France by their own sets, else by that of Britain. */
export function railFactor({ from, to }: Ends): Factor {
  if (from.countryCode !== to.countryCode) return knownFactor('desnz-2026.rail.international')
  if (from.countryCode === 'FR') return knownFactor('ademe-2025.rail.tgv')
  if (from.countryCode !== 'US') return knownFactor('desnz-2026.rail.national')
  const isOnCorridor = northeastCorridor.has(from.cityCode) && northeastCorridor.has(to.cityCode)
  return knownFactor(isOnCorridor ? 'epa-2025.rail.northeastCorridor' : 'epa-2025.rail.other')
}

/** ACRISS classes of vans and sport utility vehicles. */
const lightTrucks: readonly string[] = ['IFAR', 'SFAR', 'MVAR']

/** The factor of a rental car, whose fuel is not known. */
export function carFactor({ from, to }: Ends, carClassCode: string | null): Factor {
  if (from.countryCode !== 'US' || to.countryCode !== 'US') return knownFactor('desnz-2026.car.average')
  return knownFactor(lightTrucks.includes(carClassCode ?? '') ? 'epa-2025.car.lightTruck' : 'epa-2025.car.passenger')
}

/** The factor of a night in a hotel; undefined for a country that the set has no value for. */
export const hotelFactor = ({ cityCode, countryCode }: FactorPlace): Factor | undefined =>
  factorById(`desnz-2026.hotel.${countryCode}-${cityCode}`) ?? factorById(`desnz-2026.hotel.${countryCode}`)

/** The factor of a leg. */
export function factorOf(leg: Ends & { kind: SegmentKind; cabin: string | null; carClassCode: string | null }) {
  if (leg.kind === 'flight') return flightFactor(leg, leg.cabin)
  if (leg.kind === 'train') return railFactor(leg)
  return leg.kind === 'car' ? carFactor(leg, leg.carClassCode) : hotelFactor(leg.from)
}

const grams = (kg: number) => Math.round(kg * 1000) / 1000

/**
 * Kilograms by a factor, to the gram, with and without radiative forcing.
 * @param amount kilometres, or nights for a hotel
 */
export function emissionOf({ unit, value, valueWithoutForcing }: Factor, amount: number) {
  const units = unit === 'passengerMile' || unit === 'vehicleMile' ? amount / kmPerMile : amount
  return { kg: grams(units * value), kgWithoutForcing: grams(units * valueWithoutForcing) }
}

import { flightCarbonKg, trainCarbonKg } from '#server/reference/carbonFactors.ts'
import type { Cabin } from './schedule/fares.ts'
import type { Itinerary } from './schedule/itineraries.ts'

/** Kilograms of CO2 equivalent of one passenger on a whole itinerary: each flight or train by itself. */
export const itineraryCarbonKg = ({ segments }: Itinerary, cabin: Cabin): number =>
  segments.reduce(
    (sum, { kind, from, to }) => sum + (kind === 'train' ? trainCarbonKg(from, to) : flightCarbonKg(from, to, cabin)),
    0,
  )

/** What journeys emit in the lightest cabin on sale, and how far apart they are. Kilograms, whole percent. */
export interface CarbonSpread {
  lowest: number
  /** How much more than the lowest a journey emits; 0 where that rounds to nothing. */
  percentAbove: (kilograms: number) => number
  /** Whether a journey emits more than another. */
  differs: boolean
}

/** @param kilograms of each journey; at least one */
export function carbonSpread(kilograms: readonly number[]): CarbonSpread {
  const lowest = Math.min(...kilograms)
  const percentAbove = (one: number) => Math.round((one / lowest - 1) * 100)
  return { lowest, percentAbove, differs: kilograms.some((one) => percentAbove(one) > 0) }
}

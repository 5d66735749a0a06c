import { flightCarbonKg, trainCarbonKg } from '#server/reference/carbonFactors.ts'
import type { Cabin } from './schedule/fares.ts'
import type { Itinerary } from './schedule/itineraries.ts'

/** Kilograms of CO2 equivalent of one passenger on a whole itinerary: each flight or train by itself. */
export const itineraryCarbonKg = ({ segments }: Itinerary, cabin: Cabin): number =>
  segments.reduce(
    (sum, { kind, from, to }) => sum + (kind === 'train' ? trainCarbonKg(from, to) : flightCarbonKg(from, to, cabin)),
    0,
  )

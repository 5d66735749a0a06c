import { emissionOf, flightFactor, railFactor } from '#server/domains/carbon/emissions/carbon.rules.ts'
import { flightDistance, groundDistance } from '#server/domains/carbon/emissions/distance.ts'
import type { Cabin } from './fares.ts'
import type { Itinerary } from './itineraries.ts'

type Leg = Itinerary['segments'][number]

/** The factor of a flight or train in a cabin. */
export const factorOfLeg = (leg: Leg, cabin: Cabin) =>
  leg.kind === 'train' ? railFactor(leg) : flightFactor(leg, cabin)

/** Kilograms of CO2 equivalent of one passenger on a whole itinerary: each flight or train by itself. */
export const itineraryCarbonKg = ({ segments }: Itinerary, cabin: Cabin): number =>
  segments.reduce((sum, leg) => {
    const distance = (leg.kind === 'train' ? groundDistance : flightDistance)(leg.from, leg.to)
    return sum + emissionOf(factorOfLeg(leg, cabin), distance!.km).kg
  }, 0)

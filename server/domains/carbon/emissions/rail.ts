import { airportsOfCity } from '#server/reference/places.ts'
import { trainRoutes } from '#server/reference/trains.ts'
import { emissionOf, railFactor } from './carbon.rules.ts'
import { groundDistance } from './distance.ts'

/** Longer flights are not compared with a train. */
export const longestRailKm = 700

/** A journey by the direct train between two cities. */
interface RailJourney {
  /** Usual travel time. */
  minutes: number
  factorId: string
  edition: string
  kg: number
}

/** The journey of one passenger between two cities (city codes); undefined where no direct train is known. */
export function railJourney(from: string, to: string): RailJourney | undefined {
  const route = trainRoutes.find(
    ({ originCityCode: one, destinationCityCode: other }) =>
      (one === from && other === to) || (one === to && other === from),
  )
  const [here, there] = [placeOf(from), placeOf(to)]
  if (!route || !here || !there) return undefined
  const distance = groundDistance(here, there)
  if (!distance) return undefined
  const factor = railFactor({ from: here, to: there })
  return {
    minutes: route.minutes,
    factorId: factor.id,
    edition: factor.edition,
    kg: emissionOf(factor, distance.km).kg,
  }
}

function placeOf(cityCode: string) {
  const [airport] = airportsOfCity(cityCode)
  return airport && { code: cityCode, cityCode, countryCode: airport.countryCode }
}

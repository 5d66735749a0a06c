import { minuteMs } from '#contract/time/durations.ts'
import { instantOf, localTimeOf } from '#server/time/zonedTime.ts'
import type { CompanyId } from '#server/demo/company/companies.ts'
import type { SegmentPlan } from './segments.ts'
import type { Random } from '#server/demo/data/random.ts'
import { stationOfCity } from '#server/reference/placeNames.ts'
import { trainRoutes } from '#server/reference/trains.ts'
import { airportOf } from '#server/demo/data/knownPlaces.ts'
import { confirmation } from './stays.ts'

export interface RailPlan {
  company: CompanyId
  /** Airport codes of the two cities. */
  from: string
  to: string
  /** Local date and time of departure. */
  departure: string
}

/** Whether a direct train runs between two cities (airport codes). */
export const hasDirectTrain = (from: string, to: string) => routeOf(from, to) !== undefined

/** One direct train. */
export function trainSegment({ company, from, to, departure }: RailPlan, random: Random): SegmentPlan {
  const route = routeOf(from, to)
  if (!route) throw new Error(`No demo train runs from ${from} to ${to}`)
  const leaves = instantOf(departure, airportOf(from).timeZone)
  const arrives = leaves + route.minutes * minuteMs
  return {
    kind: 'train',
    providerCode: route.operatorCode,
    providerName: route.operatorName,
    number: String(random.int(20, 899)),
    confirmationNumber: confirmation(company, random),
    from: stationOf(from),
    to: stationOf(to),
    departureLocal: departure,
    arrivalLocal: localTimeOf(arrives, airportOf(to).timeZone),
    departureAt: new Date(leaves),
    arrivalAt: new Date(arrives),
    cabin: random.chance(0.3) ? 'business' : 'economy',
    coach: String(random.int(1, 8)),
    seat: `${random.int(1, 18)}${random.pick('ABCD'.split(''))}`,
    amount: 38 + route.minutes * (random.int(22, 45) / 100),
    taxRate: 0.05,
  }
}

function routeOf(from: string, to: string) {
  const [one, other] = [airportOf(from).cityCode, airportOf(to).cityCode]
  return trainRoutes.find(
    ({ originCityCode: a, destinationCityCode: b }) => (a === one && b === other) || (a === other && b === one),
  )
}

function stationOf(airport: string) {
  const { city, cityCode, countryCode, timeZone } = airportOf(airport)
  const name = stationOfCity({ city, cityCode }).kept
  return { code: cityCode, name, city: city.en, cityCode, countryCode, timeZone }
}

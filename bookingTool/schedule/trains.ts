import { pseudoRandom, pseudoRandomInt } from '#server/codes/pseudoRandom.ts'
import type { AirportRow } from '#server/reference/airports.ts'
import { stationOfCity } from '#server/reference/placeNames.ts'
import { airportsOf } from '#server/reference/places.ts'
import { trainRoutes, type TrainRouteRow } from '#server/reference/trains.ts'
import { minuteMs } from '#contract/time/durations.ts'
import { instantOf, localTimeOf } from '#server/time/zonedTime.ts'
import { itineraryOf, type Itinerary } from './itineraries.ts'
import type { ItinerarySegment } from './itinerarySegment.ts'

const firstTrain = 6 * 60
const lastTrain = 20 * 60

/** The train route between two cities (codes), in either direction. */
function lineBetween(one: string, other: string): TrainRouteRow | undefined {
  return trainRoutes.find(
    ({ originCityCode: a, destinationCityCode: b }) => (a === one && b === other) || (a === other && b === one),
  )
}

const cityOf = (code: string) => airportsOf(code)[0]?.cityCode ?? code

/** Cities (codes) that a direct train reaches from a place. */
export function citiesByTrain(code: string): string[] {
  const city = cityOf(code)
  return trainRoutes.flatMap(({ originCityCode: a, destinationCityCode: b }) =>
    a === city ? [b] : b === city ? [a] : [],
  )
}

/** The station of a city in the shape of an airport. */
function stationOf(cityCode: string): AirportRow | undefined {
  const airport = airportsOf(cityCode)[0]
  return airport && { ...airport, code: cityCode, name: stationOfCity(airport).kept }
}

/** Departures a day: more on short routes. */
const timesADay = (minutes: number) => (minutes < 130 ? 9 : minutes < 200 ? 7 : 5)

/** One train of a line; number and time are the same every day. */
function trainAt(
  line: TrainRouteRow,
  [from, to]: [AirportRow, AirportRow],
  index: number,
  date: string,
): ItinerarySegment {
  const key = `${line.operatorCode}${from.code}${to.code}`
  const slot = (lastTrain - firstTrain) / timesADay(line.minutes)
  const start = firstTrain + Math.floor((slot * index + pseudoRandom(`${key} time ${index}`) * slot) / 5) * 5
  const clock = `${String(Math.floor(start / 60)).padStart(2, '0')}:${String(start % 60).padStart(2, '0')}`
  const departsAt = instantOf(`${date}T${clock}`, from.timeZone)
  const arrivesAt = departsAt + (line.minutes + 5 * pseudoRandomInt(`${key} pace ${index}`, 0, 3)) * minuteMs
  return {
    kind: 'train',
    carrier: {
      code: line.operatorCode,
      name: line.operatorName,
      hubs: [],
      checkInUrl: null,
      checkInOpensHours: 0,
    },
    number: String(pseudoRandomInt(`${key} number`, 20, 380) + index * 2),
    from,
    to,
    departure: localTimeOf(departsAt, from.timeZone),
    arrival: localTimeOf(arrivesAt, to.timeZone),
    departsAt,
    arrivesAt,
  }
}

/** Direct trains between two places (airport or city codes) on a local date; empty where there is no route. */
export function trainsOn(fromCode: string, toCode: string, date: string): Itinerary[] {
  const [one, other] = [cityOf(fromCode), cityOf(toCode)]
  const line = lineBetween(one, other)
  const [from, to] = [stationOf(one), stationOf(other)]
  if (!line || !from || !to) return []
  return Array.from({ length: timesADay(line.minutes) }, (_, index) =>
    itineraryOf([trainAt(line, [from, to], index, date)]),
  )
}

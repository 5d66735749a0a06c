import { pseudoRandom, pseudoRandomInt } from '#server/codes/pseudoRandom.ts'
import type { AirportRow } from '#server/reference/airports.ts'
import { kilometres } from '#server/reference/places.ts'
import { minuteMs } from '#contract/time/durations.ts'
import { instantOf, localTimeOf } from '#server/time/zonedTime.ts'
import type { ItinerarySegment } from './itinerarySegment.ts'
import type { Service } from './network.ts'

const cruiseKmPerHour = 830
const groundMinutes = 30

/** Gate-to-gate time in minutes: the distance at cruising speed plus half an hour, rounded to five minutes. */
export const blockMinutes = (from: AirportRow, to: AirportRow) =>
  Math.round(((kilometres(from, to) / cruiseKmPerHour) * 60 + groundMinutes) / 5) * 5

const serviceKey = ({ airline, from, to }: Service) => `${airline.code}${from.code}${to.code}`

function timesADay(service: Service): number {
  const distance = kilometres(service.from, service.to)
  const most = distance < 900 ? 5 : distance < 2500 ? 3 : distance < 5000 ? 2 : 1
  return pseudoRandomInt(`${serviceKey(service)} often`, Math.ceil(most / 2), most)
}

/** Earliest and latest departure of a service on a day, in minutes after midnight. */
function departureWindow({ from, to }: Service): [earliest: number, latest: number] {
  if (kilometres(from, to) < 4500) return [6 * 60, 21 * 60 + 30]
  // Long flights east leave in the evening and fly overnight, long flights west by day.
  const eastward = ((to.longitude - from.longitude + 540) % 360) - 180 > 0
  return eastward ? [17 * 60 + 30, 22 * 60 + 30] : [9 * 60, 16 * 60]
}

function departureClock(service: Service, index: number, count: number): string {
  const [earliest, latest] = departureWindow(service)
  const slot = (latest - earliest) / count
  const minutes = earliest + slot * index + pseudoRandom(`${serviceKey(service)} time ${index}`) * slot
  const rounded = Math.floor(minutes / 5) * 5
  return `${String(Math.floor(rounded / 60)).padStart(2, '0')}:${String(rounded % 60).padStart(2, '0')}`
}

const flightNumber = (service: Service, index: number) =>
  String(
    pseudoRandomInt(`${serviceKey(service)} number`, 11, kilometres(service.from, service.to) > 4500 ? 489 : 1990) +
      index * 2,
  )

/** Whether a departure runs on a day: the first of a service always does, the others on nine days of ten. */
const runsOn = (service: Service, index: number, date: string) =>
  index === 0 || pseudoRandom(`${serviceKey(service)} ${date} ${index}`) < 0.9

/** The flights of a service that leave on a local date, in order. Numbers and times are the same every day. */
export function flightsOn(service: Service, date: string): ItinerarySegment[] {
  const count = timesADay(service)
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => runsOn(service, index, date))
    .map((index) => flightAt(service, `${date}T${departureClock(service, index, count)}`, flightNumber(service, index)))
}

function flightAt({ airline, from, to }: Service, clock: string, number: string): ItinerarySegment {
  const departsAt = instantOf(clock, from.timeZone)
  const arrivesAt = departsAt + blockMinutes(from, to) * minuteMs
  // Converted back from the instant, so that a time skipped by daylight saving becomes a real one.
  const departure = localTimeOf(departsAt, from.timeZone)
  return {
    kind: 'flight',
    carrier: airline,
    number,
    from,
    to,
    departure,
    arrival: localTimeOf(arrivesAt, to.timeZone),
    departsAt,
    arrivesAt,
  }
}

import { terminalOf } from '#server/reference/terminals.ts'
import { unambiguousCharacters } from '#server/codes/pseudoRandomCode.ts'
import { minuteMs } from '#contract/time/durations.ts'
import { instantOf, localTimeOf } from '#server/time/zonedTime.ts'
import type { Place } from '#contract/trips/trips.ts'
import type { Random } from '#server/demo/data/random.ts'
import { airportOf } from '#server/demo/data/knownPlaces.ts'
import { distance, routeBetween } from '#server/demo/data/routes.ts'
import type { SegmentPlan } from './segments.ts'

const longHaulKm = 4500

export type Cabin = 'economy' | 'premium' | 'business'
const cabinFactor: Record<Cabin, number> = { economy: 1, premium: 1.7, business: 3.1 }

export interface FlightPlan {
  from: string
  to: string
  /** Local date of departure. */
  date: string
  /** Local time of departure; by default a usual one for the route. */
  time?: string | undefined
  cabin: Cabin
}

/** The flight segments of one direction. */
export function flightSegments(plan: FlightPlan, random: Random): SegmentPlan[] {
  const { airline, path } = routeBetween(plan.from, plan.to)
  const confirmationNumber = locator(random)
  let departure = instantOf(`${plan.date}T${plan.time ?? usualTime(plan, random)}`, airportOf(plan.from).timeZone)
  return path.slice(1).map((to, at) => {
    const from = path[at] as string
    const km = distance(from, to)
    const arrival = departure + blockMinutes(km) * minuteMs
    const amount = (55 + km * 0.095) * cabinFactor[plan.cabin] * (random.int(85, 130) / 100)
    const segment: SegmentPlan = {
      kind: 'flight',
      providerCode: airline.code,
      providerName: airline.name,
      number: String(random.int(100, 1899)),
      confirmationNumber,
      from: placeOf(from),
      to: placeOf(to),
      ...clock(departure, arrival, from, to),
      cabin: plan.cabin,
      seat: seatOf(plan.cabin, random),
      terminal: random.chance(0.7) ? terminalOf(from, random.int(1, 3)) : null,
      checkInUrl: airline.checkInUrl,
      checkInOpensAt: new Date(departure - airline.checkInOpensHours * 60 * minuteMs),
      amount,
      taxRate: 0.14,
    }
    departure = arrival + random.int(11, 24) * 5 * minuteMs
    return segment
  })
}

/** An airport as a place of a trip, named in English. */
export function placeOf(code: string): Place {
  const { name, city, cityCode, countryCode, timeZone } = airportOf(code)
  return { code, name, city: city.en, cityCode, countryCode, timeZone }
}

/** Gate-to-gate minutes, rounded to five. */
const blockMinutes = (km: number) => Math.round((35 + (km / 830) * 60) / 5) * 5

/** Short flights leave through the day; long ones east leave in the evening and arrive the next day. */
function usualTime({ from, to }: FlightPlan, random: Random): string {
  const isLong = distance(from, to) > longHaulKm
  const eastward = (airportOf(to).longitude - airportOf(from).longitude + 540) % 360 > 180
  const hour = isLong && eastward ? random.int(18, 22) : isLong ? random.int(10, 14) : random.int(6, 18)
  return `${String(hour).padStart(2, '0')}:${String(random.int(0, 11) * 5).padStart(2, '0')}`
}

function clock(departure: number, arrival: number, from: string, to: string) {
  return {
    departureLocal: localTimeOf(departure, airportOf(from).timeZone),
    arrivalLocal: localTimeOf(arrival, airportOf(to).timeZone),
    departureAt: new Date(departure),
    arrivalAt: new Date(arrival),
  }
}

const seatOf = (cabin: Cabin, random: Random) =>
  cabin === 'business'
    ? `${random.int(1, 7)}${random.pick('ADGK'.split(''))}`
    : `${random.int(12, 34)}${random.pick('ABCDEF'.split(''))}`

/** Six letters and digits, as airlines and agencies name a booking. */
export const locator = (random: Random) => Array.from({ length: 6 }, () => random.pick(unambiguousCharacters)).join('')

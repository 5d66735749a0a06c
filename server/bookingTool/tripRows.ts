import type { RoomTypeCode } from '#contract/segments.ts'
import type { Place } from '#contract/trips.ts'
import type { AirportRow } from '#server/reference/airports.ts'
import type { NewSegment } from '#server/domains/trips/segmentRows.ts'
import { guestTimes, hotelHours } from '#server/suppliers/stayTimes.ts'
import { pseudoRandomPick, pseudoRandomInt } from '#server/codes/pseudoRandom.ts'
import { pseudoRandomCode } from '#server/codes/pseudoRandomCode.ts'
import type { Cabin, Price } from './schedule/fares.ts'
import type { ItinerarySegment } from './schedule/itinerarySegment.ts'
import { airportsOf } from '#server/reference/places.ts'
import { instantOf } from '#server/time/zonedTime.ts'
import type { RentalOffer, StayOffer } from './offers.ts'
import type { ChosenFare, Plan } from './plan.ts'

/** The room type the tool books in every hotel. */
export const bookedRoom: RoomTypeCode = 'standardBreakfast'

const hourMs = 3_600_000
const inUnits = (cents: number) => cents / 100

/** A place of a trip; the database stores names in English. */
const tripPlace = ({ code, name, city, cityCode, countryCode, timeZone }: AirportRow): Place => ({
  code,
  name,
  city: city.en,
  cityCode,
  countryCode,
  timeZone,
})

const seatRows: Record<Cabin, [first: number, last: number, letters: string]> = {
  business: [1, 8, 'ACDFHK'],
  premium: [12, 17, 'ACDEFHK'],
  economy: [18, 39, 'ABCDEF'],
}

function seatOf(seed: string, cabin: Cabin): string {
  const [first, last, letters] = seatRows[cabin]
  return `${pseudoRandomInt(`${seed} row`, first, last)}${pseudoRandomPick(`${seed} seat`, letters.split(''))}`
}

/** One of `parts` shares of a price in whole cents; the first shares carry the remainder. */
function shareOf(cents: number, part: number, parts: number): number {
  const even = Math.floor(cents / parts)
  return even + (part < cents - even * parts ? 1 : 0)
}

const terminalOf = ({ from, carrier }: ItinerarySegment) =>
  airportsOf(from.cityCode).length > 1 || carrier.hubs.includes(from.code)
    ? String(pseudoRandomInt(`${from.code}${carrier.code}`, 1, 4))
    : null

const trainSeat = (seed: string) => ({
  coach: String(pseudoRandomInt(`${seed} car`, 1, 8)),
  seat: `${pseudoRandomInt(`${seed} row`, 1, 18)}${pseudoRandomPick(`${seed} seat`, 'ABCD'.split(''))}`,
})

/** Fields only flights have. */
const flightDetails = (segment: ItinerarySegment, cabin: Cabin, locator: string) => ({
  seat: seatOf(`${locator}${segment.number}${segment.from.code}`, cabin),
  terminal: terminalOf(segment),
  checkInUrl: segment.carrier.checkInUrl,
  checkInOpensAt: new Date(segment.departsAt - segment.carrier.checkInOpensHours * hourMs),
})

function flightAndTrainRows({ itinerary, fare }: ChosenFare, locator: string): NewSegment[] {
  const { segments } = itinerary
  return segments.map((segment, part) => {
    const { kind, carrier, number, from, to, departure, arrival, departsAt, arrivesAt } = segment
    return {
      kind,
      providerCode: carrier.code,
      providerName: carrier.name,
      number,
      confirmationNumber: pseudoRandomCode(`${locator}${carrier.code}`, 6),
      from: tripPlace(from),
      to: tripPlace(to),
      departureLocal: departure,
      arrivalLocal: arrival,
      departureAt: new Date(departsAt),
      arrivalAt: new Date(arrivesAt),
      cabin: fare.cabin,
      ...(kind === 'flight'
        ? flightDetails(segment, fare.cabin, locator)
        : trainSeat(`${locator}${number}${from.code}`)),
      amount: inUnits(shareOf(fare.price.net, part, segments.length)),
      tax: inUnits(shareOf(fare.price.tax, part, segments.length)),
    }
  })
}

function stayRow({ search: { to }, out, back }: Plan, stay: StayOffer, locator: string): NewSegment[] {
  const airport = airportsOf(to)[0]
  if (!airport) throw new Error(`No place has the code ${to}`)
  const place = { ...tripPlace(airport), code: airport.cityCode, name: stay.name }
  const { expected, leaves } = guestTimes({
    firstDay: stay.checkIn,
    lastDay: stay.checkOut,
    landing: out?.itinerary.segments.at(-1)?.arrival,
    leaving: back?.itinerary.segments[0]?.departure,
  })
  return [
    {
      kind: 'hotel',
      providerCode: stay.chainCode,
      providerName: stay.name,
      roomTypeCode: bookedRoom,
      confirmationNumber: pseudoRandomCode(`${locator}${stay.id}`, 8),
      from: place,
      to: place,
      departureLocal: expected,
      arrivalLocal: leaves,
      departureAt: new Date(instantOf(expected, place.timeZone)),
      arrivalAt: new Date(instantOf(leaves, place.timeZone)),
      ...hotelHours,
      address: stay.address,
      amount: inUnits(stay.price.net),
      tax: inUnits(stay.price.tax),
    },
  ]
}

function carRow(car: RentalOffer, locator: string): NewSegment {
  const airport = airportsOf(car.place)[0]
  if (!airport) throw new Error(`No place has the code ${car.place}`)
  const place = tripPlace(airport)
  return {
    kind: 'car',
    providerCode: car.companyCode,
    providerName: car.companyName,
    carClassCode: car.carClass.code,
    confirmationNumber: pseudoRandomCode(`${locator}${car.id}`, 8),
    from: place,
    to: place,
    departureLocal: car.pickUp,
    arrivalLocal: car.dropOff,
    departureAt: new Date(instantOf(car.pickUp, place.timeZone)),
    arrivalAt: new Date(instantOf(car.dropOff, place.timeZone)),
    rentalDesk: 'airport',
    amount: inUnits(car.price.net),
    tax: inUnits(car.price.tax),
  }
}

/** The segments of a plan, ordered by departure. */
export const segmentRows = (plan: Plan, locator: string): NewSegment[] => {
  const { out, back, hotel, car } = plan
  return [
    ...(out ? flightAndTrainRows(out, locator) : []),
    ...(hotel ? stayRow(plan, hotel, locator) : []),
    ...(car ? [carRow(car, locator)] : []),
    ...(back ? flightAndTrainRows(back, locator) : []),
  ].toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())
}

/**
 * Gives the segments ids that stay the same when the trip is rebooked, so that calendars update their events instead of
 * adding new ones.
 */
export const withIds = (tripId: string, segments: readonly NewSegment[]) =>
  segments.map((segment, ordinal) => ({ ...segment, id: `${tripId}-${ordinal + 1}` }))

/** Total of a price, tax included, in the main unit of its currency. */
export const unitsOf = ({ net, tax }: Price) => inUnits(net + tax)

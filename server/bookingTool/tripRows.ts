import type { RoomTypeCode } from '#contract/segments.ts'
import type { Place } from '#contract/trips.ts'
import type { AirportRow } from '#server/reference/airports.ts'
import type { NewSegment } from '#server/domains/trips/segmentRows.ts'
import { guestTimes, hotelHours } from '#server/suppliers/stayTimes.ts'
import { pickOf, wholeOf } from '#server/codes/chance.ts'
import { codeOf } from '#server/codes/codeOf.ts'
import type { Cabin, Price } from './schedule/fares.ts'
import type { Ride } from './schedule/ride.ts'
import { airportsOf } from '#server/reference/places.ts'
import { instantOf } from '#server/time/zonedTime.ts'
import type { RentalOffer, StayOffer } from './offers.ts'
import type { ChosenRide, Plan } from './plan.ts'

/** What the tool books in every house. */
export const bookedRoom: RoomTypeCode = 'standardBreakfast'

const hourMs = 3_600_000
const inUnits = (cents: number) => cents / 100

/** Places are kept in English, as everywhere in the database. */
const placeOf = ({ code, name, city, cityCode, countryCode, timeZone }: AirportRow): Place => ({
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
  return `${wholeOf(`${seed} row`, first, last)}${pickOf(`${seed} seat`, letters.split(''))}`
}

/** A share of a price in whole cents; the first parts carry what does not divide. */
function shareOf(cents: number, part: number, parts: number): number {
  const even = Math.floor(cents / parts)
  return even + (part < cents - even * parts ? 1 : 0)
}

const terminalOf = ({ from, carrier }: Ride) =>
  airportsOf(from.cityCode).length > 1 || carrier.hubs.includes(from.code)
    ? String(wholeOf(`${from.code}${carrier.code}`, 1, 4))
    : null

const trainSeat = (seed: string) => ({
  coach: String(wholeOf(`${seed} car`, 1, 8)),
  seat: `${wholeOf(`${seed} row`, 1, 18)}${pickOf(`${seed} seat`, 'ABCD'.split(''))}`,
})

/** What only flights have. */
const flightDetails = (ride: Ride, cabin: Cabin, locator: string) => ({
  seat: seatOf(`${locator}${ride.number}${ride.from.code}`, cabin),
  terminal: terminalOf(ride),
  checkInUrl: ride.carrier.checkInUrl,
  checkInOpensAt: new Date(ride.departsAt - ride.carrier.checkInOpensHours * hourMs),
})

function rideRows({ itinerary, fare }: ChosenRide, locator: string): NewSegment[] {
  const { rides } = itinerary
  return rides.map((ride, part) => {
    const { kind, carrier, number, from, to, departure, arrival, departsAt, arrivesAt } = ride
    return {
      kind,
      providerCode: carrier.code,
      providerName: carrier.name,
      number,
      confirmationNumber: codeOf(`${locator}${carrier.code}`, 6),
      from: placeOf(from),
      to: placeOf(to),
      departureLocal: departure,
      arrivalLocal: arrival,
      departureAt: new Date(departsAt),
      arrivalAt: new Date(arrivesAt),
      cabin: fare.cabin,
      ...(kind === 'flight' ? flightDetails(ride, fare.cabin, locator) : trainSeat(`${locator}${number}${from.code}`)),
      amount: inUnits(shareOf(fare.price.net, part, rides.length)),
      tax: inUnits(shareOf(fare.price.tax, part, rides.length)),
    }
  })
}

function stayRow({ search: { to }, out, back }: Plan, stay: StayOffer, locator: string): NewSegment[] {
  const airport = airportsOf(to)[0]
  if (!airport) throw new Error(`No place has the code ${to}`)
  const place = { ...placeOf(airport), code: airport.cityCode, name: stay.name }
  const { expected, leaves } = guestTimes({
    firstDay: stay.checkIn,
    lastDay: stay.checkOut,
    landing: out?.itinerary.rides.at(-1)?.arrival,
    leaving: back?.itinerary.rides[0]?.departure,
  })
  return [
    {
      kind: 'hotel',
      providerCode: stay.chainCode,
      providerName: stay.name,
      roomTypeCode: bookedRoom,
      confirmationNumber: codeOf(`${locator}${stay.id}`, 8),
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
  const place = placeOf(airport)
  return {
    kind: 'car',
    providerCode: car.companyCode,
    providerName: car.companyName,
    carClassCode: car.carClass.code,
    confirmationNumber: codeOf(`${locator}${car.id}`, 8),
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

/** The segments of a plan in the order they begin. */
export const segmentRows = (plan: Plan, locator: string): NewSegment[] => {
  const { out, back, hotel, car } = plan
  return [
    ...(out ? rideRows(out, locator) : []),
    ...(hotel ? stayRow(plan, hotel, locator) : []),
    ...(car ? [carRow(car, locator)] : []),
    ...(back ? rideRows(back, locator) : []),
  ].toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())
}

/** The segments of a trip under ids that stay the same when it is booked anew, so that calendars move them. */
export const withIds = (tripId: string, segments: readonly NewSegment[]) =>
  segments.map((segment, ordinal) => ({ ...segment, id: `${tripId}-${ordinal + 1}` }))

/** Cents of a price with tax in the currency's main unit. */
export const unitsOf = ({ net, tax }: Price) => inUnits(net + tax)

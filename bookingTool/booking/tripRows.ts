import type { Place, SeatPosition } from '#contract/trips/trips.ts'
import { pseudoRandomPick, pseudoRandomInt } from '#server/codes/pseudoRandom.ts'
import { pseudoRandomCode } from '#server/codes/pseudoRandomCode.ts'
import type { PlannedSegment, SeatWish } from '#server/toolHost/door/trip.ts'
import type { AirportRow } from '#server/reference/airports.ts'
import { airportsOf } from '#server/reference/places.ts'
import { terminalOf } from '#server/reference/terminals.ts'
import { hotelHours } from '#server/suppliers/stayTimes.ts'
import { hourMs } from '#contract/time/durations.ts'
import { instantOf } from '#server/time/zonedTime.ts'
import { bookedRoom, type RentalOffer, type StayOffer } from '#bookingTool/plan/offers.ts'
import type { ChosenFare, Plan } from '#bookingTool/plan/plan.ts'
import { guestTimesOf } from '#bookingTool/plan/planTimes.ts'
import { shareOf, type Cabin, type Price } from '#bookingTool/schedule/fares.ts'
import type { ItinerarySegment } from '#bookingTool/schedule/itinerarySegment.ts'
import { inUnits } from './cents.ts'

/** A place of a trip; the database stores names in English. */
const tripPlace = ({ code, name, city, cityCode, countryCode, timeZone }: AirportRow): Place => ({
  code,
  name,
  city: city.en,
  cityCode,
  countryCode,
  timeZone,
})

/** Rows of a cabin, and the letters of its seats by where they are. */
interface SeatPlan {
  rows: [first: number, last: number]
  letters: Partial<Record<SeatPosition, string>>
}
const seatPlans: Record<Cabin | 'train', SeatPlan> = {
  business: { rows: [1, 8], letters: { window: 'AK', aisle: 'CDFH' } },
  premium: { rows: [12, 17], letters: { window: 'AK', middle: 'E', aisle: 'CDFH' } },
  economy: { rows: [18, 39], letters: { window: 'AF', middle: 'BE', aisle: 'CD' } },
  train: { rows: [1, 18], letters: { window: 'AD', aisle: 'BC' } },
}

/** Picks a seat of a plan, in the position that the traveler prefers where the plan has it. */
function seatOf(seed: string, { rows, letters }: SeatPlan, wish: SeatWish) {
  const wanted = wish === null ? undefined : letters[wish]
  const letter = pseudoRandomPick(`${seed} seat`, (wanted ?? Object.values(letters).join('')).split(''))
  const places = Object.keys(letters) as SeatPosition[]
  const seatPosition = places.find((place) => letters[place]?.includes(letter)) ?? null
  return { seat: `${pseudoRandomInt(`${seed} row`, ...rows)}${letter}`, seatPosition }
}

/** The terminal of a flight: all flights of an airline at an airport have the same. */
const terminalFor = ({ from, carrier }: ItinerarySegment) =>
  terminalOf(from.code, pseudoRandomInt(`${from.code}${carrier.code}`, 1, 12))

const trainSeat = (seed: string, wish: SeatWish) => ({
  coach: String(pseudoRandomInt(`${seed} car`, 1, 8)),
  ...seatOf(seed, seatPlans.train, wish),
})

/** The fields that only flights have. */
const flightDetails = (segment: ItinerarySegment, cabin: Cabin, { locator, seat }: Ticketing) => ({
  ...seatOf(`${locator}${segment.number}${segment.from.code}`, seatPlans[cabin], seat),
  terminal: terminalFor(segment),
  checkInUrl: segment.carrier.checkInUrl,
  checkInOpensAt: new Date(segment.departsAt - segment.carrier.checkInOpensHours * hourMs),
})

interface Ticketing {
  locator: string
  seat: SeatWish
}

function flightAndTrainRows({ itinerary, fare }: ChosenFare, ticketing: Ticketing): PlannedSegment[] {
  const { segments } = itinerary
  const { locator, seat } = ticketing
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
        ? flightDetails(segment, fare.cabin, ticketing)
        : trainSeat(`${locator}${number}${from.code}`, seat)),
      amount: inUnits(shareOf(fare.price.net, part, segments.length)),
      tax: inUnits(shareOf(fare.price.tax, part, segments.length)),
    }
  })
}

function stayRow(plan: Plan, stay: StayOffer, locator: string): PlannedSegment[] {
  const { to } = plan.search
  const airport = airportsOf(to)[0]
  if (!airport) throw new Error(`No place has the code ${to}`)
  const place = { ...tripPlace(airport), code: airport.cityCode, name: stay.name }
  const { expected, leaves } = guestTimesOf(plan, stay)
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

function carRow(car: RentalOffer, locator: string): PlannedSegment {
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

/**
 * The segments of a plan, ordered by departure.
 * @param seat where the traveler prefers to sit
 */
export const segmentRows = (plan: Plan, locator: string, seat: SeatWish = null): PlannedSegment[] => {
  const { out, back, hotel, car } = plan
  return [
    ...(out ? flightAndTrainRows(out, { locator, seat }) : []),
    ...(hotel ? stayRow(plan, hotel, locator) : []),
    ...(car ? [carRow(car, locator)] : []),
    ...(back ? flightAndTrainRows(back, { locator, seat }) : []),
  ].toSorted((one, other) => one.departureAt.getTime() - other.departureAt.getTime())
}

/** Total of a price, tax included, in the main unit of its currency. */
export const unitsOf = ({ net, tax }: Price) => inUnits(net + tax)

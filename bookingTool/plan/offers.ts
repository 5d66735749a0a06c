import { hourMs, minuteMs } from '#contract/time/durations.ts'
import type { RoomTypeCode } from '#contract/trips/segments.ts'
import { airportsOf } from '#server/reference/places.ts'
import { daysBetween } from '#server/time/zonedTime.ts'
import { isOnSale, isScarce } from '#bookingTool/schedule/availability.ts'
import { carsAt, type CarOffer } from '#bookingTool/schedule/cars.ts'
import { cabinsFor, fareOf, totalOf, type Cabin, type Price } from '#bookingTool/schedule/fares.ts'
import { hotelsIn, type HotelOffer } from '#bookingTool/schedule/hotels.ts'
import { itinerariesOn, type Itinerary } from '#bookingTool/schedule/itineraries.ts'
import type { TransportKind } from '#bookingTool/schedule/itinerarySegment.ts'
import { trainsOn } from '#bookingTool/schedule/trains.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { carViolations, fareViolations, hotelViolations, type PolicyViolation } from './policy.ts'
import { todayAt } from './searchCriteria.ts'

/** A cabin of an itinerary with its price, one way. */
export interface Fare {
  /**
   * The id is made of the flights or trains and the cabin. The same search gives the same ids, so a chosen id is
   * looked up again instead of trusting the form.
   */
  id: string
  cabin: Cabin
  price: Price
  isLowest: boolean
  /** One seat is left at this price, and may be gone soon. */
  isScarce: boolean
  violations: PolicyViolation[]
}

export interface ItineraryOffer {
  itinerary: Itinerary
  fares: Fare[]
}

/** The room type the tool books in every hotel. */
export const bookedRoom: RoomTypeCode = 'standardBreakfast'

export interface StayOffer extends HotelOffer {
  checkIn: string
  checkOut: string
  isLowest: boolean
  isScarce: boolean
  violations: PolicyViolation[]
}

export interface RentalOffer extends CarOffer {
  /** Airport code. */
  place: string
  pickUp: string
  dropOff: string
  isLowest: boolean
  isScarce: boolean
  violations: PolicyViolation[]
}

/** The values that prices and policy checks depend on besides the search. */
export interface SalesConditions {
  now: Date
  currency: string
  policy: ToolSession['policy']
}

interface OneWay {
  kind: TransportKind
  from: string
  to: string
  date: string
}

/** Flights are sold until an hour before they leave, trains until a quarter of an hour before. */
const boardingMs = { flight: hourMs, train: 15 * minuteMs }

const itinerariesOf = ({ kind, from, to, date }: OneWay) =>
  kind === 'train' ? trainsOn(from, to, date) : itinerariesOn(from, to, date)

/**
 * Itineraries that can still be booked, quickest first, with the fares of every cabin that are on sale now.
 * @param earliest instant (ms) before which the traveler cannot be at the place of departure; for the return journey
 */
export function itineraryOffers(
  journey: OneWay,
  { now, currency, policy }: SalesConditions,
  earliest = 0,
): ItineraryOffer[] {
  const from = Math.max(now.getTime(), earliest) + boardingMs[journey.kind]
  const today = todayAt(journey.from, now)
  const daysAhead = daysBetween(today, journey.date)
  const priced = itinerariesOf(journey)
    .filter(({ segments }) => (segments[0]?.departsAt ?? 0) >= from)
    .map((itinerary) => ({
      itinerary,
      fares: cabinsFor(itinerary)
        .map((cabin) => ({ cabin, id: `${itinerary.id}.${cabin}`, price: fareOf(itinerary, cabin, today, currency) }))
        .filter(({ id }) => isOnSale(`${id} ${journey.date}`, now.getTime())),
    }))
    .filter(({ fares }) => fares.length > 0)
  const all = priced.flatMap(({ fares }) => fares)
  const lowestOf = (cabin?: Cabin) =>
    Math.min(...all.filter((fare) => !cabin || fare.cabin === cabin).map(({ price }) => totalOf(price)))
  const lowest = lowestOf()
  const byCabin = { economy: lowestOf('economy'), premium: lowestOf('premium'), business: lowestOf('business') }
  return priced.map(({ itinerary, fares }) => ({
    itinerary,
    fares: fares.map((fare) => {
      const [total, lowestOfCabin] = [totalOf(fare.price), byCabin[fare.cabin]]
      const { minutes } = itinerary
      const violations = fareViolations({ cabin: fare.cabin, total, minutes, lowest, lowestOfCabin, daysAhead }, policy)
      return { ...fare, isLowest: total === lowest, isScarce: isScarce(`${fare.id} ${journey.date}`), violations }
    }),
  }))
}

/** Hotels in the city of an airport or city code for the nights between two local dates, cheapest first. */
export function stayOffers(
  { place, checkIn, checkOut }: { place: string; checkIn: string; checkOut: string },
  { now, currency, policy }: SalesConditions,
): StayOffer[] {
  const airport = airportsOf(place)[0]
  if (!airport) return []
  const nameOf = ({ id }: HotelOffer) => `${airport.cityCode} ${id} ${checkIn}`
  const hotels = hotelsIn(airport, checkIn, checkOut, currency).filter((hotel) =>
    isOnSale(nameOf(hotel), now.getTime()),
  )
  const lowest = Math.min(...hotels.map(({ price }) => totalOf(price)))
  return hotels.map((hotel) => ({
    ...hotel,
    checkIn,
    checkOut,
    isLowest: totalOf(hotel.price) === lowest,
    isScarce: isScarce(nameOf(hotel)),
    violations: hotelViolations(hotel.highestNightRate, airport, policy),
  }))
}

/** Cars at an airport, or the first airport of a city, between two local times, cheapest first. */
export function rentalOffers(
  { place, pickUp, dropOff }: { place: string; pickUp: string; dropOff: string },
  { now, currency, policy }: SalesConditions,
): RentalOffer[] {
  const airport = airportsOf(place)[0]
  if (!airport) return []
  const nameOf = ({ id }: CarOffer) => `${airport.code} ${id} ${pickUp}`
  const open = carsAt(airport, pickUp, dropOff, currency).filter((car) => isOnSale(nameOf(car), now.getTime()))
  // Only the cheapest offer of each class is shown.
  const cars = open.filter((car, at) => open.findIndex(({ carClass }) => carClass === car.carClass) === at)
  const totals = cars.map(({ price }) => totalOf(price))
  const intermediate = cars.filter(({ carClass }) => carClass.code === 'ICAR').map(({ price }) => totalOf(price))
  const reference = intermediate.length > 0 ? Math.min(...intermediate) : Math.min(...totals)
  return cars.map((car) => ({
    ...car,
    place: airport.code,
    pickUp,
    dropOff,
    isLowest: totalOf(car.price) === Math.min(...totals),
    isScarce: isScarce(nameOf(car)),
    violations: carViolations(totalOf(car.price), reference, policy),
  }))
}

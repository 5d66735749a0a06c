import { cabinsFor, fareOf, totalOf } from './schedule/fares.ts'
import type { Cabin, Price } from './schedule/fares.ts'
import { hotelsIn } from './schedule/hotels.ts'
import type { HotelOffer } from './schedule/hotels.ts'
import { itinerariesOn } from './schedule/itineraries.ts'
import type { Itinerary } from './schedule/itineraries.ts'
import { airportsOf } from './schedule/places.ts'
import { fareMarks, hotelMarks } from './policy.ts'
import type { Mark } from './policy.ts'
import { todayAt } from './search.ts'
import type { Visit } from './visit.ts'

/** A cabin of an itinerary with its price, one way. */
export interface Fare {
  /** Names the flights and the cabin; the same search gives the same ids, so a choice is looked up, never trusted. */
  id: string
  cabin: Cabin
  price: Price
  isLowest: boolean
  marks: Mark[]
}

export interface FlightOffer {
  itinerary: Itinerary
  fares: Fare[]
}

export interface StayOffer extends HotelOffer {
  checkIn: string
  checkOut: string
  isLowest: boolean
  marks: Mark[]
}

/** What decides an offer besides the search. */
export interface Market {
  now: Date
  currency: string
  policy: Visit['policy']
}

/** A flight is sold until an hour before it leaves. */
const boardingMs = 3_600_000

/**
 * Flights that can still be caught, quickest first, with the fares of every cabin.
 * @param earliest instant (ms) before which nobody can be at the airport, for the way back
 */
export function flightOffers(
  way: { from: string; to: string; date: string },
  { now, currency, policy }: Market,
  earliest = 0,
): FlightOffer[] {
  const from = Math.max(now.getTime(), earliest) + boardingMs
  const today = todayAt(way.from, now)
  const priced = itinerariesOn(way.from, way.to, way.date)
    .filter(({ flights }) => (flights[0]?.departsAt ?? 0) >= from)
    .map((itinerary) => ({
      itinerary,
      fares: cabinsFor(itinerary.kilometres).map((cabin) => ({
        cabin,
        price: fareOf(itinerary, cabin, today, currency),
      })),
    }))
  const all = priced.flatMap(({ fares }) => fares)
  const lowestOf = (cabin?: Cabin) =>
    Math.min(...all.filter((fare) => !cabin || fare.cabin === cabin).map(({ price }) => totalOf(price)))
  const lowest = lowestOf()
  const byCabin = { economy: lowestOf('economy'), premium: lowestOf('premium'), business: lowestOf('business') }
  return priced.map(({ itinerary, fares }) => ({
    itinerary,
    fares: fares.map(({ cabin, price }) => {
      const facts = { cabin, total: totalOf(price), minutes: itinerary.minutes, lowest, lowestOfCabin: byCabin[cabin] }
      const id = `${itinerary.id}.${cabin}`
      return { id, cabin, price, isLowest: facts.total === lowest, marks: fareMarks(facts, policy) }
    }),
  }))
}

/** Houses of the city of an airport or city code for the nights between two local dates, cheapest first. */
export function stayOffers(
  { place, checkIn, checkOut }: { place: string; checkIn: string; checkOut: string },
  { currency, policy }: Market,
): StayOffer[] {
  const airport = airportsOf(place)[0]
  if (!airport) return []
  const hotels = hotelsIn(airport, checkIn, checkOut, currency)
  const lowest = Math.min(...hotels.map(({ price }) => totalOf(price)))
  return hotels.map((hotel) => ({
    ...hotel,
    checkIn,
    checkOut,
    isLowest: totalOf(hotel.price) === lowest,
    marks: hotelMarks(hotel.dearestNight, policy),
  }))
}

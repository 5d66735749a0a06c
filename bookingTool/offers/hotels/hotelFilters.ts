import { centreOf, type Position } from '#server/reference/cityCentres.ts'
import { placeName } from '#server/reference/placeNames.ts'
import { airportsOf, kilometres } from '#server/reference/places.ts'
import type { View } from '#bookingTool/plan/address.ts'
import type { StayOffer } from '#bookingTool/plan/offers.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

export const hotelSorts = ['best', 'price', 'distance', 'stars'] as const
export type HotelSort = (typeof hotelSorts)[number]

/** A place in a city that the distance of hotels is measured from. */
export interface Destination {
  id: string
  name: string
  position: Position
}

/** A hotel with its distance from the destination. */
export interface HotelWithDistance {
  hotel: StayOffer
  kilometres: number
}

/** Fewest stars, and most kilometres from the destination, that an address can ask for. */
export const starFloors = ['3', '4', '5'] as const
export const distanceLimits = ['1', '2', '5'] as const

export interface HotelFilters {
  stars: (typeof starFloors)[number] | undefined
  within: (typeof distanceLimits)[number] | undefined
  inPolicy: boolean
}

export const hotelSortOf = ({ sort }: View): HotelSort => hotelSorts.find((one) => one === sort) ?? 'best'

export const hotelFiltersOf = ({ stars, within, inPolicy }: View): HotelFilters => ({
  stars: starFloors.find((one) => one === stars),
  within: distanceLimits.find((one) => one === within),
  inPolicy: inPolicy === 'yes',
})

/** The company's offices in a city, its center and its airports. The first is the default. */
export function destinationsIn({ company, language, say }: ToolSession, place: string): Destination[] {
  const airports = airportsOf(place)
  const cityCode = airports[0]?.cityCode ?? place
  const centre = centreOf(cityCode)
  return [
    ...company.offices
      .filter((office) => office.cityCode === cityCode)
      .map(({ name, position }, at) => ({ id: `office${at + 1}`, name, position })),
    ...(centre ? [{ id: 'centre', name: say('bookingTool.map.centre'), position: centre }] : []),
    ...airports.map((airport) => ({ id: airport.code, name: placeName(airport, language), position: airport })),
  ]
}

export const destinationOf = (destinations: readonly Destination[], { near }: View): Destination | undefined =>
  destinations.find(({ id }) => id === near) ?? destinations[0]

export const withDistances = (
  hotels: readonly StayOffer[],
  destination: Destination | undefined,
): HotelWithDistance[] =>
  hotels.map((hotel) => ({
    hotel,
    kilometres: destination ? kilometres(hotel.position, destination.position) : 0,
  }))

export const filteredHotels = (hotels: readonly HotelWithDistance[], { stars, within, inPolicy }: HotelFilters) =>
  hotels.filter(
    ({ hotel, kilometres: far }) =>
      hotel.stars >= Number(stars ?? 0) &&
      (within === undefined || far <= Number(within)) &&
      (!inPolicy || hotel.violations.length === 0),
  )

/** Which of the distance limits a hotel is within; those beyond all of them come last. */
const ringOf = ({ kilometres: far }: HotelWithDistance) => {
  const ring = distanceLimits.findIndex((limit) => far <= Number(limit))
  return ring === -1 ? distanceLimits.length : ring
}

const orders: Record<HotelSort, (one: HotelWithDistance, other: HotelWithDistance) => number> = {
  // Hotels in policy come first, then the nearer ring of distance, then the lower price.
  best: (one, other) =>
    Math.sign(one.hotel.violations.length) - Math.sign(other.hotel.violations.length) ||
    ringOf(one) - ringOf(other) ||
    totalOf(one.hotel.price) - totalOf(other.hotel.price),
  price: (one, other) => totalOf(one.hotel.price) - totalOf(other.hotel.price),
  distance: (one, other) => one.kilometres - other.kilometres,
  stars: (one, other) => other.hotel.stars - one.hotel.stars || totalOf(one.hotel.price) - totalOf(other.hotel.price),
}

export const sortedHotels = (hotels: readonly HotelWithDistance[], sort: HotelSort) => hotels.toSorted(orders[sort])

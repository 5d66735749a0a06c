import { centreOf, type Position } from '#server/reference/cityCentres.ts'
import { placeName } from '#server/reference/placeNames.ts'
import { airportsOf, kilometres } from '#server/reference/places.ts'
import type { StayOffer } from '#bookingTool/plan/offers.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** A place in a city that the distance of hotels is measured from. */
export interface Destination {
  name: string
  position: Position
}

/** A hotel with its distance from the destination. */
export interface HotelWithDistance {
  hotel: StayOffer
  kilometres: number
}

/** The company's office in a city, else the city's center, else its airport. */
export function destinationIn({ company, language, say }: ToolSession, place: string): Destination | undefined {
  const [airport] = airportsOf(place)
  const cityCode = airport?.cityCode ?? place
  const office = company.offices.find((each) => each.cityCode === cityCode)
  if (office) return office
  const centre = centreOf(cityCode)
  if (centre) return { name: say('bookingTool.map.centre'), position: centre }
  return airport && { name: placeName(airport, language), position: airport }
}

export const withDistances = (
  hotels: readonly StayOffer[],
  destination: Destination | undefined,
): HotelWithDistance[] =>
  hotels.map((hotel) => ({
    hotel,
    kilometres: destination ? kilometres(hotel.position, destination.position) : 0,
  }))

/** Kilometres from the destination: hotels of one ring are ordered by price. */
const rings = [1, 2, 5]

/** Hotels beyond all rings come last. */
const ringOf = ({ kilometres: far }: HotelWithDistance) => {
  const ring = rings.findIndex((limit) => far <= limit)
  return ring === -1 ? rings.length : ring
}

/** Hotels in policy come first, then the nearer ring of distance, then the lower price. */
export const sortedHotels = (hotels: readonly HotelWithDistance[]) =>
  hotels.toSorted(
    (one, other) =>
      Math.sign(one.hotel.violations.length) - Math.sign(other.hotel.violations.length) ||
      ringOf(one) - ringOf(other) ||
      totalOf(one.hotel.price) - totalOf(other.hotel.price),
  )

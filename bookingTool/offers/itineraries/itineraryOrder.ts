import type { ItineraryOffer } from '#bookingTool/plan/offers.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import { itineraryCarbonKg } from '#bookingTool/schedule/itineraryCarbon.ts'

const cheapest = ({ fares }: ItineraryOffer) => Math.min(...fares.map(({ price }) => totalOf(price)))
const leaving = ({ itinerary }: ItineraryOffer) => itinerary.segments[0]?.departsAt ?? 0

/** Kilograms of CO2 equivalent of an offer in the lightest of its cabins. */
export const lightest = ({ itinerary, fares }: ItineraryOffer) =>
  Math.min(...fares.map(({ cabin }) => itineraryCarbonKg(itinerary, cabin)))

/** The offers by their lowest price, the earlier departure first where it is the same. */
export const sortedItineraries = (offers: readonly ItineraryOffer[]) =>
  offers.toSorted((one, other) => cheapest(one) - cheapest(other) || leaving(one) - leaving(other))

/** Whether one of its fares is within policy; without a policy every fare is. */
export const hasFareWithin = ({ fares }: ItineraryOffer) => fares.some(({ violations }) => violations.length === 0)

import { fareConditions } from '#server/suppliers/fareConditions.ts'
import { codesIn, type View } from '#bookingTool/plan/address.ts'
import type { Fare, ItineraryOffer } from '#bookingTool/plan/offers.ts'
import { totalOf } from '#bookingTool/schedule/fares.ts'
import { itineraryCarbonKg } from './carbon.ts'

export const itinerarySorts = ['price', 'duration', 'departure', 'carbon'] as const
export type ItinerarySort = (typeof itinerarySorts)[number]

/** Six hours each of the local day: night, morning, afternoon, evening. */
export const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const
type DayPart = (typeof dayParts)[number]

/** The value of each filter; undefined means any, as does an unknown value in an address. */
export interface ItineraryFilters {
  /** At most so many stops. */
  stops: '0' | '1' | undefined
  /** Codes of carriers, of which one flies or runs at least one part; undefined for any. */
  airline: readonly string[] | undefined
  leaves: DayPart | undefined
  arrives: DayPart | undefined
  refundable: boolean
  inPolicy: boolean
}

export const itinerarySortOf = ({ sort }: View): ItinerarySort => itinerarySorts.find((one) => one === sort) ?? 'price'

export const itineraryFiltersOf = ({
  stops,
  airline,
  leaves,
  arrives,
  refundable,
  inPolicy,
}: View): ItineraryFilters => ({
  stops: (['0', '1'] as const).find((one) => one === stops),
  airline: codesIn(airline),
  leaves: dayParts.find((part) => part === leaves),
  arrives: dayParts.find((part) => part === arrives),
  refundable: refundable === 'yes',
  inPolicy: inPolicy === 'yes',
})

const partOf = (local: string | undefined) => dayParts[Math.floor(Number(local?.slice(11, 13) ?? 0) / 6)]

const endsOf = ({ itinerary: { segments } }: ItineraryOffer) => ({
  leaves: partOf(segments[0]?.departure),
  arrives: partOf(segments.at(-1)?.arrival),
})

export const isRefundable = ({ itinerary }: ItineraryOffer, { cabin }: Fare) =>
  fareConditions(itinerary.kind, cabin).isRefundable

/** Whether the journey of an offer passes, whatever its fares. */
function passes(offer: ItineraryOffer, { stops, airline, leaves, arrives }: ItineraryFilters): boolean {
  const { segments } = offer.itinerary
  const ends = endsOf(offer)
  return (
    (stops === undefined || segments.length - 1 <= Number(stops)) &&
    (airline === undefined || segments.some(({ carrier }) => airline.includes(carrier.code))) &&
    (leaves === undefined || ends.leaves === leaves) &&
    (arrives === undefined || ends.arrives === arrives)
  )
}

/** The offers that pass, each with those of its fares that pass; an offer without any is left out. */
export const filteredItineraries = (offers: readonly ItineraryOffer[], filters: ItineraryFilters): ItineraryOffer[] =>
  offers
    .filter((offer) => passes(offer, filters))
    .map((offer) => ({
      ...offer,
      fares: offer.fares.filter(
        (fare) =>
          (!filters.refundable || isRefundable(offer, fare)) && (!filters.inPolicy || fare.violations.length === 0),
      ),
    }))
    .filter(({ fares }) => fares.length > 0)

const cheapest = ({ fares }: ItineraryOffer) => Math.min(...fares.map(({ price }) => totalOf(price)))
const leaving = ({ itinerary }: ItineraryOffer) => itinerary.segments[0]?.departsAt ?? 0
/** Kilograms of CO2 equivalent of an offer in the lightest of its cabins. */
export const lightest = ({ itinerary, fares }: ItineraryOffer) =>
  Math.min(...fares.map(({ cabin }) => itineraryCarbonKg(itinerary, cabin)))

const orders: Record<ItinerarySort, (one: ItineraryOffer, other: ItineraryOffer) => number> = {
  price: (one, other) => cheapest(one) - cheapest(other) || leaving(one) - leaving(other),
  duration: (one, other) => one.itinerary.minutes - other.itinerary.minutes || cheapest(one) - cheapest(other),
  departure: (one, other) => leaving(one) - leaving(other),
  carbon: (one, other) => lightest(one) - lightest(other) || cheapest(one) - cheapest(other),
}

export const sortedItineraries = (offers: readonly ItineraryOffer[], sort: ItinerarySort) =>
  offers.toSorted(orders[sort])

/** Whether one of its fares is within policy; without a policy every fare is. */
export const hasFareWithin = ({ fares }: ItineraryOffer) => fares.some(({ violations }) => violations.length === 0)

/** How many offers would pass with one filter set to a value and the others as they are. */
export const countWith = (
  offers: readonly ItineraryOffer[],
  filters: ItineraryFilters,
  changed: Partial<ItineraryFilters>,
): number => filteredItineraries(offers, { ...filters, ...changed }).length

const noFilters: ItineraryFilters = itineraryFiltersOf({})
const faresIn = (offers: readonly ItineraryOffer[]) => offers.reduce((sum, { fares }) => sum + fares.length, 0)

/** Whether a filter by itself leaves out some fares of the offers, and not all. */
export function makesDifference(offers: readonly ItineraryOffer[], filter: Partial<ItineraryFilters>): boolean {
  const left = faresIn(filteredItineraries(offers, { ...noFilters, ...filter }))
  return left > 0 && left < faresIn(offers)
}

/** The carriers of the offers by code, in the order of their names. */
export const carriersOf = (offers: readonly ItineraryOffer[]): [code: string, name: string][] =>
  [
    ...new Map(
      offers.flatMap(({ itinerary }) => itinerary.segments.map(({ carrier }) => [carrier.code, carrier.name])),
    ),
  ].sort(([, one], [, other]) => one.localeCompare(other))

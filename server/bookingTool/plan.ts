import { totalOf } from './schedule/fares.ts'
import type { Price } from './schedule/fares.ts'
import type { Itinerary } from './schedule/itineraries.ts'
import { flightOffers, stayOffers } from './offers.ts'
import type { Fare, FlightOffer, Market, StayOffer } from './offers.ts'
import type { Mark } from './policy.ts'
import type { Search } from './search.ts'

export type Step = 'out' | 'back' | 'hotel'
/** Ids of what was chosen so far; looked up again among what is on sale now. */
export type Choices = Partial<Record<Step, string>>

export interface ChosenFlight {
  itinerary: Itinerary
  fare: Fare
}

/** What was chosen, priced anew. Cents of the company's currency. */
export interface Plan {
  search: Search
  out?: ChosenFlight
  back?: ChosenFlight
  hotel?: StayOffer
  price: Price
  /** What the cheapest offer of the same search costs. */
  lowestTotal: number
  marks: Mark[]
}

/** Either a complete plan, or the step that is still to be chosen and what there is to choose from. */
export type Planning =
  | { step: 'out' | 'back'; flights: FlightOffer[]; isGone: boolean; plan: Plan }
  | { step: 'hotel'; hotels: StayOffer[]; isGone: boolean; plan: Plan }
  | { step?: never; plan: Plan }

/** The steps a search has, in order. */
export const stepsOf = ({ need, isReturn }: Search): Step[] => [
  ...(need === 'hotel' ? [] : (['out'] as const)),
  ...(isReturn ? (['back'] as const) : []),
  ...(need === 'flight' ? [] : (['hotel'] as const)),
]

const chosenFlight = (offers: FlightOffer[], id: string | undefined): ChosenFlight | undefined => {
  for (const { itinerary, fares } of offers) {
    const fare = fares.find((one) => one.id === id)
    if (fare) return { itinerary, fare }
  }
  return undefined
}

function addPrice(plan: Plan, price: Price, lowest: number, marks: Mark[]): void {
  plan.price = { net: plan.price.net + price.net, tax: plan.price.tax + price.tax }
  plan.lowestTotal += lowest
  plan.marks.push(...marks)
}

const lowestOf = (prices: Price[]) => Math.min(...prices.map(totalOf))
const landingOf = (flight: ChosenFlight | undefined) => flight?.itinerary.flights.at(-1)

function flightsFor(step: 'out' | 'back', { search, out }: Plan, market: Market): FlightOffer[] {
  const { from, to, depart, until } = search
  if (step === 'out') return flightOffers({ from, to, date: depart }, market)
  const landing = landingOf(out)
  // The way back begins in the city, not necessarily at the airport of arrival.
  return flightOffers({ from: to, to: from, date: until ?? depart }, market, landing?.arrivesAt)
}

function hotelsFor({ search, out }: Plan, market: Market): StayOffer[] {
  const landing = landingOf(out)
  const stay = {
    place: search.to,
    checkIn: landing?.arrival.slice(0, 10) ?? search.depart,
    checkOut: search.until ?? '',
  }
  return stayOffers(stay, market)
}

/** Looks the choices up among today's offers, in order, until one is missing. Nothing a form says is believed. */
export function planFrom(search: Search, choices: Choices, market: Market): Planning {
  const plan: Plan = { search, price: { net: 0, tax: 0 }, lowestTotal: 0, marks: [] }
  for (const step of stepsOf(search)) {
    const isGone = choices[step] !== undefined
    if (step === 'hotel') {
      const hotels = hotelsFor(plan, market)
      const hotel = hotels.find(({ id }) => id === choices.hotel)
      if (!hotel) return { step, hotels, isGone, plan }
      plan.hotel = hotel
      addPrice(plan, hotel.price, lowestOf(hotels.map((one) => one.price)), hotel.marks)
    } else {
      const flights = flightsFor(step, plan, market)
      const flight = chosenFlight(flights, choices[step])
      if (!flight) return { step, flights, isGone, plan }
      const lowest = lowestOf(flights.flatMap(({ fares }) => fares.map(({ price }) => price)))
      plan[step] = flight
      addPrice(plan, flight.fare.price, lowest, flight.fare.marks)
    }
  }
  return { plan }
}

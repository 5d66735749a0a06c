import { totalOf } from './schedule/fares.ts'
import type { Price } from './schedule/fares.ts'
import type { Itinerary } from './schedule/itineraries.ts'
import { rentalOffers, rideOffers, stayOffers } from './offers.ts'
import type { Fare, Market, RentalOffer, RideOffer, StayOffer } from './offers.ts'
import type { Mark } from './policy.ts'
import { airportsOf } from '#server/reference/places.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'
import type { Needs, Search } from './search.ts'

export type Step = 'out' | 'back' | 'hotel' | 'car'
/** Ids of what was chosen so far; looked up again among what is on sale now. */
export type Choices = Partial<Record<Step, string>>

export interface ChosenRide {
  itinerary: Itinerary
  fare: Fare
}

/** What was chosen, priced anew. Cents of the company's currency. */
export interface Plan {
  search: Search
  out?: ChosenRide
  back?: ChosenRide
  hotel?: StayOffer
  car?: RentalOffer
  price: Price
  /** What the cheapest offer of the same search costs. */
  lowestTotal: number
  marks: Mark[]
}

/** Either a complete plan, or the step that is still to be chosen and what there is to choose from. */
export type Planning =
  | { step: 'out' | 'back'; rides: RideOffer[]; isGone: boolean; plan: Plan }
  | { step: 'hotel'; hotels: StayOffer[]; isGone: boolean; plan: Plan }
  | { step: 'car'; cars: RentalOffer[]; isGone: boolean; plan: Plan }
  | { step?: never; plan: Plan }

/** The steps a search has, in order. */
export const stepsOf = ({ ride, isReturn, hasHotel, hasCar }: Needs): Step[] => [
  ...(ride === 'none' ? [] : (['out'] as const)),
  ...(isReturn ? (['back'] as const) : []),
  ...(hasHotel ? (['hotel'] as const) : []),
  ...(hasCar ? (['car'] as const) : []),
]

const chosenRide = (offers: RideOffer[], id: string | undefined): ChosenRide | undefined => {
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
const landingOf = (ride: ChosenRide | undefined) => ride?.itinerary.rides.at(-1)

function ridesFor(step: 'out' | 'back', { search, out }: Plan, market: Market): RideOffer[] {
  const { from, to, depart, until } = search
  const kind = search.ride === 'train' ? 'train' : 'flight'
  if (step === 'out') return rideOffers({ kind, from, to, date: depart }, market)
  const landing = landingOf(out)
  // The way back begins in the city, not necessarily at the airport of arrival.
  return rideOffers({ kind, from: to, to: from, date: until ?? depart }, market, landing?.arrivesAt)
}

function hotelsFor({ search, out }: Plan, market: Market): StayOffer[] {
  const checkIn = landingOf(out)?.arrival.slice(0, 10) ?? search.depart
  return stayOffers({ place: search.to, checkIn, checkOut: search.until ?? '' }, market)
}

const minuteMs = 60_000
/** Minutes between landing and driving off, and between giving the car back and leaving. */
const carMinutes = { afterArrival: 45, beforeDeparture: 120, ahead: 60 }
const counterOpens = '10:00'

/** From shortly after the arrival until shortly before the way back; else from morning to morning, never in the past. */
function carsFor({ search, out, back }: Plan, market: Market): RentalOffer[] {
  const landing = landingOf(out)
  const place = search.ride === 'flight' ? (landing?.to.code ?? search.to) : search.to
  const zone = airportsOf(place)[0]?.timeZone ?? 'UTC'
  const soonest = localTimeOf(market.now.getTime() + carMinutes.ahead * minuteMs, zone)
  const morning = `${search.depart}T${counterOpens}`
  const pickUp = landing
    ? localTimeOf(landing.arrivesAt + carMinutes.afterArrival * minuteMs, zone)
    : morning < soonest
      ? soonest
      : morning
  const leaving = back?.itinerary.rides[0]
  const dropOff = leaving
    ? localTimeOf(leaving.departsAt - carMinutes.beforeDeparture * minuteMs, zone)
    : `${search.until ?? search.depart}T${counterOpens}`
  return rentalOffers({ place, pickUp, dropOff }, market)
}

function planRide(step: 'out' | 'back', plan: Plan, id: string | undefined, market: Market): Planning | undefined {
  const rides = ridesFor(step, plan, market)
  const ride = chosenRide(rides, id)
  if (!ride) return { step, rides, isGone: id !== undefined, plan }
  plan[step] = ride
  const lowest = lowestOf(rides.flatMap(({ fares }) => fares.map(({ price }) => price)))
  addPrice(plan, ride.fare.price, lowest, ride.fare.marks)
  return undefined
}

function planHotel(plan: Plan, id: string | undefined, market: Market): Planning | undefined {
  const hotels = hotelsFor(plan, market)
  const hotel = hotels.find((one) => one.id === id)
  if (!hotel) return { step: 'hotel', hotels, isGone: id !== undefined, plan }
  plan.hotel = hotel
  addPrice(plan, hotel.price, lowestOf(hotels.map(({ price }) => price)), hotel.marks)
  return undefined
}

function planCar(plan: Plan, id: string | undefined, market: Market): Planning | undefined {
  const cars = carsFor(plan, market)
  const car = cars.find((one) => one.id === id)
  if (!car) return { step: 'car', cars, isGone: id !== undefined, plan }
  plan.car = car
  addPrice(plan, car.price, lowestOf(cars.map(({ price }) => price)), car.marks)
  return undefined
}

/** Looks the choices up among today's offers, in order, until one is missing. Nothing a form says is believed. */
export function planFrom(search: Search, choices: Choices, market: Market): Planning {
  const plan: Plan = { search, price: { net: 0, tax: 0 }, lowestTotal: 0, marks: [] }
  for (const step of stepsOf(search)) {
    const id = choices[step]
    const open =
      step === 'hotel'
        ? planHotel(plan, id, market)
        : step === 'car'
          ? planCar(plan, id, market)
          : planRide(step, plan, id, market)
    if (open) return open
  }
  return { plan }
}

import { airportsOf } from '#server/reference/places.ts'
import { minuteMs } from '#contract/time/durations.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'
import { totalOf, type Price } from '#bookingTool/schedule/fares.ts'
import type { Itinerary } from '#bookingTool/schedule/itineraries.ts'
import {
  rentalOffers,
  itineraryOffers,
  stayOffers,
  type Fare,
  type SalesConditions,
  type RentalOffer,
  type ItineraryOffer,
  type StayOffer,
} from './offers.ts'
import type { PolicyViolation } from './policy.ts'
import type { RequestedProducts, SearchCriteria } from './searchCriteria.ts'

export type Step = 'out' | 'back' | 'hotel' | 'car'
/** Ids of the offers chosen so far; each is looked up again among the current offers. */
export type Choices = Partial<Record<Step, string>>

export interface ChosenFare {
  itinerary: Itinerary
  fare: Fare
}

/** The chosen offers at their current prices, in cents of the company's currency. */
export interface Plan {
  search: SearchCriteria
  out?: ChosenFare
  back?: ChosenFare
  hotel?: StayOffer
  car?: RentalOffer
  price: Price
  /** The price of the cheapest offers of the same search. */
  lowestTotal: number
  violations: PolicyViolation[]
}

/**
 * A complete plan (without `step`), or the next step with the offers to choose from. `isGone`: the offer chosen for it
 * is no longer on sale.
 */
export type PlanProgress =
  | { step: 'out' | 'back'; offers: ItineraryOffer[]; isGone: boolean; plan: Plan }
  | { step: 'hotel'; hotels: StayOffer[]; isGone: boolean; plan: Plan }
  | { step: 'car'; cars: RentalOffer[]; isGone: boolean; plan: Plan }
  | { step?: never; plan: Plan }

/** The steps a search has, in order. */
export const stepsOf = ({ transport, isReturn, hasHotel, hasCar }: RequestedProducts): Step[] => [
  ...(transport === 'none' ? [] : (['out'] as const)),
  ...(isReturn ? (['back'] as const) : []),
  ...(hasHotel ? (['hotel'] as const) : []),
  ...(hasCar ? (['car'] as const) : []),
]

const findChosenFare = (offers: ItineraryOffer[], id: string | undefined): ChosenFare | undefined => {
  for (const { itinerary, fares } of offers) {
    const fare = fares.find((one) => one.id === id)
    if (fare) return { itinerary, fare }
  }
  return undefined
}

function addPrice(plan: Plan, price: Price, lowest: number, violations: PolicyViolation[]): void {
  plan.price = { net: plan.price.net + price.net, tax: plan.price.tax + price.tax }
  plan.lowestTotal += lowest
  plan.violations.push(...violations)
}

const lowestOf = (prices: Price[]) => Math.min(...prices.map(totalOf))
const landingOf = (chosen: ChosenFare | undefined) => chosen?.itinerary.segments.at(-1)

function itineraryOffersFor(
  step: 'out' | 'back',
  { search, out }: Plan,
  conditions: SalesConditions,
): ItineraryOffer[] {
  const { from, to, depart, until } = search
  const kind = search.transport === 'train' ? 'train' : 'flight'
  if (step === 'out') return itineraryOffers({ kind, from, to, date: depart }, conditions)
  const landing = landingOf(out)
  // The return may start at any airport of the city, not only the one of arrival.
  return itineraryOffers({ kind, from: to, to: from, date: until ?? depart }, conditions, landing?.arrivesAt)
}

function hotelsFor({ search, out }: Plan, conditions: SalesConditions): StayOffer[] {
  const checkIn = landingOf(out)?.arrival.slice(0, 10) ?? search.depart
  return stayOffers({ place: search.to, checkIn, checkOut: search.until ?? '' }, conditions)
}

/** Minutes between landing and pick-up, between return and departure, and between now and the earliest pick-up. */
const carMinutes = { afterArrival: 45, beforeDeparture: 120, ahead: 60 }
const counterOpens = '10:00'

/**
 * Rental cars from shortly after the arrival until shortly before the return; without flights or trains from 10:00 to
 * 10:00, and never in the past.
 */
function carsFor({ search, out, back }: Plan, conditions: SalesConditions): RentalOffer[] {
  const landing = landingOf(out)
  const place = search.transport === 'flight' ? (landing?.to.code ?? search.to) : search.to
  const zone = airportsOf(place)[0]?.timeZone ?? 'UTC'
  const soonest = localTimeOf(conditions.now.getTime() + carMinutes.ahead * minuteMs, zone)
  const morning = `${search.depart}T${counterOpens}`
  const pickUp = landing
    ? localTimeOf(landing.arrivesAt + carMinutes.afterArrival * minuteMs, zone)
    : morning < soonest
      ? soonest
      : morning
  const leaving = back?.itinerary.segments[0]
  const dropOff = leaving
    ? localTimeOf(leaving.departsAt - carMinutes.beforeDeparture * minuteMs, zone)
    : `${search.until ?? search.depart}T${counterOpens}`
  return rentalOffers({ place, pickUp, dropOff }, conditions)
}

function planItinerary(
  step: 'out' | 'back',
  plan: Plan,
  id: string | undefined,
  conditions: SalesConditions,
): PlanProgress | undefined {
  const offers = itineraryOffersFor(step, plan, conditions)
  const chosen = findChosenFare(offers, id)
  if (!chosen) return { step, offers, isGone: id !== undefined, plan }
  plan[step] = chosen
  const lowest = lowestOf(offers.flatMap(({ fares }) => fares.map(({ price }) => price)))
  addPrice(plan, chosen.fare.price, lowest, chosen.fare.violations)
  return undefined
}

function planHotel(plan: Plan, id: string | undefined, conditions: SalesConditions): PlanProgress | undefined {
  const hotels = hotelsFor(plan, conditions)
  const hotel = hotels.find((one) => one.id === id)
  if (!hotel) return { step: 'hotel', hotels, isGone: id !== undefined, plan }
  plan.hotel = hotel
  addPrice(plan, hotel.price, lowestOf(hotels.map(({ price }) => price)), hotel.violations)
  return undefined
}

function planCar(plan: Plan, id: string | undefined, conditions: SalesConditions): PlanProgress | undefined {
  const cars = carsFor(plan, conditions)
  const car = cars.find((one) => one.id === id)
  if (!car) return { step: 'car', cars, isGone: id !== undefined, plan }
  plan.car = car
  addPrice(plan, car.price, lowestOf(cars.map(({ price }) => price)), car.violations)
  return undefined
}

/**
 * Looks the chosen offers up among the current ones, step by step, until one is missing. Prices and details come from
 * there, never from the form.
 */
export function planFrom(search: SearchCriteria, choices: Choices, conditions: SalesConditions): PlanProgress {
  const plan: Plan = { search, price: { net: 0, tax: 0 }, lowestTotal: 0, violations: [] }
  for (const step of stepsOf(search)) {
    const id = choices[step]
    const open =
      step === 'hotel'
        ? planHotel(plan, id, conditions)
        : step === 'car'
          ? planCar(plan, id, conditions)
          : planItinerary(step, plan, id, conditions)
    if (open) return open
  }
  return { plan }
}

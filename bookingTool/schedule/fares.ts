import { pseudoRandom } from '#server/codes/pseudoRandom.ts'
import { changeFeeIn, type FareConditions } from '#server/suppliers/fareConditions.ts'
import { unitsPerDollar } from '#server/suppliers/unitsPerDollar.ts'
import { daysBetween } from '#server/time/zonedTime.ts'
import type { Itinerary } from './itineraries.ts'

export const cabins = ['economy', 'premium', 'business'] as const
export type Cabin = (typeof cabins)[number]

/** An amount in cents of a currency's main unit, before tax and the tax on it. */
export interface Price {
  net: number
  tax: number
}

export const totalOf = ({ net, tax }: Price) => net + tax

const taxRates = { flight: 0.13, train: 0.05, hotel: 0.15, car: 0.15 }

/** A price in a company's currency, whole units before tax. A currency without a rate is read as dollars. */
export function priceOf(dollars: number, kind: keyof typeof taxRates, currency: string): Price {
  const net = Math.round(dollars * (unitsPerDollar[currency] ?? 1)) * 100
  return { net, tax: Math.round(net * taxRates[kind]) }
}

/** One of `parts` shares of a price in whole cents; the first shares carry the remainder. */
export function shareOf(cents: number, part: number, parts: number): number {
  const even = Math.floor(cents / parts)
  return even + (part < cents - even * parts ? 1 : 0)
}

/** The change fee of a fare, in cents of a currency. */
export const changeFeeOf = (conditions: FareConditions, currency: string): number =>
  changeFeeIn(conditions, currency) * 100

/** The factor of a fare for late booking; 1 from 21 days ahead. The bands are those of the advance-purchase score. */
export function lateBookingFactor(daysAhead: number): number {
  if (daysAhead >= 21) return 1
  if (daysAhead >= 14) return 1.12
  if (daysAhead >= 7) return 1.3
  return daysAhead >= 3 ? 1.55 : 1.85
}

const baseDollars = 48
const perKm = (km: number) => (km < 1500 ? 0.115 : km < 4500 ? 0.088 : 0.067)
const stopFactor = [1, 0.91, 0.86]
const longHaulKm = 3500

const cabinFactor = (cabin: Cabin, km: number) =>
  ({ economy: 1, premium: 1.55, business: km > longHaulKm ? 3.3 : 2.35 })[cabin]

/**
 * The cabins sold on an itinerary, by its length: one on commuter flights, three on long-haul flights; two classes on
 * trains.
 */
export const cabinsFor = ({ kind, kilometres: km }: Itinerary): readonly Cabin[] =>
  cabins.filter((cabin) => {
    if (kind === 'train') return cabin !== 'premium'
    return cabin === 'premium' ? km > longHaulKm : cabin === 'economy' || km > 600
  })

/** Demand factor of a day on the fare of an itinerary: higher on Mondays and Fridays. */
function demandOf(id: string, date: string): number {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay()
  return 0.86 + pseudoRandom(`${id} ${date}`) * 0.34 + (weekday === 1 || weekday === 5 ? 0.06 : 0)
}

/**
 * The one-way fare of an itinerary: a base plus the distance (for trains the travel time), times factors for cabin,
 * stops, late booking and demand.
 * @param today local date of booking at the place of departure
 */
export function fareOf(itinerary: Itinerary, cabin: Cabin, today: string, currency: string): Price {
  const { id, kind, segments, minutes, kilometres: km } = itinerary
  const date = segments[0]?.departure.slice(0, 10) ?? today
  const demand = demandOf(id, date)
  if (kind === 'train') {
    const late = 1 + (lateBookingFactor(daysBetween(today, date)) - 1) / 2
    return priceOf((24 + minutes * 0.27) * (cabin === 'business' ? 1.75 : 1) * late * demand, 'train', currency)
  }
  const distance = (baseDollars + km * perKm(km)) * (stopFactor[segments.length - 1] ?? 0.86)
  const dollars = distance * cabinFactor(cabin, km) * lateBookingFactor(daysBetween(today, date)) * demand
  return priceOf(dollars, 'flight', currency)
}

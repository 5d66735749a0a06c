import { pseudoRandom, pseudoRandomInt } from '#server/codes/pseudoRandom.ts'
import type { AirportRow } from '#server/reference/airports.ts'
import { carClasses, type CarClassRow } from '#server/reference/carClasses.ts'
import { carCompanies } from '#server/suppliers/carCompanies.ts'
import { dayMs, hourMs } from '#contract/time/durations.ts'
import { instantOf } from '#server/time/zonedTime.ts'
import { priceOf, type Price } from './fares.ts'

/** A car and what it costs for the whole rental. Cents, in the company's currency. */
export interface CarOffer {
  id: string
  companyCode: string
  companyName: string
  carClass: CarClassRow
  days: number
  price: Price
}

const shortestMs = hourMs
const companiesInTown = 3
const dollarsADay: Record<CarClassRow['code'], number> = {
  ECAR: 41,
  CCAR: 45,
  ICAR: 51,
  SCAR: 56,
  FCAR: 63,
  PCAR: 92,
  IFAR: 69,
  SFAR: 81,
  MVAR: 97,
  CDAE: 58,
  SWAR: 66,
}

/** Started days between two instants, as rental companies count them. */
export const daysOf = (from: number, until: number) => Math.ceil((until - from) / dayMs)

/**
 * Cars at an airport between two local times, cheapest first: three companies, a few classes of each. Empty when the
 * rental would be shorter than an hour.
 */
export function carsAt(airport: AirportRow, pickUp: string, dropOff: string, currency: string): CarOffer[] {
  const [from, until] = [instantOf(pickUp, airport.timeZone), instantOf(dropOff, airport.timeZone)]
  if (until - from < shortestMs) return []
  const days = daysOf(from, until)
  return carCompanies
    .toSorted((one, other) => pseudoRandom(airport.cityCode + one.code) - pseudoRandom(airport.cityCode + other.code))
    .slice(0, companiesInTown)
    .flatMap(({ code, name, classes }) =>
      carClasses
        .filter((carClass) => classes.includes(carClass.code))
        .filter((carClass) => pseudoRandom(`${airport.cityCode}${code}${carClass.code} fleet`) < 0.75)
        .map((carClass) => {
          const worth =
            pseudoRandomInt(`${airport.cityCode}${code}${carClass.code}${pickUp.slice(0, 10)}`, 88, 118) / 100
          const price = priceOf(dollarsADay[carClass.code] * worth * days, 'car', currency)
          return { id: `${code}.${carClass.code}`, companyCode: code, companyName: name, carClass, days, price }
        }),
    )
    .toSorted((one, other) => one.price.net - other.price.net)
}

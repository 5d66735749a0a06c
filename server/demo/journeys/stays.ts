import type { RoomTypeCode } from '#contract/trips/segments.ts'
import { minuteMs } from '#contract/time/durations.ts'
import { daysBetween, instantOf } from '#server/time/zonedTime.ts'
import type { CompanyId } from '#server/demo/company/companies.ts'
import { placeOf } from './flights.ts'
import type { SegmentPlan } from './segments.ts'
import type { Random } from '#server/demo/data/random.ts'
import { carCompanies } from '#server/suppliers/carCompanies.ts'
import { hotelBrands, hotelDistricts } from '#server/suppliers/hotels.ts'
import { guestTimes, hotelHours } from '#server/suppliers/stayTimes.ts'
import { airportOf } from '#server/demo/data/knownPlaces.ts'

export interface StayPlan {
  company: CompanyId
  airport: string
  /** Local date and time of arrival and of departure. */
  from: string
  to: string
}

/** Room types booked in the demo. */
const rooms: RoomTypeCode[] = ['standardKing', 'standardTwoQueens', 'superior', 'studioSuite']

/** A hotel stay from the day of arrival to the day of departure. */
export function hotelSegment({ company, airport, from, to }: StayPlan, random: Random): SegmentPlan {
  const { city, cityCode, countryCode, timeZone } = airportOf(airport)
  const brand = random.pick(hotelBrands.filter(({ stars }) => stars >= 3))
  const district = random.pick(hotelDistricts)
  const name = brand.pattern.replace('{city}', city.en).replace('{district}', district.name.en)
  const place = { code: cityCode, name, city: city.en, cityCode, countryCode, timeZone }
  const nights = Math.max(1, daysBetween(from, to))
  const { expected, leaves } = guestTimes({
    firstDay: from.slice(0, 10),
    lastDay: to.slice(0, 10),
    landing: from,
    leaving: to,
  })
  const local = languageIn(countryCode, cityCode)
  const address = `${random.int(2, 980)} ${random.pick(streets[local])}, ${city[local]}`
  return {
    kind: 'hotel',
    providerCode: brand.chainCode,
    providerName: name,
    roomTypeCode: random.pick(rooms),
    confirmationNumber: confirmation(company, random),
    from: place,
    to: place,
    ...between(expected, leaves, timeZone, timeZone),
    ...hotelHours,
    address,
    amount: nights * brand.stars * random.int(34, 62),
    taxRate: 0.13,
  }
}

/** A car rental from shortly after arrival until shortly before departure. */
export function rentalSegment({ company, airport, from, to }: StayPlan, random: Random): SegmentPlan {
  const place = placeOf(airport)
  const rental = random.pick(carCompanies)
  return {
    kind: 'car',
    providerCode: rental.code,
    providerName: rental.name,
    carClassCode: random.pick(rental.classes),
    confirmationNumber: confirmation(company, random),
    from: place,
    to: place,
    ...between(later(from, 45), later(to, -120), place.timeZone, place.timeZone),
    rentalDesk: 'airport',
    amount: Math.max(1, daysBetween(from, to)) * random.int(44, 88),
    taxRate: 0.15,
  }
}

/** Local times at two places together with their instants. */
const between = (departureLocal: string, arrivalLocal: string, fromZone: string, toZone: string) => ({
  departureLocal,
  arrivalLocal,
  departureAt: new Date(instantOf(departureLocal, fromZone)),
  arrivalAt: new Date(instantOf(arrivalLocal, toZone)),
})

/** A local time some minutes later, ignoring daylight saving. */
export const later = (local: string, minutes: number) =>
  new Date(Date.parse(`${local}:00Z`) + minutes * minuteMs).toISOString().slice(0, 16)

export const confirmation = (company: CompanyId, random: Random) =>
  `${company === 'boreal' ? 'BOREAL' : 'AUR'}${random.int(100_000, 999_999)}`

const frenchStreets = ['rue des Érables', 'boulevard du Belvédère', 'avenue des Pionniers', 'rue du Quai']
const spanishStreets = ['Calle del Faro', 'Avenida de los Fresnos', 'Paseo del Mirador', 'Calle Jacaranda']
const englishStreets = ['Lantern Street', 'Harbour View Road', 'Cedar Avenue', 'Foundry Lane']
const quebecCities = ['YMQ', 'YQB']
const spanishSpeaking = ['MX', 'ES', 'CO', 'PE', 'CL', 'AR']

/** The language of a place's addresses. */
const languageIn = (countryCode: string, cityCode: string) =>
  countryCode === 'FR' || quebecCities.includes(cityCode) ? 'fr' : spanishSpeaking.includes(countryCode) ? 'es' : 'en'

const streets = { en: englishStreets, fr: frenchStreets, es: spanishStreets }

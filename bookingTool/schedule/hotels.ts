import { pseudoRandom, pseudoRandomPick, pseudoRandomInt } from '#server/codes/pseudoRandom.ts'
import type { AirportRow } from '#server/reference/airports.ts'
import { centreOf, type Position } from '#server/reference/cityCentres.ts'
import { hotelBrands, hotelChains, hotelDistricts, type HotelBrandRow } from '#server/suppliers/hotels.ts'
import { addDays, daysBetween } from '#server/time/zonedTime.ts'
import { priceOf, type Price } from './fares.ts'

/** A hotel and the price of the stay. Cents, in the company's currency. */
export interface HotelOffer {
  id: string
  name: string
  chainCode: string
  chainName: string
  stars: number
  district: string
  address: string
  position: Position
  /** Every night of the stay, in order. */
  nights: readonly Price[]
  price: Price
  /** The most expensive night with tax, which the travel policy limits. */
  highestNightRate: number
}

/** A city as the hotel generator needs it: its local name and the local language of addresses. */
interface City {
  code: string
  name: string
  language: 'en' | 'fr' | 'es'
  countryCode: string
  /** The center of the city; for a smaller city its airport. */
  centre: Position
  airport: Position
}

const spanish = new Set('ES MX AR BO CL CO CR CU DO EC GQ GT HN NI PA PE PR PY SV UY VE'.split(' '))
const french = new Set('FR BE MC LU GP MQ GF RE PF NC SN CI MA TN DZ'.split(' '))
const streets = {
  en: [
    'Market Street',
    'Harbour Road',
    'Station Road',
    'Mill Lane',
    'Orchard Avenue',
    'Bridge Street',
    'Garden Square',
  ],
  fr: ['rue du Marché', 'avenue des Tilleuls', 'quai des Brumes', 'rue des Lilas', 'place du Théâtre', 'rue Neuve'],
  es: [
    'calle del Mercado',
    'avenida de los Olivos',
    'paseo del Río',
    'calle Mayor',
    'plaza de la Fuente',
    'calle Nueva',
  ],
}
const dollarsByStars: Record<number, number> = { 2: 88, 3: 128, 4: 182, 5: 305 }

function cityOf(airport: AirportRow): City {
  const { cityCode, city, countryCode, code } = airport
  const inQuebec = cityCode === 'YMQ' || code === 'YQB'
  const language = spanish.has(countryCode) ? 'es' : inQuebec || french.has(countryCode) ? 'fr' : 'en'
  return { code: cityCode, name: city[language], language, countryCode, centre: centreOf(cityCode) ?? airport, airport }
}

function addressOf(city: City, brandCode: string, district: string): string {
  const seed = `${city.code}${brandCode}`
  const street = pseudoRandomPick(`${seed} street`, streets[city.language])
  const number = pseudoRandomInt(`${seed} number`, 2, 189)
  const line =
    city.language === 'en'
      ? `${number} ${street}`
      : city.language === 'fr'
        ? `${number}, ${street}`
        : `${street}, ${number}`
  return `${line}, ${district}, ${city.name}`
}

const kilometresOfDegree = 111.2

/** A point some kilometres from another, in a direction given as a share of a full turn. */
const moved = ({ latitude, longitude }: Position, km: number, turn: number): Position => ({
  latitude: latitude + (km / kilometresOfDegree) * Math.cos(turn * 2 * Math.PI),
  longitude:
    longitude + (km / (kilometresOfDegree * Math.cos((latitude * Math.PI) / 180))) * Math.sin(turn * 2 * Math.PI),
})

/** How far out of the centre districts are; an airport's is where the airport is. */
const kilometresOut: Record<string, [nearest: number, farthest: number]> = {
  centre: [0, 0.2],
  'old-town': [0.3, 0.9],
  station: [0.4, 1.2],
  business: [0.5, 1.5],
}

/**
 * The position of a hotel: away from the center in the direction of its district, and a few streets from the middle of
 * that.
 */
function positionOf(city: City, brandCode: string, district: string): Position {
  const [area, house] = [`${city.code}${district}`, `${city.code}${brandCode}`]
  const [nearest, farthest] = kilometresOut[district] ?? [0.8, 3.5]
  const out = nearest + pseudoRandom(`${area} far`) * (farthest - nearest)
  const middle = district === 'airport' ? city.airport : moved(city.centre, out, pseudoRandom(`${area} turn`))
  return moved(middle, 0.15 + pseudoRandom(`${house} far`) * 0.5, pseudoRandom(`${house} turn`))
}

const nightPrice = (city: City, brand: HotelBrandRow, night: string, currency: string): Price => {
  const place = 0.82 + pseudoRandom(`${city.code} hotels`) * 0.55
  const house = 0.9 + pseudoRandom(`${city.code}${brand.code}`) * 0.22
  const weekend = [5, 6].includes(new Date(`${night}T00:00Z`).getUTCDay()) ? 0.88 : 1
  const demand = 0.94 + pseudoRandom(`${city.code}${night}`) * 0.2
  return priceOf((dollarsByStars[brand.stars] ?? 150) * place * house * weekend * demand, 'hotel', currency)
}

function offerOf(city: City, brand: HotelBrandRow, dates: readonly string[], currency: string): HotelOffer {
  const { code: area, name } = pseudoRandomPick(`${city.code}${brand.code} district`, hotelDistricts)
  const district = name[city.language]
  const nights = dates.map((night) => nightPrice(city, brand, night, currency))
  return {
    id: brand.code,
    name: brand.pattern.replace('{city}', city.name).replace('{district}', district),
    chainCode: brand.chainCode,
    chainName: hotelChains.find((chain) => chain.code === brand.chainCode)?.name ?? brand.name,
    stars: brand.stars,
    district,
    address: addressOf(city, brand.code, district),
    position: positionOf(city, brand.code, area),
    nights,
    price: nights.reduce((sum, { net, tax }) => ({ net: sum.net + net, tax: sum.tax + tax }), { net: 0, tax: 0 }),
    highestNightRate: Math.max(...nights.map(({ net, tax }) => net + tax)),
  }
}

/** Six to ten hotels in the city of an airport for the nights between two local dates, cheapest first. */
export function hotelsIn(airport: AirportRow, checkIn: string, checkOut: string, currency: string): HotelOffer[] {
  const city = cityOf(airport)
  const dates = Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, night) =>
    addDays(checkIn, night),
  )
  if (dates.length === 0) return []
  const count = pseudoRandomInt(`${city.code} houses`, 6, 10)
  return hotelBrands
    .toSorted((one, other) => pseudoRandom(city.code + one.code) - pseudoRandom(city.code + other.code))
    .slice(0, count)
    .map((brand) => offerOf(city, brand, dates, currency))
    .toSorted((one, other) => one.price.net - other.price.net)
}

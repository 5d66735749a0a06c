import { frenchDe } from '#contract/texts/french.ts'
import { airportNames, partsOfCities, placesOfAirports } from './airportNames.ts'
import { airports, type AirportRow } from './airports.ts'
import type { LocalizedText } from './countries.ts'
import { stations } from './stations.ts'

type Language = keyof LocalizedText

/** The end of an English name, and the beginning of the French and the Spanish one. */
const types: [en: string, fr: string, es: string][] = [
  [' International Airport', 'Aéroport international', 'Aeropuerto Internacional'],
  [' Intercontinental Airport', 'Aéroport intercontinental', 'Aeropuerto Intercontinental'],
  [' National Airport', 'Aéroport national', 'Aeropuerto Nacional'],
  [' Regional Airport', 'Aéroport régional', 'Aeropuerto Regional'],
  [' Airport', 'Aéroport', 'Aeropuerto'],
]

/** The name of an airport or station in a language, by its stored code and name. Any other name stays unchanged. */
export const placeName = ({ code, name }: { code: string; name: string }, language: Language): string =>
  named.get(`${code} ${name}`)?.[language] ?? name

/** The station of a city in each language. `kept` is its stored name. */
export function stationOfCity({ cityCode, city }: Pick<AirportRow, 'cityCode' | 'city'>) {
  const own = stations[cityCode]
  const { en, fr, es } = own?.name ?? {
    en: `${city.en} Station`,
    fr: `Gare ${frenchDe(city.fr)}`,
    es: `Estación de ${city.es}`,
  }
  return { kept: own?.localName ?? en, name: { en, fr, es } }
}

function namesOfAirport({ code, name, city }: AirportRow): LocalizedText {
  return { en: name, ...(airportNames[code] ?? byType(name, city)) }
}

/** `Toronto Pearson International Airport` → `Aéroport international Pearson de Toronto`. */
function byType(name: string, city: LocalizedText): { fr: string; es: string } {
  const type = types.find(([en]) => name.endsWith(en))
  if (!type) return { fr: name, es: name }
  const [en, typeFr, typeEs] = type
  const own = name.slice(0, -en.length)
  return {
    fr: `${typeFr} ${withCity(own, city, bare(city.fr), frenchDe)}`,
    es: `${typeEs} ${withCity(own, city, bare(city.es), deEs)}`,
  }
}

/** The part after the type: the city, or the airport's own name before or after it. */
function withCity(own: string, city: LocalizedText, local: string, of: (place: string) => string): string {
  const length = lengthOfStart(own, city)
  const rest = own.slice(length)
  if (length > 0 && partsOfCities.has(rest.trim())) return of(`${local}-${rest.trim()}`)
  if (length > 0 && (rest === '' || !/^ \p{L}/u.test(rest))) return of(local + rest)
  if (length > 0) return `${rest.trim()} ${of(local)}`
  if (own.endsWith(` ${bare(city.en)}`)) return `${own.slice(0, -bare(city.en).length - 1)} ${of(local)}`
  return placesOfAirports.has(own) ? of(own) : own
}

/** How much of a name is the city it begins with. */
function lengthOfStart(own: string, city: LocalizedText): number {
  const text = plain(own)
  const isStart = (start: string) => text.startsWith(start) && !/^\p{L}/u.test(text.slice(start.length))
  return [city.en, city.fr, city.es].map(bare).find((name) => isStart(plain(name)))?.length ?? 0
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
/** `London, Ontario` → `London`. */
const bare = (city: string) => city.replace(/, .*| \(.*/, '')

const deEs = (place: string) => `de ${place}`

const named = new Map<string, LocalizedText>()
for (const airport of airports) {
  named.set(`${airport.code} ${airport.name}`, namesOfAirport(airport))
  const { kept, name } = stationOfCity(airport)
  named.set(`${airport.cityCode} ${kept}`, name)
}

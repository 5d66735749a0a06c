import { foldAccents } from '#contract/texts/foldAccents.ts'
import { searchText } from '#contract/texts/searchText.ts'
import { airports, type AirportRow } from './airports.ts'
import { countries } from './countries.ts'
import { officialNames } from './officialNames.ts'
import { placeName } from './placeNames.ts'

/**
 * A text in the form in which places are searched: lower case, without accents, apostrophes and full stops, every run
 * of other signs as one space. `Montréal–Trudeau` → `montreal trudeau`, `St. John's` → `st johns`.
 */
export const placeWords = (text: string): string =>
  foldAccents(text)
    .replace(/[.']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const countryNames = new Map(countries.map(({ code, name }) => [code, Object.values(name)]))

function wordsOf(airport: AirportRow): string {
  const names = (['en', 'fr', 'es'] as const).map((language) => placeName(airport, language))
  const country = countryNames.get(airport.countryCode) ?? []
  const further = officialNames[airport.code] ?? ''
  const all = [airport.code, airport.cityCode, ...Object.values(airport.city), ...names, ...country, further]
  return ` ${placeWords(all.join(' '))} ${searchText(all.join(', '))} `
}

const known = new Map(airports.map((airport) => [airport.code, wordsOf(airport)]))
const places = new Map(airports.map(({ code }, place) => [code, place]))

/** Words that tell no place from another, on tickets and in speech; they count only where there is no other. */
const commonWords = new Set(
  'airport intl international aeroport aeropuerto flughafen aeroporto luchthaven de del des du of the'.split(' '),
)

/** Words of two letters and fewer are found at beginnings only: most names have them somewhere. */
const leastWithin = 3

/** Words that are written short or long: the first are found where the second stand, and the other way round. */
const shortWords: readonly (readonly [string, string])[] = [
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['st', 'sankt'],
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['pt', 'point'],
  ['pto', 'puerto'],
  ['cd', 'ciudad'],
  ['sta', 'santa'],
  ['sto', 'santo'],
]

/** A text that `placeWords` wrote, and the same with a word written short or long instead. */
export function writtenShortOrLong(wanted: string): string[] {
  const words = wanted.split(' ')
  const swapped = shortWords.flatMap(([short, long]) =>
    [
      [short, long],
      [long, short],
    ].map(([from, to]) => words.map((word) => (word === from ? to : word)).join(' ')),
  )
  return [...new Set([wanted, ...swapped])]
}

/**
 * Whether code, city, name and country of an airport, in any of our languages, have every word of a text that
 * `placeWords` wrote. Words may be run together in the name: `la guardia` finds LaGuardia.
 */
export function hasEveryWord(code: string, wanted: string): boolean {
  const words = known.get(code)
  if (!words || wanted === '') return false
  const telling = wanted.split(' ').filter((word) => !commonWords.has(word))
  return (telling.length > 0 ? telling : wanted.split(' ')).every(
    (word) => words.includes(` ${word}`) || (word.length >= leastWithin && words.includes(word)),
  )
}

/** The place of an airport among all, most important of its country and city first. */
export const importanceOf = (code: string): number => places.get(code) ?? places.size

import { foldAccents } from '#contract/foldAccents.ts'
import { airports, type AirportRow } from './airports.ts'
import { countries } from './countries.ts'
import { placeName } from './placeNames.ts'

/**
 * A text in the form in which places are searched: lower case, without accents, apostrophes and full stops, every run
 * of other signs as one space. `Montréal–Trudeau` → `montreal trudeau`, `St. John's` → `st johns`.
 */
export const placeWords = (text: string): string =>
  foldAccents(text)
    .replace(/[.'’‘ʼʻ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const countryNames = new Map(countries.map(({ code, name }) => [code, Object.values(name)]))

function wordsOf(airport: AirportRow): string {
  const names = (['en', 'fr', 'es'] as const).map((language) => placeName(airport, language))
  const country = countryNames.get(airport.countryCode) ?? []
  const all = [airport.code, airport.cityCode, ...Object.values(airport.city), ...names, ...country]
  return ` ${placeWords(all.join(' '))} `
}

const known = new Map(airports.map((airport) => [airport.code, wordsOf(airport)]))
const places = new Map(airports.map(({ code }, place) => [code, place]))

/** Words of two letters and fewer are found at beginnings only: most names have them somewhere. */
const leastWithin = 3

/**
 * Whether code, city, name and country of an airport, in any of our languages, have every word of a text that
 * `placeWords` wrote. Words may be run together in the name: `la guardia` finds LaGuardia.
 */
export function hasEveryWord(code: string, wanted: string): boolean {
  const words = known.get(code)
  if (!words || wanted === '') return false
  return wanted
    .split(' ')
    .every((word) => words.includes(` ${word}`) || (word.length >= leastWithin && words.includes(word)))
}

/** The place of an airport among all, most important of its country and city first. */
export const importanceOf = (code: string): number => places.get(code) ?? places.size

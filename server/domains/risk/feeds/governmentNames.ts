import { foldAccents } from '#contract/texts/foldAccents.ts'
import { countries } from '#server/reference/countries.ts'
import names from './data/governmentNames.json' with { type: 'json' }

/** A country that an entry of a feed is about. */
export interface NamedPlace {
  code: string
  /** The name of the part of the country, where the entry is about a part only. */
  part?: string
}

/** Names that governments use, besides those of the reference data. Several countries share one entry in some feeds. */
const otherNames: Readonly<Record<string, readonly string[]>> = names.otherNames

/** Entries about several countries at once. */
const severalCountries: Readonly<Record<string, readonly string[]>> = names.severalCountries

/**
 * Parts of Palestine. Some governments advise about each of them in an entry of its own; together they are the advice
 * about the country (`mergeEntries`).
 */
const parts: Readonly<Record<string, string>> = names.parts

/** The longest text that is looked up as a name. */
export const longestName = 200

/** Runs of blanks are collapsed before any other pattern, which would take the square of their length. */
const keyOf = (name: string) =>
  foldAccents(name.trim())
    .replace(/\s+/g, ' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/\bst\.(?=\s)/g, 'st')
    .replace(/ ?& ?/g, ' and ')
    .replace(/^the /, '')

const places = new Map<string, readonly NamedPlace[]>([
  ...countries.map(({ code, name }) => [keyOf(name.en), [{ code }]] as const),
  ...Object.entries(otherNames).flatMap(([code, names]) => names.map((name) => [keyOf(name), [{ code }]] as const)),
  ...Object.entries(severalCountries).map(([name, codes]) => [keyOf(name), codes.map((code) => ({ code }))] as const),
  ...Object.entries(parts).map(([part, code]) => [keyOf(part), [{ code, part }]] as const),
])
const codes = new Set(countries.map(({ code }) => code))

/** The countries of a name that governments use, by exact name without accents and case; empty for an unknown one. */
export const placesNamed = (name: string): readonly NamedPlace[] =>
  name.length > longestName ? [] : (places.get(keyOf(name)) ?? [])

/** Whether a text is the code of a country, ISO 3166-1 alpha-2. */
export const isCountryCode = (code: string): boolean => codes.has(code)

import { foldAccents } from '#contract/foldAccents.ts'
import { countries } from '#server/reference/countries.ts'

/** A country that an entry of a feed is about. */
export interface NamedPlace {
  code: string
  /** The name of the part of the country, where the entry is about a part only. */
  part?: string
}

/** Names that governments use, besides those of the reference data. Several countries share one entry in some feeds. */
// prettier-ignore
const otherNames: Record<string, readonly string[]> = {
  AQ: ['British Antarctic Territory'],
  BN: ['Brunei Darussalam'],
  BQ: ['Bonaire', 'Bonaire/St Eustatius/Saba', 'Bonaire, Sint Eustatius and Saba', 'Bonaire, Sint Eustatius, and Saba'],
  BS: ['Bahamas, The'],
  CD: ['Congo, Democratic Republic of the', 'Congo (Kinshasa)', 'DR Congo'],
  CG: ['Congo', 'Congo, Republic of the', 'Congo (Brazzaville)'],
  CI: ['Ivory Coast'],
  CN: ['Mainland China', "China, People's Republic of", "People's Republic of China"],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  FK: ['Falkland Islands (Islas Malvinas)'],
  FM: ['Federated States of Micronesia', 'Micronesia, Federated States of'],
  GB: ['UK', 'Great Britain'],
  GM: ['Gambia, The'],
  GS: ['South Georgia and the South Sandwich Islands'],
  HK: ['Hong Kong SAR', 'Hong Kong (SAR)'],
  KG: ['Kyrgyz Republic'],
  KN: ['St Kitts and Nevis'],
  KP: ["Democratic People's Republic of Korea", 'Korea, North', 'North Korea (DPRK)'],
  KR: ['Republic of Korea', 'Korea, South'],
  LC: ['St Lucia'],
  MF: ['Saint Martin', 'St Martin', 'Saint-Martin', 'Saint Martin (France)'],
  MK: ['Macedonia', 'Republic of North Macedonia'],
  MM: ['Burma', 'Burma (Myanmar)', 'Myanmar (Burma)'],
  MO: ['Macau', 'Macau SAR', 'Macao (SAR)'],
  PM: ['St Pierre and Miquelon', 'Saint-Pierre-et-Miquelon'],
  PN: ['Pitcairn', 'Pitcairn Island'],
  PS: ['Occupied Palestinian Territories', 'Palestinian Territories', 'West Bank and Gaza', 'West Bank and the Gaza Strip'],
  RE: ['Reunion Island'],
  RU: ['Russian Federation'],
  SH: ['St Helena, Ascension and Tristan da Cunha', 'Saint Helena'],
  SX: ['St Maarten', 'Saint Maarten'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland', 'Eswatini (Swaziland)'],
  TL: ['East Timor', 'Timor Leste', 'Timor-Leste (East Timor)'],
  TR: ['Turkey'],
  US: ['USA', 'United States of America'],
  VA: ['Holy See'],
  VC: ['St Vincent and the Grenadines'],
  VI: ['U.S. Virgin Islands', 'US Virgin Islands'],
  VN: ['Viet Nam'],
}

/** Entries about several countries at once. */
const severalCountries: Record<string, readonly string[]> = {
  'French West Indies': ['GP', 'MQ', 'MF', 'BL'],
  'St Martin and St Barthelemy': ['MF', 'BL'],
  'Israel, the West Bank and Gaza': ['IL', 'PS'],
}

/**
 * Parts of Palestine. Some governments advise about each of them in an entry of its own; together they are the advice
 * about the country (`mergeEntries`).
 */
const parts: Record<string, string> = { Gaza: 'PS', 'Gaza Strip': 'PS', 'West Bank': 'PS' }

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

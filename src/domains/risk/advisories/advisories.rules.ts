import {
  type AdvisedCountry,
  type Advisory,
  type AdvisoryChange,
  advisorySources,
  type AdvisorySourceStatus,
  type TripAdvisories,
} from '#contract/risk/advisories.ts'
import type { Country } from '#contract/fields/countries.ts'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import { beginsWords } from '#contract/texts/searchText.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { countriesOf, isAhead } from '@/domains/itinerary/itinerary.rules'

/** The message code of an answer in which the advice of some government is not current (§3). */
export const adviceNotCurrent = 'adviceNotCurrent'

/** The advice of a government about a country, or its absence, with the state of the government's advice. */
export interface GovernmentsAdvice {
  source: AdvisorySourceStatus
  /** Missing where the government has none. Only the state `current` means that there is none. */
  advisory: Advisory | undefined
}

/** The state of a source that the answer does not have: nothing is known of it. */
const unknownSource = (sourceCountry: string): AdvisorySourceStatus => ({
  sourceCountry,
  state: 'notChecked',
  readAt: null,
  isDemo: false,
})

/**
 * The governments in the order in which they are shown, each with its state: those that are read, then others of the
 * answer. An answer without states has those of its advice, which are not known to be current.
 */
export function sourcesOf(
  sources: readonly AdvisorySourceStatus[],
  advice: readonly Pick<Advisory, 'sourceCountry'>[],
): AdvisorySourceStatus[] {
  const codes = [...new Set([...advisorySources, ...sources, ...advice].map(codeOf))]
  return codes.map((code) => sources.find(({ sourceCountry }) => sourceCountry === code) ?? unknownSource(code))
}
const codeOf = (source: string | { sourceCountry: string }) =>
  typeof source === 'string' ? source : source.sourceCountry

/** The advice of each government about a country, in the order of `sourcesOf`. */
export const adviceAbout = (
  country: string,
  advice: readonly Advisory[],
  sources: readonly AdvisorySourceStatus[],
): GovernmentsAdvice[] =>
  sourcesOf(sources, advice).map((source) => ({
    source,
    advisory: advice.find(
      ({ targetCountry, sourceCountry }) => targetCountry === country && sourceCountry === source.sourceCountry,
    ),
  }))

/** A country of the list with the advice about it. */
export interface AdvisedRow {
  countryCode: string
  countryName: string
  advice: Advisory[]
}

/** The countries of a page of advice in its order, each once. */
export const rowsByCountry = (advice: readonly Advisory[]): AdvisedRow[] =>
  [...Map.groupBy(advice, ({ targetCountry }) => targetCountry)].map(([countryCode, rows]) => ({
    countryCode,
    countryName: rows[0]!.countryName,
    advice: rows,
  }))

/** The countries of a trip in its order; an answer without them has those that are advised about. */
export function countriesIn({ countries, responseData }: Pick<TripAdvisories, 'countries' | 'responseData'>) {
  if (countries.length > 0) return countries
  const names = new Map(responseData.map(({ targetCountry, countryName }) => [targetCountry, countryName]))
  return [...names].map(([countryCode, countryName]) => ({ countryCode, countryName }))
}

/** Whether the advice of every government is current, so that an absence of advice can be stated. */
export const areAllCurrent = (sources: readonly AdvisorySourceStatus[]): boolean =>
  sources.length > 0 && sources.every(({ state }) => state === 'current')

/** How the advice of a change developed, by the national level, and where that stayed by the regional one. */
export function directionOf({ before, after }: AdvisoryChange): 'began' | 'ended' | 'stricter' | 'milder' | 'reworded' {
  if (!before) return 'began'
  if (!after) return 'ended'
  const difference = after.warningLevel - before.warningLevel || after.regionalLevel - before.regionalLevel
  return difference > 0 ? 'stricter' : difference < 0 ? 'milder' : 'reworded'
}

/** A country to choose from. */
export interface CountryChoice {
  code: string
  name: string
  /** Own trips there that are not over. */
  myTrips: number
  /** The strictest level of all governments; null where no government advises about it. */
  level: number | null
}

/** Every country to choose from: those of own trips first, then those that are advised about, each by name. */
export function countryChoices(advised: readonly AdvisedCountry[], all: readonly Country[]): CountryChoice[] {
  const known = new Set(advised.map(({ countryCode }) => countryCode))
  const first = advised.map(({ countryCode: code, countryName: name, warningLevel: level, myTrips }) => ({
    code,
    name,
    myTrips,
    level,
  }))
  const others = all
    .filter(({ countryCode }) => !known.has(countryCode))
    .map(({ countryCode: code, countryName: name }) => ({ code, name, myTrips: 0, level: null }))
  return [...first.filter(({ myTrips }) => myTrips > 0), ...first.filter(({ myTrips }) => myTrips === 0), ...others]
}

/** The choices of whose names every typed word begins a word, without regard to accents; their order stays. */
export function choicesFor(text: string, choices: readonly CountryChoice[]): CountryChoice[] {
  const wanted = foldAccents(text.trim())
  return choices.filter(({ code, name }) => beginsWords(text, name) || foldAccents(code) === wanted)
}

/** The reader's trips to a country that are not over. */
export const tripsTo = (country: string, trips: readonly Trip[]): Trip[] =>
  trips.filter((trip) => isAhead(trip) && countriesOf(trip).includes(country))

/** The page that the reader came from, as `from` in the address of the trip advisories says it (§2). */
const origins = ['trips', 'trip', 'notifications'] as const
export type Origin = (typeof origins)[number]

/** Parses `from`; a value that is not one of these counts as none. */
export const originOf = (from: string | null): Origin | undefined => origins.find((each) => each === from)

/** Parses `bookingId` of an address, whose value anybody may write. */
export const bookingIdOf = (value: string | null): string | undefined =>
  value !== null && /^[\w.:-]{1,100}$/.test(value) ? value : undefined

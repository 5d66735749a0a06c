import { longestSearch } from '#contract/fields/limits.ts'
import { isSearchedDay } from '#contract/risk/findTravelers.ts'
import { circleOf, ringOf } from '#contract/risk/searchedArea.ts'
import { tripStatuses, type TripStatus } from '#contract/trips/trips.ts'
import { readFlight } from '#contract/risk/typedFlight.ts'
import { daysAfter } from '@/lib/localDateTime'

/** The choices of a search for travelers (§4), as the page shows them. A text is empty where nothing is chosen. */
export interface TravelerSearch {
  /** Part of a name or of an e-mail address. */
  term: string
  countryCode: string
  cityCode: string
  airlineCode: string
  flightNumber: string
  tripStatuses: readonly TripStatus[]
  /** The status of the rows, one of `tripStatuses`. */
  displayTripStatus: TripStatus
  /** Levels of advice, 1 to 3. */
  advisoryLevels: readonly number[]
  /** Only travelers whom a current alert concerns. */
  searchByTravelBreakingNews: boolean
  arrivedRecently: boolean
  noAnswer: boolean
  alertId: string
  /** `yyyy-MM-dd`, local to the place. Empty for a search without a first or a last day. */
  fromDate: string
  toDate: string
  /** A ring of points, as `itineraryReportParameters` has it. */
  area: string
  /** A circle: latitude, longitude, kilometers. */
  near: string
}

/** The state of the page: its search, the place of the map whose rows it lists, and the page of the table. */
export interface TravelerView {
  search: TravelerSearch
  /** The code of a city, or a circle as `near` has it; empty for all places. */
  at: string
  pageNumber: number
  /** The preset that the address names; empty without. */
  preset: string
}

export const advisedLevels = [1, 2, 3] as const
export const switches = ['searchByTravelBreakingNews', 'arrivedRecently', 'noAnswer'] as const

/** §4: trips in progress and upcoming ones, from the day before today to the day after. */
export const defaultSearch = (today: string): TravelerSearch => ({
  term: '',
  countryCode: '',
  cityCode: '',
  airlineCode: '',
  flightNumber: '',
  tripStatuses: ['InProgress', 'Upcoming'],
  displayTripStatus: 'InProgress',
  advisoryLevels: [],
  searchByTravelBreakingNews: false,
  arrivedRecently: false,
  noAnswer: false,
  alertId: '',
  fromDate: daysAfter(today, -1),
  toDate: daysAfter(today, 1),
  area: '',
  near: '',
})

/** The presets that the page offers; `event:{id}` and `flight:{no}` are for links. */
export const namedPresets = ['now', 'next7', 'high-risk', 'arriving-today'] as const
export type NamedPreset = (typeof namedPresets)[number]

/** No bounds: an alert has its own, and people who travel now are not found by the calendar day of the reader. */
export const allDays = { fromDate: '', toDate: '' } as const

/** The choices of a preset (§2, `p`); undefined for an unknown one. An event is an alert. */
export function presetSearch(preset: string, today: string): Partial<TravelerSearch> | undefined {
  const [kind, rest] = [preset.split(':')[0], preset.slice(preset.indexOf(':') + 1)]
  const flight = kind === 'flight' ? readFlight(rest) : undefined
  if (flight) return { ...flight, tripStatuses: ['InProgress', 'Upcoming'] }
  if (kind === 'event' && isId(rest)) return { alertId: rest, ...allDays }
  const presets: Record<NamedPreset, Partial<TravelerSearch>> = {
    now: { tripStatuses: ['InProgress'], ...allDays },
    next7: { displayTripStatus: 'Upcoming', fromDate: today, toDate: daysAfter(today, 7) },
    'high-risk': { advisoryLevels: [2, 3], fromDate: today, toDate: daysAfter(today, 7) },
    'arriving-today': { arrivedRecently: true },
  }
  const known = namedPresets.find((each) => each === preset)
  return known && presets[known]
}

const isId = (text: string) => /^[\w.:-]{1,100}$/.test(text)

const texts = {
  term: (text: string) => text.length <= longestSearch,
  countryCode: (text: string) => /^[A-Z]{2}$/.test(text),
  cityCode: (text: string) => /^[A-Z]{3}$/.test(text),
  airlineCode: (text: string) => /^[A-Z0-9]{2,3}$/.test(text),
  flightNumber: (text: string) => /^\d{1,4}[A-Z]?$/.test(text),
  alertId: isId,
  fromDate: (text: string) => isSomeDay(text),
  toDate: (text: string) => isSomeDay(text),
  area: (text: string) => ringOf(text) !== undefined,
  near: (text: string) => circleOf(text) !== undefined,
}
const isSomeDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`)) && isSearchedDay(text)
const dayNames = ['fromDate', 'toDate'] as const
type TextName = keyof typeof texts
const textNames = Object.keys(texts) as TextName[]

/** Parses the address of the page. An explicit choice wins over the preset; a value that is no choice is ignored. */
export function readView(query: URLSearchParams, today: string): TravelerView {
  const named = query.get('p') ?? ''
  const preset = presetSearch(named, today)
  const explicit: Partial<TravelerSearch> = {}
  for (const name of textNames) {
    const text = query.get(name)?.trim()
    if (text && texts[name](text)) explicit[name] = text
  }
  for (const name of dayNames) if (query.get(name) === '') explicit[name] = ''
  for (const name of switches) if (query.get(name) === 'true') explicit[name] = true
  const listed = (name: string) => (query.get(name) ?? '').split(',')
  const statuses = tripStatuses.filter((status) => listed('tripStatuses').includes(status))
  const levels = advisedLevels.filter((level) => listed('advisoryLevels').includes(String(level)))
  const display = tripStatuses.find((status) => status === query.get('displayTripStatus'))
  const search = whole({
    ...defaultSearch(today),
    ...preset,
    ...explicit,
    ...(statuses.length > 0 && { tripStatuses: statuses }),
    ...(levels.length > 0 && { advisoryLevels: levels }),
    ...(display && { displayTripStatus: display }),
  })
  const at = query.get('at') ?? ''
  const page = query.get('page') ?? ''
  return {
    search,
    at: texts.cityCode(at) || texts.near(at) ? at : '',
    pageNumber: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    preset: preset ? named : '',
  }
}

/** Without contradictions: the status of the rows is one that is searched for, and no search ends before it begins. */
const whole = (search: TravelerSearch): TravelerSearch => ({
  ...search,
  displayTripStatus: search.tripStatuses.includes(search.displayTripStatus)
    ? search.displayTripStatus
    : search.tripStatuses[0]!,
  toDate: search.toDate !== '' && search.toDate < search.fromDate ? search.fromDate : search.toDate,
})

const isEqual = (one: unknown, other: unknown) => String(one) === String(other)
const isEmpty = (value: unknown) => value === '' || value === false || (Array.isArray(value) && value.length === 0)
const names = Object.keys(defaultSearch('2000-01-01')) as (keyof TravelerSearch)[]

/**
 * The query string of a view, with its `?`; the choices of the preset are left out. Where one of them was removed, the
 * preset is gone and the rest of it is written out.
 */
export function writeView({ search, at, pageNumber, preset }: TravelerView, today: string): string {
  const chosen = preset ? presetSearch(preset, today) : undefined
  const withPreset = whole({ ...defaultSearch(today), ...chosen })
  const isKept = chosen && names.every((name) => isEqual(search[name], withPreset[name]) || !isEmpty(search[name]))
  const base = isKept ? withPreset : defaultSearch(today)
  const query = new URLSearchParams(isKept ? { p: preset } : {})
  for (const name of names) if (!isEqual(search[name], base[name])) query.set(name, String(search[name]))
  if (at) query.set('at', at)
  if (pageNumber > 1) query.set('page', String(pageNumber))
  const text = query.toString().replaceAll('*', '%2A')
  return text && `?${text}`
}

/** The choices that differ from those of a search without any, for the number on the button of the filters. */
export const chosenNames = (search: TravelerSearch, today: string): (keyof TravelerSearch)[] => {
  const base = defaultSearch(today)
  return names.filter((name) => name !== 'displayTripStatus' && !isEqual(search[name], base[name]))
}

/** The parameters of a search, as §7 spells them; those without a choice are left out. */
export const searchParameters = (search: TravelerSearch): Record<string, string> =>
  Object.fromEntries(names.filter((name) => !isEmpty(search[name])).map((name) => [name, String(search[name])]))

/**
 * The search for the people at a chosen place of the map. A city narrows by its code, a circle by `near`; where the
 * search has a circle of its own, the square around the chosen one takes the place of a drawn area.
 */
export function searchAt(search: TravelerSearch, at: string): TravelerSearch {
  if (at === '') return search
  if (texts.cityCode(at)) return { ...search, cityCode: at }
  return search.near === '' ? { ...search, near: at } : { ...search, area: squareAround(at) }
}

const kmOfDegree = 111.2

function squareAround(circle: string): string {
  const { center, km } = circleOf(circle)!
  const { latitude, longitude } = center
  const up = km / kmOfDegree
  const across = Math.min(180, up / Math.max(0.1, Math.cos((latitude * Math.PI) / 180)))
  // A square over the antimeridian goes on eastward, as the contract has it.
  const west = longitude - across < -180 ? longitude - across + 360 : longitude - across
  const [south, north] = [Math.max(-90, latitude - up), Math.min(90, latitude + up)]
  return [
    [south, west],
    [south, west + 2 * across],
    [north, west + 2 * across],
    [north, west],
  ]
    .map((point) => point.map((value) => value.toFixed(3)).join(','))
    .join(' ')
}

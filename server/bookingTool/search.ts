import { addDays, daysBetween, localDateOf } from '#server/time/zonedTime.ts'
import { airportsOf } from '#server/reference/places.ts'
import { citiesByTrain } from './schedule/trains.ts'
import { findPlace, placeLabel } from './placeSearch.ts'
import type { MessageId } from '#server/messages/messages.ts'
import type { Visit } from './visit.ts'

export const rides = ['flight', 'train', 'none'] as const
export type RideNeed = (typeof rides)[number]

/** A booked trip that a search is to replace, in the version the person saw. */
export interface Change {
  bookingId: string
  version: number
}

/** A search that can be answered. Places are airport or city codes, dates local `yyyy-MM-dd`. */
export interface Search {
  ride: RideNeed
  hasHotel: boolean
  hasCar: boolean
  isReturn: boolean
  /** Empty without a ride. */
  from: string
  to: string
  depart: string
  until: string | undefined
  change?: Change
}

/** Which steps a search has. */
export type Needs = Pick<Search, 'ride' | 'hasHotel' | 'hasCar' | 'isReturn'>

export type Field = 'ride' | 'from' | 'to' | 'depart' | 'until'
export type Extra = 'needHotel' | 'needCar'

/** What can be wrong in the form: the last word of its text's id. */
export type SearchProblem = keyof {
  [Id in MessageId as Id extends `bookingTool.errors.${infer Problem}` ? Problem : never]: Id
}

/** What stands in the form: as typed, with what is wrong and what an ambiguous place can mean. */
export interface SearchForm {
  values: Record<Field | Extra | 'trip', string>
  errors: Partial<Record<Field, SearchProblem>>
  choices: Partial<Record<Field, string[]>>
  change?: Change | undefined
}

export type SearchReading = { search: Search; form: SearchForm } | { search?: never; form: SearchForm }

/** Bookings open this many days ahead, as airlines do. */
export const furthestDays = 330

/** Today where a place is: the day begins there, not where the server stands. */
export const todayAt = (code: string, now: Date) => localDateOf(now.getTime(), airportsOf(code)[0]?.timeZone ?? 'UTC')

/** The form of a new search: from the traveller's home airport, in two weeks for three nights. */
export function freshForm({ traveler, language }: Pick<Visit, 'traveler' | 'language'>, now: Date): SearchForm {
  const home = traveler.airportCode ?? ''
  const depart = addDays(todayAt(home, now), 14)
  return {
    values: {
      ride: 'flight',
      needHotel: '',
      needCar: '',
      trip: 'return',
      from: airportsOf(home).length > 0 ? placeLabel(home, language) : '',
      to: '',
      depart,
      until: addDays(depart, 3),
    },
    errors: {},
    choices: {},
  }
}

const longestText = 80
const yes = 'yes'

const fieldValues = (query: Record<string, string>): SearchForm['values'] => {
  const text = (name: string) => (query[name] ?? '').slice(0, longestText).trim()
  return {
    ride: rides.find((one) => one === text('ride')) ?? 'flight',
    needHotel: text('needHotel') === yes ? yes : '',
    needCar: text('needCar') === yes ? yes : '',
    trip: text('trip') === 'oneway' ? 'oneway' : 'return',
    from: text('from'),
    to: text('to'),
    depart: text('depart'),
    until: text('until'),
  }
}

const changeIn = ({ change, version }: Record<string, string>): Change | undefined =>
  change && /^[A-Z0-9]{6}$/.test(change) && /^\d{1,6}$/.test(version ?? '')
    ? { bookingId: change, version: Number(version) }
    : undefined

function readPlace(form: SearchForm, field: 'from' | 'to'): string {
  const written = form.values[field]
  if (!written) form.errors[field] = 'placeMissing'
  const finding = findPlace(written)
  if (finding.kind === 'found') return finding.code
  if (finding.kind === 'ambiguous') form.choices[field] = finding.codes
  if (written) form.errors[field] = finding.kind === 'ambiguous' ? 'placeAmbiguous' : 'placeUnknown'
  return ''
}

const isDate = (text: string) => {
  const at = Date.parse(`${text}T00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function readDate(form: SearchForm, field: 'depart' | 'until', today: string): string | undefined {
  const date = form.values[field]
  if (!date) form.errors[field] = 'dateMissing'
  else if (!isDate(date)) form.errors[field] = 'dateWrong'
  else if (date < today) form.errors[field] = 'datePast'
  else if (daysBetween(today, date) > furthestDays) form.errors[field] = 'dateFar'
  else return date
  return undefined
}

/** What a search asks for, whatever else is wrong with it. */
export const needsOf = ({ ride, needHotel, needCar, trip }: SearchForm['values']): Needs => ({
  ride: ride as RideNeed,
  hasHotel: needHotel === yes,
  hasCar: needCar === yes,
  isReturn: ride !== 'none' && trip === 'return',
})

function readNeeds(form: SearchForm): Needs {
  const needs = needsOf(form.values)
  if (needs.ride === 'none' && !needs.hasHotel && !needs.hasCar) form.errors.ride = 'nothingNeeded'
  return needs
}

function readPlaces(form: SearchForm, ride: RideNeed) {
  const to = readPlace(form, 'to')
  const from = ride === 'none' ? '' : readPlace(form, 'from')
  const cityOf = (code: string) => airportsOf(code)[0]?.cityCode ?? code
  if (from && to && cityOf(from) === cityOf(to)) form.errors.to = 'samePlace'
  else if (ride === 'train' && from && to && !citiesByTrain(from).includes(cityOf(to))) form.errors.to = 'noTrain'
  return { from, to }
}

/** Reads the form of a search. Whatever is wrong stands beside its field; nothing typed is lost. */
export function readSearch(query: Record<string, string>, now: Date): SearchReading {
  const change = changeIn(query)
  const form: SearchForm = { values: fieldValues(query), errors: {}, choices: {}, change }
  const needs = readNeeds(form)
  const { from, to } = readPlaces(form, needs.ride)
  const depart = readDate(form, 'depart', todayAt(from || to, now))
  const stays = needs.hasHotel || needs.hasCar
  const until = needs.isReturn || stays ? readDate(form, 'until', todayAt(to || from, now)) : undefined
  if (depart && until && until < depart) form.errors.until = 'untilEarly'
  else if (depart && until === depart && needs.hasHotel) form.errors.until = 'untilNight'
  else if (depart && until === depart && needs.hasCar && needs.ride === 'none') form.errors.until = 'untilCar'
  if (Object.keys(form.errors).length > 0 || !depart) return { form }
  return { form, search: { ...needs, from, to, depart, until, ...(change && { change }) } }
}

/** The query of a search in its canonical form: two people who mean the same have the same address. */
export const queryOf = (search: Search): Record<string, string> => {
  const { ride, hasHotel, hasCar, isReturn, from, to, depart, until, change } = search
  return {
    ride,
    ...(hasHotel && { needHotel: yes }),
    ...(hasCar && { needCar: yes }),
    ...(ride !== 'none' && { trip: isReturn ? 'return' : 'oneway', from }),
    to,
    depart,
    ...(until && { until }),
    ...(change && { change: change.bookingId, version: String(change.version) }),
  }
}

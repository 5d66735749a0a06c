import { addDays, daysBetween, localDateOf } from './schedule/zonedTime.ts'
import { airportsOf } from './schedule/places.ts'
import { findPlace, placeLabel } from './placeSearch.ts'
import type { Texts } from './texts/en.ts'
import type { Visit } from './visit.ts'

type Need = 'flight' | 'both' | 'hotel'

/** A search that can be answered. Places are airport or city codes, dates local `yyyy-MM-dd`. */
export interface Search {
  need: Need
  isReturn: boolean
  from: string
  to: string
  depart: string
  until: string | undefined
}

export type Field = 'from' | 'to' | 'depart' | 'until'

/** What stands in the form: as typed, with what is wrong and what an ambiguous place can mean. */
export interface SearchForm {
  values: Record<Field | 'need' | 'trip', string>
  errors: Partial<Record<Field, keyof Texts['errors']>>
  choices: Partial<Record<Field, string[]>>
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
      need: 'flight',
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

const isNeed = (text: string): text is Need => text === 'flight' || text === 'both' || text === 'hotel'
const longestText = 80

const fieldValues = (query: Record<string, string>): SearchForm['values'] => {
  const text = (name: string) => (query[name] ?? '').slice(0, longestText).trim()
  const need = text('need')
  return {
    need: isNeed(need) ? need : 'flight',
    trip: text('trip') === 'oneway' ? 'oneway' : 'return',
    from: text('from'),
    to: text('to'),
    depart: text('depart'),
    until: text('until'),
  }
}

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

/** Reads the form of a search. Whatever is wrong stands beside its field; nothing typed is lost. */
export function readSearch(query: Record<string, string>, now: Date): SearchReading {
  const form: SearchForm = { values: fieldValues(query), errors: {}, choices: {} }
  const need = form.values.need as Need
  const isReturn = need !== 'hotel' && form.values.trip === 'return'
  const to = readPlace(form, 'to')
  const from = need === 'hotel' ? '' : readPlace(form, 'from')
  const cityOf = (code: string) => airportsOf(code)[0]?.cityCode
  if (from && to && cityOf(from) === cityOf(to)) form.errors.to = 'samePlace'
  const depart = readDate(form, 'depart', todayAt(from || to, now))
  const needsUntil = isReturn || need !== 'flight'
  const until = needsUntil ? readDate(form, 'until', todayAt(to || from, now)) : undefined
  if (depart && until && until < depart) form.errors.until = 'untilEarly'
  else if (depart && until === depart && need !== 'flight') form.errors.until = 'untilNight'
  if (Object.keys(form.errors).length > 0 || !depart) return { form }
  return { form, search: { need, isReturn, from, to, depart, until } }
}

/** The query of a search in its canonical form: two people who mean the same have the same address. */
export const queryOf = ({ need, isReturn, from, to, depart, until }: Search): Record<string, string> => ({
  need,
  ...(need !== 'hotel' && { trip: isReturn ? 'return' : 'oneway', from }),
  to,
  depart,
  ...(until && { until }),
})

import { airportsOf } from '#server/reference/places.ts'
import { daysBetween } from '#server/time/zonedTime.ts'
import type { Fields } from '#bookingTool/page/toolPage.ts'
import {
  todayAt,
  transportChoices,
  ticked,
  type BookingToChange,
  type RequestedProducts,
  type TransportChoice,
} from '#bookingTool/plan/searchCriteria.ts'
import { citiesByTrain } from '#bookingTool/schedule/trains.ts'
import { findPlace } from './findPlace.ts'
import type { SearchForm, SearchResult } from './searchForm.ts'

/** Bookings open this many days ahead, as airlines do. */
export const bookableDaysAhead = 330

const longestText = 80

const fieldValues = (query: Fields): SearchForm['values'] => {
  const text = (name: string) => (query[name] ?? '').slice(0, longestText).trim()
  return {
    transport: transportChoices.find((one) => one === text('transport')) ?? 'flight',
    needHotel: text('needHotel') === ticked ? ticked : '',
    needCar: text('needCar') === ticked ? ticked : '',
    trip: text('trip') === 'oneway' ? 'oneway' : 'return',
    from: text('from'),
    to: text('to'),
    depart: text('depart'),
    until: text('until'),
  }
}

const changeIn = ({ change, version }: Fields): BookingToChange | undefined =>
  change && /^[A-Z0-9]{6}$/.test(change) && /^\d{1,6}$/.test(version ?? '')
    ? { bookingId: change, version: Number(version) }
    : undefined

function readPlace(form: SearchForm, field: 'from' | 'to'): string {
  const written = form.values[field]
  if (!written) form.errors[field] = 'placeMissing'
  const match = findPlace(written)
  if (match.kind === 'found') return match.code
  if (match.kind === 'ambiguous') form.choices[field] = match.codes
  if (written) form.errors[field] = match.kind === 'ambiguous' ? 'placeAmbiguous' : 'placeUnknown'
  return ''
}

/** Whether a text is a day of the calendar, as `yyyy-MM-dd`. */
export const isDate = (text: string) => {
  const at = Date.parse(`${text}T00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function readDate(form: SearchForm, field: 'depart' | 'until', today: string): string | undefined {
  const date = form.values[field]
  if (!date) form.errors[field] = 'dateMissing'
  else if (!isDate(date)) form.errors[field] = 'dateWrong'
  else if (date < today) form.errors[field] = 'datePast'
  else if (daysBetween(today, date) > bookableDaysAhead) form.errors[field] = 'dateFar'
  else return date
  return undefined
}

/** The products the form asks for, whatever errors its other fields have. */
export const requestedProducts = ({
  transport,
  needHotel,
  needCar,
  trip,
}: SearchForm['values']): RequestedProducts => ({
  transport: transport as TransportChoice,
  hasHotel: needHotel === ticked,
  hasCar: needCar === ticked,
  isReturn: transport !== 'none' && trip === 'return',
})

/** Whether a search has a second day: that of the return, or the last of a stay. */
export const hasSecondDay = ({ transport, isReturn, hasHotel, hasCar }: RequestedProducts): boolean =>
  isReturn || hasHotel || hasCar || transport === 'none'

function readRequestedProducts(form: SearchForm): RequestedProducts {
  const products = requestedProducts(form.values)
  if (products.transport === 'none' && !products.hasHotel && !products.hasCar) form.errors.extras = 'nothingNeeded'
  return products
}

function readPlaces(form: SearchForm, transport: TransportChoice) {
  const to = readPlace(form, 'to')
  const from = transport === 'none' ? '' : readPlace(form, 'from')
  const cityOf = (code: string) => airportsOf(code)[0]?.cityCode ?? code
  if (from && to && cityOf(from) === cityOf(to)) form.errors.to = 'samePlace'
  else if (transport === 'train' && from && to && !citiesByTrain(from).includes(cityOf(to))) form.errors.to = 'noTrain'
  return { from, to }
}

/**
 * Validates the search form. Without errors the answer has `search`; otherwise only the form with its errors and
 * everything as typed.
 */
export function readSearch(query: Fields, now: Date): SearchResult {
  const change = changeIn(query)
  const form: SearchForm = { values: fieldValues(query), errors: {}, choices: {}, change }
  const products = readRequestedProducts(form)
  const { from, to } = readPlaces(form, products.transport)
  const depart = readDate(form, 'depart', todayAt(from || to, now))
  const until = hasSecondDay(products) ? readDate(form, 'until', todayAt(to || from, now)) : undefined
  if (depart && until && until < depart) form.errors.until = 'untilEarly'
  else if (depart && until === depart && products.hasHotel) form.errors.until = 'untilNight'
  else if (depart && until === depart && products.hasCar && products.transport === 'none')
    form.errors.until = 'untilCar'
  if (Object.keys(form.errors).length > 0 || !depart) return { form }
  return { form, search: { ...products, from, to, depart, until, ...(change && { change }) } }
}

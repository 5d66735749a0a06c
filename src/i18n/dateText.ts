import { asWritten } from '#contract/texts/writtenForms.ts'
import { withoutAccents } from '#contract/texts/withoutAccents.ts'
import { isDay } from '@/lib/localDateTime'
import type { DayPart } from './calendarWords'

/**
 * Dates as people type them, and as a field shows them. A day is `yyyy-MM-dd`. Shown with the weekday and the name of
 * the month, so that `3/4` read the other way round is noticed.
 */
export const writeDay = (culture: string, day: string): string =>
  asWritten(
    culture,
    new Intl.DateTimeFormat(culture, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }).format(new Date(`${day}T00:00Z`)),
  )

/** The parts of a date in figures, with the signs between them: `month / day / year`. */
const figures = (culture: string) =>
  new Intl.DateTimeFormat(culture, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0)

/** A date in figures as the region writes it, `MM/DD/YYYY`, in the letters of its language. */
export const dayPattern = (culture: string, letters: Record<DayPart, string>): string =>
  figures(culture)
    .map(({ type, value }) => letters[type as DayPart] ?? value)
    .join('')

/** The days a text without a year may mean, `yyyy-MM-dd`. */
export interface DayLimits {
  today: string
  min?: string | undefined
  max?: string | undefined
}

/**
 * Parses a date typed in the figures or the words of a region: `12/7/2026`, `Dec 7`, `7 déc. 2026`, and everywhere
 * `2026-12-07`. Words may be English too, as in an airline's confirmation. Without a year it is the next such day
 * within the limits.
 * @returns `yyyy-MM-dd`, or undefined for an invalid date
 */
export function readDay(culture: string, text: string, limits: DayLimits): string | undefined {
  const words = plain(text).match(/\d+|\p{L}+/gu) ?? []
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const month = monthOf(culture, words)
  if (month === 'unclear') return undefined
  if (month !== undefined) return withMonth(month, numbers, limits)
  const [whole = ''] = numbers
  const parts = numbers.length === 1 && whole.length === 8 ? undefined : numbers
  return firstDay(orders(culture).map((order) => inOrder(order, parts ?? cut(whole, order), limits)))
}

/** Without accents, ordinals, or `de` between the words. */
const plain = (text: string) =>
  withoutAccents(text)
    .replace(/(?<=\d)(?:st|nd|rd|th|er|re|o|º|°)(?!\p{L})/gu, '')
    .replace(/(?<!\p{L})(?:de|del|le|el|of|the)(?!\p{L})/gu, ' ')

/**
 * The month among the words, 1 to 12. Undefined where all words are weekdays, `unclear` where other words are among
 * them.
 */
function monthOf(culture: string, words: readonly string[]): number | 'unclear' | undefined {
  const days = [...names(culture, 'weekday'), ...names('en', 'weekday')]
  const named = words
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => ({
      month: monthNamed(culture, word),
      isWeekday: word.length > 1 && days.some((name) => name.startsWith(word)),
    }))
  if (named.some(({ month, isWeekday }) => month === undefined && !isWeekday)) return 'unclear'
  // Spanish `mar` is a month and a weekday: `mar, 3 mar`, but `mar, 3 abr`.
  const months = named.filter(({ month, isWeekday }) => month !== undefined && !isWeekday)
  const found = new Set((months.length > 0 ? months : named).map(({ month }) => month))
  found.delete(undefined)
  return found.size > 1 ? 'unclear' : [...found][0]
}

function monthNamed(culture: string, word: string): number | undefined {
  for (const plainNames of [names(culture, 'month'), names('en', 'month')]) {
    const exact = plainNames.indexOf(word)
    const found = plainNames.flatMap((name, at) => (word.length > 2 && name.startsWith(word) ? [at] : []))
    if (exact >= 0) return exact + 1
    if (found.length === 1) return (found[0] ?? 0) + 1
  }
  return undefined
}

const made = new Map<string, string[]>()
/** The plain names of the months or weekdays. They are cached, because every key press needs them. */
function names(culture: string, kind: 'month' | 'weekday'): string[] {
  const known = made.get(culture + kind)
  if (known) return known
  const format = new Intl.DateTimeFormat(culture, { [kind]: 'long', timeZone: 'UTC' })
  const dates = kind === 'month' ? months : weekdays
  const all = dates.map((date) => plain(format.format(date)))
  made.set(culture + kind, all)
  return all
}
const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1))
const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, day + 1))

/** The orders in which three figures may be meant, the region's own first: `31/12` is the last of December anywhere. */
function orders(culture: string): DayPart[][] {
  const written = figures(culture).flatMap(({ type }) => (type in rank ? [type as DayPart] : []))
  // Canada writes figures year first. Figures in another order follow the order of the language's words.
  const own = written[0] === 'year' ? orderOfWords(culture) : written
  const other: DayPart[] = own[0] === 'day' ? ['month', 'day', 'year'] : ['day', 'month', 'year']
  return [['year', 'month', 'day'], own, other]
}
const orderOfWords = (culture: string): DayPart[] =>
  culture.startsWith('en') ? ['month', 'day', 'year'] : ['day', 'month', 'year']
const rank = { day: 1, month: 1, year: 1 }

function inOrder(order: readonly DayPart[], numbers: readonly string[], limits: DayLimits): string | undefined {
  const isShort = numbers.length === 2 && order[0] !== 'year'
  if (numbers.length !== 3 && !isShort) return undefined
  if (order[0] === 'year' && numbers[0]?.length !== 4) return undefined
  const of = (part: DayPart) => numbers[order.indexOf(part)]
  return dayFrom(of('year'), Number(of('month')), Number(of('day')), limits)
}

/** Splits eight figures in a row by the order: `20261207`, `12072026`. */
const cut = (whole: string, order: readonly DayPart[]): string[] =>
  (order[0] === 'year' ? /^(\d{4})(\d\d)(\d\d)$/ : /^(\d\d)(\d\d)(\d{4})$/).exec(whole)?.slice(1) ?? []

function withMonth(month: number, numbers: readonly string[], limits: DayLimits): string | undefined {
  const [first = '', second, ...rest] = numbers
  if (!first || rest.length > 0) return undefined
  return first.length === 4 && second
    ? dayFrom(first, month, Number(second), limits)
    : dayFrom(second, month, Number(first), limits)
}

/** @param year four figures, two of this century, or undefined: then the next within the limits */
function dayFrom(year: string | undefined, month: number, day: number, limits: DayLimits): string | undefined {
  const dayIn = (of: number) => {
    const text = [of, month, day].map((part) => String(part).padStart(2, '0')).join('-')
    return isDay(text) ? text : undefined
  }
  if (year !== undefined) {
    if (year.length !== 2 && year.length !== 4) return undefined
    return dayIn(Number(year.length === 2 ? `20${year}` : year))
  }
  const { today, min = '', max = '9999' } = limits
  const now = Number(today.slice(0, 4))
  const days = [now, now + 1, now - 1].map(dayIn).filter((each) => each !== undefined)
  const possible = days.filter((each) => each >= min && each <= max)
  return possible.find((each) => each >= today) ?? possible[0] ?? days.find((each) => each >= today) ?? days[0]
}

const firstDay = (days: readonly (string | undefined)[]) => days.find((day) => day !== undefined)

import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { minuteMs } from '#contract/time/durations.ts'
import { exactMoney, moneyFigure, moneyTotal } from '#contract/payment/money.ts'
import { asWritten, durationText } from '#contract/texts/writtenForms.ts'
import { zoneName } from '#contract/time/zoneName.ts'
import { milesOfKilometre, regionalDistanceUnit } from './distanceUnit'

/**
 * The formats of §9, as pure functions of a culture (`fr-CA`). A `local` is a local date or time of a place
 * (`2026-05-12`, `2026-05-12T08:30`). It is shown as written, in any time zone of the reader.
 */
function cached<Options, Formatter>(create: (culture: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (culture: string, options: Options): Formatter => {
    const key = culture + JSON.stringify(options)
    const formatter = made.get(key) ?? create(culture, options)
    made.set(key, formatter)
    return formatter
  }
}
const dates = cached((culture, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(culture, options))
const numbers = cached((culture, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(culture, options))
const relatives = cached(
  (culture, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(culture, options),
)

/** A local time read as UTC, to be formatted in UTC: no time zone or daylight saving can shift it. */
const onUtc = (local: string) => new Date(local.length > 10 ? `${local}Z` : `${local}T00:00Z`)
const utc = { timeZone: 'UTC' } as const

/** Makes spaces non-breaking, so that no line breaks between '8:30' and 'a.m.'. */
const whole = (text: string) => text.replaceAll(' ', '\u00a0')

/** A culture with a 12-hour or 24-hour clock, as Intl formatters take it: `en-US-u-hc-h23`. */
export const withClock = (culture: string, clock: 'h12' | 'h23' | null) =>
  clock === null ? culture : `${culture}-u-hc-${clock}`

/** §9: 'Sep 5, 2020', in the format of the region. */
export const formatDate = (culture: string, local: string) =>
  asWritten(culture, dates(culture, { ...utc, dateStyle: 'medium' }).format(onUtc(local)))

/** 'May 12 – 17, 2026'; one date where both are the same day. */
export const formatDateRange = (culture: string, from: string, to: string) =>
  asWritten(
    culture,
    dates(culture, { ...utc, dateStyle: 'medium' }).formatRange(onUtc(from.slice(0, 10)), onUtc(to.slice(0, 10))),
  )

/** 'Tue, May 12' */
export const formatWeekday = (culture: string, local: string) =>
  asWritten(culture, dates(culture, { ...utc, weekday: 'short', month: 'short', day: 'numeric' }).format(onUtc(local)))

/** 'Tue' */
export const formatDayName = (culture: string, local: string) =>
  dates(culture, { ...utc, weekday: 'short' }).format(onUtc(local))

/** A month `yyyy-MM` as 'May 2026', or as 'May' alone. */
export const formatMonth = (culture: string, month: string, style: 'full' | 'short' = 'full') =>
  dates(culture, style === 'full' ? { ...utc, month: 'long', year: 'numeric' } : { ...utc, month: 'short' }).format(
    onUtc(`${month}-01`),
  )

/** '8:30 AM', '8 h 30', '8:30' */
export const formatTime = (culture: string, local: string) =>
  whole(asWritten(culture, dates(culture, { ...utc, timeStyle: 'short' }).format(onUtc(local))))

/** An instant in the reader's time zone: 'Sep 5, 2020, 8:30 AM'; a line may break before the time, not within it. */
export const formatInstant = (culture: string, instant: string) =>
  asWritten(culture, dates(culture, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))).replace(
    /(?<!,) (?!.*, )/g,
    '\u00a0',
  )

/** The time of an instant in the reader's time zone: '8:30 AM'. */
export const formatClock = (culture: string, at: Date) =>
  whole(asWritten(culture, dates(culture, { timeStyle: 'short' }).format(at)))

/** The short name of a city's time zone at an instant: 'EDT', 'HAE', 'Bogotá time'. */
export const formatZone = (culture: string, instant: string, { timeZone, city }: { timeZone: string; city: string }) =>
  zoneName(culture, new Date(instant), timeZone, city)

/** Minutes as '5 hr 20 min', '45 min'. */
export const formatDuration = durationText

/** A distance from kilometres: '5,536 km', '3,440 mi'. */
export const formatDistance = (culture: string, kilometres: number, unit = regionalDistanceUnit(culture)) =>
  whole(
    numbers(culture, {
      style: 'unit',
      unit: unit === 'km' ? 'kilometer' : 'mile',
      maximumFractionDigits: 0,
    }).format(unit === 'km' ? kilometres : kilometres * milesOfKilometre),
  )

/** An exact amount, '$0.00' too, for columns, receipts and amounts to pay. By default USD (§9). */
export const formatMoney = exactMoney

/** A figure of an overview: to the cent, zero as '$0' (§9). */
export const formatMoneyFigure = moneyFigure

/** A total in a report: whole units from a million on, '$3,131,111'; below it as a figure of an overview. */
export const formatMoneyTotal = moneyTotal

/** An amount abbreviated for the axis of a chart, in the currency's mark of all other amounts: '$440K', 'CA$440K'. */
export const formatShortMoney = (culture: string, amount: number, currency: string) =>
  numbers(culture, { style: 'currency', currency, notation: 'compact' }).format(amount).replace('-', '−')

/** §9: percentage points (20.25) as '20.25%', by default with two decimals. */
export const formatPercent = (culture: string, points: number, fractionDigits = 2) =>
  numbers(culture, {
    style: 'percent',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(points / 100)

/** A score of 0–10 with one fraction digit: '8.0'. */
export const formatScore = (culture: string, score: number, fractionDigits = 1) =>
  numbers(culture, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }).format(score)

const countries = cached((culture, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(culture, options))
/** A country by its two-letter code: 'Mexico', 'Mexique'. */
export const formatCountry = (culture: string, code: string) => countries(culture, { type: 'region' }).of(code) ?? code

/** Days from one local date to another: 1 is the next day, -1 the day before. */
export const dayDifference = (from: string, to: string): number =>
  differenceInCalendarDays(new Date(to.slice(0, 10)), new Date(from.slice(0, 10)))

/** 'in 3 days', 'tomorrow', 'today' */
export const formatRelativeDays = (culture: string, days: number) =>
  relatives(culture, { numeric: 'auto' }).format(days, 'day')

/** A future time in its largest unit: 'in 2 days', 'in 5 hours', 'in 20 minutes'. */
export function formatTimeAhead(culture: string, milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / minuteMs))
  const format = relatives(culture, { numeric: 'always' })
  if (minutes < 60) return format.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day')
}

import { exactMoney } from '#contract/payment/money.ts'
import { asWritten, durationText } from '#contract/texts/writtenForms.ts'
import { airportsOf } from '#server/reference/places.ts'
import { addDays, daysBetween, localTimeOf } from '#server/time/zonedTime.ts'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'

/** A local date or time, formatted later in UTC so that the server's own time zone does not shift it. */
const asDate = (local: string) => new Date(`${local.length === 10 ? `${local}T00:00` : local}:00Z`)

const format = ({ culture }: LocaleContext, local: string, options: Intl.DateTimeFormatOptions) =>
  asWritten(culture, new Intl.DateTimeFormat(culture, { ...options, timeZone: 'UTC' }).format(asDate(local)))

const unbroken = (text: string) => text.replace(/\s/g, '\u00a0')

/** `Nov 27, 2026, 5:00 PM`: an instant as the local time of a zone. */
export const momentAt = (context: LocaleContext, at: Date, timeZone: string): string => {
  const local = localTimeOf(at.getTime(), timeZone)
  return `${shortDateWithYear(context, local)}, ${clock(context, local)}`
}

/** `Tue, May 12`, in the language and date order of the region; it never wraps. */
export const shortDate = (context: LocaleContext, local: string) =>
  unbroken(format(context, local, { weekday: 'short', day: 'numeric', month: 'short' }))

/** `Tue, May 12, 2026` */
export const shortDateWithYear = (context: LocaleContext, local: string) =>
  unbroken(format(context, local, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }))

export const longDate = (context: LocaleContext, local: string) =>
  format(context, local, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** `8:30 AM`, `8 h 30`, with non-breaking spaces so that it never wraps. */
export const clock = (context: LocaleContext, local: string) => unbroken(format(context, local, { timeStyle: 'short' }))

/** Cents as an amount of a currency. */
export const money = ({ culture }: LocaleContext, cents: number, currency: string) =>
  exactMoney(culture, cents / 100, currency)

/** Minutes as a duration: `7 hr 5 min`, `7 h 5 min`. */
export const span = ({ culture }: LocaleContext, minutes: number): string => durationText(culture, minutes)

/** Joins facts with a middle dot; the non-breaking space before it keeps a wrapped line from beginning with the dot. */
export const facts = (...texts: string[]) => texts.join('\u00a0· ')

/** The city of a code in a language. */
export const cityName = (code: string, language: LocaleContext['language']) =>
  airportsOf(code)[0]?.city[language] ?? code

/** How many calendar days later than the departure an arrival is; negative across the date line. */
export const dayShift = (departure: string, arrival: string) => daysBetween(departure, arrival)

export const dayBefore = (date: string) => addDays(date, -1)

const kilometresOfMile = 1.609344

/** Whether a region writes road distances in miles. */
export const usesMiles = ({ culture }: LocaleContext) => /-(US|PR|GU|BZ)\b/.test(culture)

/** A distance given in kilometres: `0.8 km`, `0.5 mi`; one decimal below ten. */
export function distance(context: LocaleContext, kilometres: number): string {
  const isInMiles = usesMiles(context)
  const length = isInMiles ? kilometres / kilometresOfMile : kilometres
  const format = new Intl.NumberFormat(context.culture, {
    style: 'unit',
    unit: isInMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: length < 10 ? 1 : 0,
  })
  return unbroken(format.format(length))
}

import { exactMoney, moneyTotal } from '#contract/payment/money.ts'
import { asWritten, durationText } from '#contract/texts/writtenForms.ts'
import { zoneName } from '#contract/time/zoneName.ts'

/** Formats of a document, with dates and times as in the reader's region. */
export interface DocumentFormats {
  language: 'en' | 'fr' | 'es'
  /** BCP 47, stored as the language of the document. */
  locale: string
  /** `9:05 AM`, `9 h 05` for a local time `yyyy-MM-ddTHH:mm`. */
  time: (local: string) => string
  /** `Wed, Dec 9` */
  shortDay: (local: string) => string
  /** `Wednesday, December 9, 2026` */
  longDay: (local: string) => string
  /** The short name of the zone of a city at an instant: `EST`, `HNE`, `Bogotá time`. */
  zone: (instant: string, timeZone: string, city: string) => string
  money: (amount: number, currency: string) => string
  /** A total among the figures of a summary: from a million on without cents. */
  total: (amount: number, currency: string) => string
  /** `13 hr 10 min`, `45 min` */
  duration: (minutes: number) => string
}

/**
 * The formats of itineraries, invoices and certificates: French for fr-CA, otherwise English (§1).
 * @param culture a culture code of §7, such as `fr-CA`
 */
export const documentFormats = (culture: string): DocumentFormats => formatsOf(localeOf(culture))

/** The formats of reports. They repeat pages of the application, so they are in Spanish too. */
export const reportFormats = (culture: string): DocumentFormats =>
  formatsOf(culture.startsWith('es') ? culture : localeOf(culture))

function formatsOf(locale: string): DocumentFormats {
  // Local times are read and formatted as UTC, so that no zone shifts them.
  const at = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (local: string) =>
      asWritten(locale, format.format(new Date(`${local.slice(0, 16)}${local.length > 10 ? '' : 'T00:00'}Z`)))
  }
  return {
    language: locale.slice(0, 2) as DocumentFormats['language'],
    locale,
    time: at({ hour: 'numeric', minute: '2-digit' }),
    shortDay: at({ weekday: 'short', month: 'short', day: 'numeric' }),
    longDay: at({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    zone: (instant, timeZone, city) => zoneName(locale, new Date(instant), timeZone, city),
    money: (amount, currency) => exactMoney(locale, amount, currency),
    total: (amount, currency) => moneyTotal(locale, amount, currency),
    duration: (minutes) => durationText(locale, minutes),
  }
}

/** Other languages get English with a 24-hour clock and the day before the month. */
function localeOf(culture: string): string {
  const lower = culture.toLowerCase()
  if (lower === 'fr' || lower === 'fr-ca') return 'fr-CA'
  return lower === 'en-us' || lower === 'en-ca' ? `en-${lower.slice(3).toUpperCase()}` : 'en-GB'
}

/** A day or hours as they begin a line: `Du lundi au vendredi`. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

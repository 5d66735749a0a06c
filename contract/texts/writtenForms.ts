import { contracted } from './french.ts'

const frenchMonth = '(?:janv|févr|mars|avr|mai|juin|juill|août|sept|oct|nov|déc)'
const firstInFrench = new RegExp(`(?<![\\d.,:])1(?=(?:\\s?–\\s?\\d{1,2})?\\s${frenchMonth})`, 'g')
/** Two days of one month, between which `Intl` writes spaces or none, depending on whether there is a year. */
const frenchDays = new RegExp(
  `(?<=(?<!\\p{L}\\.?\\s)(?<!\\d)\\d{1,2}(?:er)?)\\s–\\s(?=\\d{1,2}\\s${frenchMonth})`,
  'gu',
)
const spanishMonth = '(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)(?![a-z])'
const spanishDay = new RegExp(`(?<=\\d) de (?=${spanishMonth})|(?<=${spanishMonth}) de (?=\\d{4})`, 'g')

/**
 * A date or time as `Intl` formats it, or a text that contains some, in the form its language writes: French `1er
 * janv.` and `7 h 40`, `15 h` (not `1 janv.`, `07 h 40`, `15 h 00`), Spanish `12 may 2026` (not `12 de may de 2026`).
 * Only this function knows these forms: the app, the booking tool, documents, calendars and mails use it.
 * @param culture BCP 47
 */
export function asWritten(culture: string, text: string): string {
  if (culture.startsWith('es')) return text.replace(spanishDay, ' ')
  if (!culture.startsWith('fr')) return text
  return contracted(text)
    .replace(firstInFrench, '1er')
    .replace(frenchDays, '–')
    .replace(/(?<!\d)0(?=\d\sh(?!\p{L}))/gu, '')
    .replace(/(?<=\d\sh)\s00(?!\d)/g, '')
}

const units = new Map<string, Intl.NumberFormat>()

/**
 * Minutes as a duration: `5 hr 20 min`, `5 h 20 min`, `45 min`, in English with the same abbreviation in every region.
 */
export function durationText(culture: string, minutes: number): string {
  const locale = culture.startsWith('en') ? 'en-US' : culture
  const parts = { hour: Math.floor(minutes / 60), minute: Math.round(minutes % 60) }
  const shown = (['hour', 'minute'] as const).filter(
    (unit) => parts[unit] > 0 || (unit === 'minute' && parts.hour === 0),
  )
  const inWords = (unit: 'hour' | 'minute') => {
    const key = `${locale} ${unit}`
    const format = units.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
    units.set(key, format)
    return format.format(parts[unit])
  }
  return shown.map(inWords).join(' ').replace(/\s/g, '\u00a0')
}

/** Formats are slow to make and few: a zone of a place in a handful of languages. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The abbreviation of a time zone at an instant: `EST`, `HNE`, `GMT-5`. @param locale BCP 47 */
export function zoneLetters(at: Date, timeZone: string, locale: string): string {
  const key = `${locale} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
  formats.set(key, format)
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

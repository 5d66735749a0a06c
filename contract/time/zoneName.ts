import { frenchDe } from '#contract/texts/french.ts'

/** Formats are slow to make and few: a zone of a place in a handful of languages. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The culture whose zone names are used for a culture: every English one uses the Canadian, which abbreviates the zones
 * of all North America.
 */
export const zoneCulture = (culture: string) => (culture.startsWith('en') ? 'en-CA' : culture)

/** The abbreviation of a zone at an instant, or undefined where a language has only its distance from UTC. */
function abbreviation(culture: string, at: Date, timeZone: string): string | undefined {
  const written = zoneCulture(culture)
  const key = `${written} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(written, { timeZone, timeZoneName: 'short' })
  formats.set(key, format)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  return name && /\d/.test(name) ? undefined : name
}

/** `London, Ontario`, `London (Ontario)` */
const regionOfCity = /, .*| \(.*/

/** `America/Argentina/Buenos_Aires` → `Buenos Aires`: where the city at hand is not known. */
const cityOfZone = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/**
 * The short name of a time zone at an instant, for display after a time: the abbreviation that travelers know (`EST`,
 * `HAE`), elsewhere the time of the city (`Bogotá time`, `heure de Bogotá`). Spanish has no abbreviations for the zones
 * of North America, so it names the city everywhere: `hora de Toronto`. Only this function knows this rule: the app,
 * the booking tool, documents and calendars use it.
 * @param culture BCP 47
 * @param city in the language of the culture; without it the city of the zone's own name
 */
export function zoneName(culture: string, at: Date, timeZone: string, city = cityOfZone(timeZone)): string {
  const place = city.replace(regionOfCity, '')
  if (culture.startsWith('es')) return `hora de ${place}`
  const known = abbreviation(culture, at, timeZone)
  if (known) return known
  return culture.startsWith('fr') ? `heure ${frenchDe(place)}` : `${place} time`
}

import type { OpeningHours } from '#contract/support/agency.ts'
import { zoneCulture, zoneName } from '#contract/time/zoneName.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { dayMs } from '#contract/time/durations.ts'

/** Any Monday, used to format weekday names. */
const monday = Date.UTC(2024, 0, 1)

/**
 * The days and hours of an agency as the texts of §3, in a culture: `Monday to Friday` and `7:00 AM – 9:00 PM (ET)`, in
 * the agency's time zone. Undefined when the hours differ between days.
 */
export function openingWords({ timeZone, hours }: OpeningHours, culture: string, now: Date) {
  const [spell, ...others] = hours
  if (!spell || others.length > 0) return undefined
  const { formatTime } = formatterFor(culture)
  const time = (clock: string) => formatTime(new Date(`2024-01-01T${clock}Z`), { timeStyle: 'short' })
  return {
    days: dayWords(spell.days, culture),
    hours: `${time(spell.from)} – ${time(spell.to)} (${zoneOf(timeZone, culture, now)})`.replace(/\s/g, '\u00a0'),
  }
}

function dayWords(days: readonly number[], culture: string): string {
  const { say, formatDate, formatList } = formatterFor(culture)
  const inOrder = [...new Set(days)].sort((one, other) => one - other)
  const names = inOrder.map((day) => formatDate(monday + (day - 1) * dayMs, { weekday: 'long' }))
  if (names.length === 7) return say('agency.opening.everyDay')
  const [first, last] = [inOrder[0] ?? 0, inOrder.at(-1) ?? 0]
  return names.length > 2 && last - first === names.length - 1
    ? say('agency.opening.days', { first: names[0]!, last: names.at(-1)! })
    : formatList(names)
}

/** `ET`, without the season, when the language abbreviates it; otherwise the time of the city: `heure de Paris`. */
function zoneOf(timeZone: string, culture: string, now: Date): string {
  const generic = new Intl.DateTimeFormat(zoneCulture(culture), { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value
  return generic && /^\p{Lu}{2,4}$/u.test(generic) ? generic : zoneName(culture, now, timeZone)
}

import { generateIcsCalendar } from 'ts-ics'
import { eventOf, type CalendarContext } from './event.ts'
import type { Travel } from '#server/domains/trips/presentedTrips.ts'
import { foldLines } from './fold.ts'
import { timezoneDefinition } from './calendarTime.ts'

const lookEvery = 'PT1H'

/**
 * Trips as an iCalendar file (RFC 5545), with a VTIMEZONE for every zone used. The same trips give the same bytes.
 * @param name the subscription's name, for calendar programs
 */
export function calendarOf(trips: readonly Travel[], context: CalendarContext, name?: string): Buffer {
  const events = trips.flatMap((dated) => dated.trip.segments.map((segment) => eventOf(dated, segment, context)))
  const zones = new Set(events.flatMap(({ start, end }) => [start.local?.timezone, end?.local?.timezone]))
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: '-//Waymark//Trips//EN',
    method: 'PUBLISH',
    ...(name && { name }),
    timezones: [...zones].flatMap((zone) => (zone && timezoneDefinition(zone)) || []),
    events,
  })
  return Buffer.from(foldLines(name ? withRefreshInterval(text) : text))
}

/**
 * Adds the refresh interval of a subscription, in the standard form (RFC 7986 5.7) and in that of Outlook. Without it
 * calendar programs refresh once a day or less. The library writes neither.
 */
const withRefreshInterval = (text: string): string =>
  text.replace(/^(?=METHOD:)/m, `REFRESH-INTERVAL;VALUE=DURATION:${lookEvery}\r\nX-PUBLISHED-TTL:${lookEvery}\r\n`)

import { checkOutInstant, isJourney } from '#contract/segments.ts'
import type { Segment, Trip } from '#contract/trips.ts'

/** What happens at one moment of a trip. A stay and a rental happen twice: when they begin and when they end. */
export interface TimelineEntry {
  local: string
  instant: string
  segment: Segment
  what: 'journey' | 'begin' | 'end'
  /** Minutes since the arrival before it, where this flight or train is a connection. */
  connection: number | null
}

export interface TimelineDay {
  /** `yyyy-MM-dd` at the place of what happens. */
  date: string
  entries: TimelineEntry[]
}

const minuteMs = 60_000
const longestConnectionMinutes = 300

/** A trip day by day in the order of time; days are those of each place. A check-out stands before the departure of its day. */
export function daysOf({ segments }: Pick<Trip, 'segments'>): TimelineDay[] {
  const journeys = segments.filter(isJourney).toSorted(byInstant)
  const moments = segments
    .flatMap((segment) => momentsOf(segment, journeys))
    .toSorted((one, other) => one.instant.localeCompare(other.instant) || Number(isEnd(other)) - Number(isEnd(one)))
  const days: TimelineDay[] = []
  for (const entry of moments) {
    const date = entry.local.slice(0, 10)
    // Over the date line a later moment may carry an earlier date; it starts a day of its own all the same.
    if (days.at(-1)?.date !== date) days.push({ date, entries: [] })
    days.at(-1)?.entries.push(entry)
  }
  return days
}

const isEnd = ({ what }: TimelineEntry) => what === 'end'

const byInstant = (one: Segment, other: Segment) => one.departureInstant.localeCompare(other.departureInstant)

function momentsOf(segment: Segment, journeys: Segment[]): TimelineEntry[] {
  const start = { local: segment.departure, instant: segment.departureInstant, segment, connection: null }
  if (isJourney(segment)) return [{ ...start, what: 'journey', connection: connectionBefore(segment, journeys) }]
  const instant = segment.kind === 'hotel' ? checkOutInstant(segment, journeys) : segment.arrivalInstant
  const end = { local: segment.arrival, instant, segment, connection: null }
  return [
    { ...start, what: 'begin' },
    { ...end, what: 'end' },
  ]
}

function connectionBefore(journey: Segment, journeys: Segment[]): number | null {
  const before = journeys[journeys.indexOf(journey) - 1]
  if (!before || before.to.code !== journey.from.code || before.from.code === journey.to.code) return null
  const minutes = minutesBetween(before.arrivalInstant, journey.departureInstant)
  return minutes < longestConnectionMinutes ? minutes : null
}

export const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / minuteMs)

/** Calendar days between two wall-clock times: 1 for an overnight flight, -1 over the date line eastwards. */
export const daysApart = (from: string, to: string) =>
  Math.round((Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / (1440 * minuteMs))

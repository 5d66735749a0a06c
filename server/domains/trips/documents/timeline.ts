import { checkOutInstant, departureBeforeCheckOut, firstDayOf, isJourney } from '#contract/trips/segments.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { minuteMs } from '#contract/time/durations.ts'

/** One event of a trip. Stays and rentals have two: their start and their end. */
export interface TimelineEntry {
  local: string
  instant: string
  segment: Segment
  what: 'journey' | 'begin' | 'end'
  /** For a connecting flight or train: minutes since the arrival before it. */
  connection: number | null
  /** For a check-out: the flight or train for which the guest leaves before the hotel's own hour. */
  leavesFor?: Segment | undefined
}

export interface TimelineDay {
  /** `yyyy-MM-dd`, local to the place of its entries. */
  date: string
  entries: TimelineEntry[]
}

const longestConnectionMinutes = 300

/** A trip's events in chronological order, by local day. A check-out precedes the departure of its day. */
export function daysOf({ segments }: Pick<Trip, 'segments'>): TimelineDay[] {
  const journeys = segments.filter(isJourney).toSorted(byInstant)
  const moments = segments
    .flatMap((segment) => momentsOf(segment, journeys))
    .toSorted((one, other) => one.instant.localeCompare(other.instant) || Number(isEnd(other)) - Number(isEnd(one)))
  const days: TimelineDay[] = []
  for (const entry of moments) {
    const date = isEnd(entry) ? entry.local.slice(0, 10) : firstDayOf(entry.segment)
    // Across the date line a later event may have an earlier date; it starts a new day nevertheless.
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
  const isStay = segment.kind === 'hotel'
  const instant = isStay ? checkOutInstant(segment, journeys) : segment.arrivalInstant
  const leavesFor = isStay ? departureBeforeCheckOut(segment, journeys) : undefined
  const end = { local: segment.arrival, instant, segment, connection: null, leavesFor }
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

/** Calendar days between two local times: 1 for an overnight flight, -1 for crossing the date line eastwards. */
export const daysApart = (from: string, to: string) =>
  Math.round((Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / (1440 * minuteMs))

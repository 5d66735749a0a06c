import { minuteMs } from '#contract/time/durations.ts'
import {
  checkOutInstant,
  departureBeforeCheckOut,
  firstDayOf,
  isJourney,
  layoverAfter,
} from '#contract/trips/segments.ts'
import type { Segment } from '#contract/trips/trips.ts'
import { minutesOf } from '@/domains/itinerary/itinerary.rules'
import { localDayAt } from '@/lib/localDay'

/** Minimum minutes for a connection that involves a flight; with less, a missed connection is likely. */
const shortestChange = { domestic: 45, international: 90 } as const

const crossesBorder = ({ from, to }: Segment) => from.countryCode !== to.countryCode

export interface Connection {
  minutes: number
  isInternational: boolean
  /** Under 45 minutes within a country, under 90 where one side crosses a border. Never between two trains. */
  isShort: boolean
}

/** The connection between a flight or train and the next from the same place; undefined where there is none. */
export function connectionAfter(segment: Segment, segments: readonly Segment[]): Connection | undefined {
  const minutes = layoverAfter(segment, segments)
  const ways = segments.filter(isJourney)
  const next = ways[ways.indexOf(segment) + 1]
  if (minutes === undefined || !next) return undefined
  const isInternational = crossesBorder(segment) || crossesBorder(next)
  const involvesFlight = segment.kind === 'flight' || next.kind === 'flight'
  const least = shortestChange[isInternational ? 'international' : 'domestic']
  return { minutes, isInternational, isShort: involvesFlight && minutes < least }
}

const asUtc = (local: string) => Date.parse(`${local}Z`)

/** Minutes that local time at the end of a journey is ahead of that at its start; 0 within one zone. */
export const clockChange = (segment: Segment): number =>
  (asUtc(segment.arrival) - asUtc(segment.departure)) / minuteMs - minutesOf(segment)

/** One line of a trip's timeline. */
export type Entry =
  | { kind: 'segment'; segment: Segment }
  /**
   * Check-out of a hotel or return of a car, on another day than the start; `leavesFor` is the flight or train for which
   * the guest leaves before the hotel's hour.
   */
  | { kind: 'end'; segment: Segment; leavesFor?: Segment | undefined }
  | { kind: 'change'; segment: Segment; change: Connection }

export interface Day {
  /** Local date at the place of the day's first entry. */
  date: string
  entries: Entry[]
}

/** The days of a trip that have entries, in chronological order; a check-out precedes the departure of its day. */
export function daysOf(segments: readonly Segment[]): Day[] {
  const timed = segments.flatMap((segment): { at: string; local: string; entries: Entry[] }[] => {
    const change = connectionAfter(segment, segments)
    const entries: Entry[] = [{ kind: 'segment', segment }]
    if (change) entries.push({ kind: 'change', segment, change })
    const begins = { at: segment.departureInstant, local: firstDayOf(segment), entries }
    const hasEnd = !isJourney(segment) && segment.arrival.slice(0, 10) > firstDayOf(segment)
    if (!hasEnd) return [begins]
    const isStay = segment.kind === 'hotel'
    const at = isStay ? checkOutInstant(segment, segments) : segment.arrivalInstant
    const leavesFor = isStay ? departureBeforeCheckOut(segment, segments) : undefined
    return [begins, { at, local: segment.arrival, entries: [{ kind: 'end', segment, leavesFor }] }]
  })
  const inOrder = timed.toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || Number(isEnd(other)) - Number(isEnd(one)),
  )
  const byDate = Map.groupBy(inOrder, ({ local }) => local.slice(0, 10))
  return [...byDate]
    .map(([date, things]) => ({ date, entries: things.flatMap(({ entries }) => entries) }))
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

/** The number of first days that are over: they end before today, and none of their journeys is still under way. */
export function passedDays(days: readonly Day[], now: Date): number {
  const isOver = ({ date, entries }: Day) =>
    entries.every(
      ({ segment }) =>
        date < localDayAt(now, segment.to.timeZone) &&
        (!isJourney(segment) || Date.parse(segment.arrivalInstant) <= now.getTime()),
    )
  const first = days.findIndex((day) => !isOver(day))
  return first < 0 ? days.length : first
}

/** The days of a cancelled trip: its bookings, without the hints for travelling. */
export const bookedDays = (segments: readonly Segment[]): Day[] =>
  daysOf(segments)
    .map(({ date, entries }) => ({ date, entries: entries.filter(({ kind }) => kind === 'segment') }))
    .filter(({ entries }) => entries.length > 0)

const isEnd = ({ entries }: Pick<Day, 'entries'>) => entries[0]?.kind === 'end'

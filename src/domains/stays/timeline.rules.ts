import { dayNumber, dayText, type Run } from '#contract/stays/dayRuns.ts'
import { type CountedDays, countedDays, daysIn, earliestEntry, shortStay } from '#contract/stays/shortStay.ts'
import type { Stays } from '#contract/stays/stays.ts'

/** Days that count: until today, ahead, or over the limit. */
export type SpanKind = 'past' | 'ahead' | 'over'

/** Days of one kind in a row, counted from the first day of the timeline. */
export interface Span {
  start: number
  length: number
  kind: SpanKind
}

export interface Timeline {
  /** `yyyy-MM-dd` */
  first: string
  last: string
  length: number
  /** The place of today, counted from the first day. */
  today: number
  spans: Span[]
}

/** Days ahead that are drawn at least. */
const daysAhead = 30

/** All days of a person that count, ahead ones included. None for an exempt person. */
export function countedOf({ stays, permits, residence, exempt }: Stays): CountedDays {
  if (exempt) return []
  const home = residence === null ? [] : [{ country: residence, validFrom: null, validUntil: null }]
  return countedDays(stays, [...permits, ...home])
}

/** The 180 days that end today, and the days of the trips ahead. */
export function timelineOf(answer: Stays): Timeline {
  const counted = countedOf(answer)
  const [first, today] = [dayNumber(answer.windowFrom), dayNumber(answer.today)]
  const end = counted.at(-1)?.last ?? today
  const last = Math.min(Math.max(end, today + daysAhead), today + shortStay.window)
  const shown = counted
    .map((run): Run => ({ first: Math.max(run.first, first), last: Math.min(run.last, last) }))
    .filter((run) => run.first <= run.last)
  const spans = shown
    .flatMap((run) => spansOf(run, counted, today))
    .map((span) => ({ ...span, start: span.start - first }))
  return { first: dayText(first), last: dayText(last), length: last - first + 1, today: today - first, spans }
}

function spansOf(run: Run, counted: CountedDays, today: number): Span[] {
  const spans: Span[] = []
  for (let day = run.first; day <= run.last; day += 1) {
    const kind = kindOf(day, counted, today)
    const before = spans.at(-1)
    if (before?.kind === kind) before.length += 1
    else spans.push({ start: day, length: 1, kind })
  }
  return spans
}

function kindOf(day: number, counted: CountedDays, today: number): SpanKind {
  if (daysIn(counted, dayText(day)) > shortStay.days) return 'over'
  return day > today ? 'ahead' : 'past'
}

/** Whether days after today count. */
export const hasDaysAhead = (answer: Stays): boolean => (countedOf(answer).at(-1)?.last ?? 0) > dayNumber(answer.today)

/**
 * The earliest day of a new entry, `yyyy-MM-dd`, besides all days of the person so far and ahead; null while a stay may
 * begin today.
 */
export function nextEntryOf(answer: Stays): string | null {
  if (answer.exempt || answer.longest > 0) return null
  const counted = countedOf(answer)
  let from = answer.today
  for (;;) {
    const entry = earliestEntry(counted, 1, from)
    const known = counted.find(({ first, last }) => first <= dayNumber(entry) && dayNumber(entry) <= last)
    if (!known) return entry
    from = dayText(known.last + 1)
  }
}

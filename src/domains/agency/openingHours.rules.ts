import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import type { OpeningHours } from '#contract/support/agency.ts'

/** A period in which the agency is open, as instants. */
export interface OpenPeriod {
  from: Date
  to: Date
}

const daysAhead = 8

/**
 * The opening periods of an agency in the coming week, holidays left out, the soonest first, beginning with the current
 * one. Adjacent
 * periods are joined, so an agency that is always open has a single one.
 */
export const openPeriods = (opening: OpeningHours, now: Date): OpenPeriod[] =>
  periodsAround(opening, now).filter(({ to }) => to > now)

/** As `openPeriods`, with those that began on the day before or later and are over. */
export function periodsAround({ timeZone, hours, closedOn = [] }: OpeningHours, now: Date): OpenPeriod[] {
  const there = new TZDate(now, timeZone)
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(there, index - 1)).filter(
    (day) => !closedOn.includes(formatISO(day, { representation: 'date' })),
  )
  const all = days.flatMap((day) =>
    hours.filter(({ days }) => days.includes(day.getDay() || 7)).map(({ from, to }) => openingOn(day, from, to)),
  )
  const inOrder = all.toSorted((one, other) => one.from.getTime() - other.from.getTime())
  const joined: OpenPeriod[] = []
  for (const next of inOrder) {
    const last = joined.at(-1)
    if (last && next.from <= last.to) last.to = next.to > last.to ? next.to : last.to
    else joined.push({ ...next })
  }
  return joined
}

function openingOn(day: TZDate, from: string, to: string): OpenPeriod {
  const at = (time: string, onDay: TZDate) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const { timeZone = 'UTC' } = onDay
    return new Date(
      new TZDate(onDay.getFullYear(), onDay.getMonth(), onDay.getDate(), hour, minute, timeZone).getTime(),
    )
  }
  return { from: at(from, day), to: at(to, to <= from ? addDays(day, 1) : day) }
}

export type OpeningState =
  { is: 'open'; until: Date } | { is: 'alwaysOpen' } | { is: 'closed'; opens: Date } | { is: 'never' }

/**
 * Whether the agency is open, until when, or when it opens. Hours repeat every week, so an agency open until the same
 * time a week ahead never closes.
 */
export function openingState(opening: OpeningHours, now: Date): OpeningState {
  const [next] = openPeriods(opening, now)
  if (!next) return { is: 'never' }
  if (next.from > now) return { is: 'closed', opens: next.from }
  const weekAhead = addDays(new TZDate(now, opening.timeZone), 7)
  return next.to >= weekAhead ? { is: 'alwaysOpen' } : { is: 'open', until: next.to }
}

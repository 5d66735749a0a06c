import { dayNumber, dayText, daysWithin, type Run, unionOf, withoutRuns } from './dayRuns.ts'
import { countsSince } from './schengen.ts'

/**
 * The rule of short stays (Regulation (EU) 2016/399, Article 6): at most 90 days in any 180 days, which for each day of a
 * stay are that day and the 179 before it. The days of entry and exit both count, and a day counts once however many
 * members it is spent in. To change a rule, change its number.
 */
export const shortStay = { days: 90, window: 180 } as const

/** Days in a country, both ends included, `yyyy-MM-dd`. A return on the same day is one day. */
export interface Stay {
  country: string
  from: string
  until: string
}

/**
 * A right to stay in a country, whose days there do not count; in other members they do. Both days are included; null
 * where nothing limits it.
 */
export interface StayRight {
  country: string
  validFrom: string | null
  validUntil: string | null
}

/** Days that count against the limit, in their order. */
export type CountedDays = readonly Run[]

const runOf = ({ from, until }: Pick<Stay, 'from' | 'until'>): Run => ({
  first: dayNumber(from),
  last: dayNumber(until),
})

const rightOf = ({ validFrom, validUntil }: StayRight): Run => ({
  first: validFrom === null ? -Infinity : dayNumber(validFrom),
  last: validUntil === null ? Infinity : dayNumber(validUntil),
})

const daysOf = ({ first, last }: Run): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth)

/** The days of stays that count: those in the Schengen area, without those under a right of the same country. */
export function countedDays(stays: readonly Stay[], rights: readonly StayRight[] = []): CountedDays {
  return unionOf(
    stays.flatMap((stay) => {
      const since = countsSince(stay.country)
      if (since === undefined) return []
      const { first, last } = runOf(stay)
      const counted = { first: Math.max(first, dayNumber(since)), last }
      if (counted.first > counted.last) return []
      return withoutRuns(counted, rights.filter(({ country }) => country === stay.country).map(rightOf))
    }),
  )
}

/** The first day of the 180 that end on a day. Both `yyyy-MM-dd`. */
export const windowStart = (day: string): string => dayText(dayNumber(day) - shortStay.window + 1)

const usedOn = (counted: CountedDays, day: number): number =>
  daysWithin(counted, { first: day - shortStay.window + 1, last: day })

/** The days that count in the 180 that end on a day (`yyyy-MM-dd`). More than 90 are an overstay. */
export const daysIn = (counted: CountedDays, day: string): number => usedOn(counted, dayNumber(day))

/** The days left in the 180 that end on a day, 0 after the last. */
export const remainingOn = (counted: CountedDays, day: string): number =>
  Math.max(0, shortStay.days - daysIn(counted, day))

/** Whether a stay in a row brings a later counted day over the limit that would not be over without it. */
function breaksLater(counted: CountedDays, stay: Run): boolean {
  const all = unionOf([...counted, stay])
  const isBroken = (day: number) => usedOn(all, day) > shortStay.days && usedOn(counted, day) <= shortStay.days
  return counted.some(({ first, last }) =>
    daysOf({ first: Math.max(first, stay.last + 1), last: Math.min(last, stay.last + shortStay.window) }).some(
      isBroken,
    ),
  )
}

/**
 * The most days in a row that somebody may stay who enters on a day, other counted days included: 0 to 90. It may exceed
 * the days left on that day, as days of an earlier stay leave the 180 meanwhile. Days that are counted later, such as a
 * booked trip, stay within the limit.
 */
export function longestStay(counted: CountedDays, day: string): number {
  const first = dayNumber(day)
  for (let days = 0; days < shortStay.days; days += 1) {
    const stay = { first, last: first + days }
    if (usedOn(unionOf([...counted, stay]), stay.last) > shortStay.days || breaksLater(counted, stay)) return days
  }
  return shortStay.days
}

/** An overstay: the highest day reached (93), of the days allowed (90), and the first day over, `yyyy-MM-dd`. */
export interface Overstay {
  day: number
  of: number
  from: string
}

/**
 * The overstay of a planned stay; undefined where none of its days is over.
 * @param history all other counted days, earlier and later ones
 * @param planned the counted days of the plan
 */
export function overstayOf(history: CountedDays, planned: CountedDays): Overstay | undefined {
  const all = unionOf([...history, ...planned])
  const days = planned.flatMap((run) => daysOf(run).map((day) => ({ day, used: usedOn(all, day) })))
  const over = days.filter(({ used }) => used > shortStay.days)
  if (!over[0]) return undefined
  return { day: Math.max(...over.map(({ used }) => used)), of: shortStay.days, from: dayText(over[0].day) }
}

/**
 * The earliest day of entry, `yyyy-MM-dd`, for a stay of some days in a row that breaks no limit, also not on days that
 * are counted later.
 * @param days 1 to 90
 * @param from the first day that is considered
 * @throws for more days than any stay may last
 */
export function earliestEntry(counted: CountedDays, days: number, from: string): string {
  if (days > shortStay.days) throw new RangeError(`No short stay lasts ${days} days`)
  const isAllowed = (first: number) => {
    const stayed: Run = { first, last: first + days - 1 }
    return overstayOf(counted, [stayed]) === undefined && !breaksLater(counted, stayed)
  }
  let first = dayNumber(from)
  while (!isAllowed(first)) first += 1
  return dayText(first)
}

/** Days of a calendar year in a country. */
export interface CountryDays {
  country: string
  days: number
}

/**
 * The days in each country in a period, most first. A day in two countries counts for both, so that the sum may exceed
 * the days of the period.
 */
export function daysByCountry(stays: readonly Stay[], period: Pick<Stay, 'from' | 'until'>): CountryDays[] {
  return [...Map.groupBy(stays, ({ country }) => country)]
    .map(([country, its]) => ({ country, days: daysWithin(unionOf(its.map(runOf)), runOf(period)) }))
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => other.days - one.days || one.country.localeCompare(other.country))
}

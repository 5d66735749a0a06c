import { dayNumber as numberOfDay, dayText as textOfDay } from '#contract/stays/dayRuns.ts'
import { countsSince } from '#contract/stays/schengen.ts'
import type { Stay, StayRight } from '#contract/stays/shortStay.ts'

/** Each day is converted once: converting millions of dates would take most of the time. */
const numbers = new Map<string, number>()
const texts = new Map<number, string>()
export const dayNumber = (day: string): number => {
  const known = numbers.get(day) ?? numberOfDay(day)
  numbers.set(day, known)
  return known
}
export const dayText = (number: number): string => {
  const known = texts.get(number) ?? textOfDay(number)
  texts.set(number, known)
  return known
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Members of several accessions, open and other territories, and countries outside. */
const countries = ['FR', 'DE', 'HR', 'BG', 'LI', 'MC', 'GP', 'IE', 'US']
/** Starts shortly before an accession, and around 29 February of a leap year. */
const starts = ['2022-10-01', '2023-12-20', '2024-01-15', '2025-11-01'].map(dayNumber)

/** A history of stays within about 13 months, with rights of some of the countries. */
export function randomHistory(next: () => number): { stays: Stay[]; rights: StayRight[] } {
  const below = (most: number) => Math.floor(next() * most)
  const begin = starts[below(starts.length)]!
  const country = () => countries[below(countries.length)]!
  const stays = Array.from({ length: 1 + below(7) }, (): Stay => {
    const first = begin + below(330)
    // One in four returns on the same day.
    const last = below(4) === 0 ? first : first + below(70)
    return { country: country(), from: dayText(first), until: dayText(last) }
  })
  const rights = Array.from({ length: below(3) }, (): StayRight => {
    const first = begin + below(300)
    return {
      country: country(),
      validFrom: below(5) === 0 ? null : dayText(first),
      validUntil: below(5) === 0 ? null : dayText(first + below(120)),
    }
  })
  return { stays, rights }
}

const span = 600

/** Counts day by day, without runs: for each day since the first start whether it counts. */
export function countEachDay(stays: readonly Stay[], rights: readonly StayRight[], begin: number): Uint8Array {
  const days = new Uint8Array(span)
  for (const { country, from, until } of stays) {
    const since = countsSince(country)
    if (since === undefined) continue
    const held = rights
      .filter((right) => right.country === country)
      .map(({ validFrom, validUntil }) => [
        validFrom ? dayNumber(validFrom) : 0,
        validUntil ? dayNumber(validUntil) : 1e6,
      ])
    for (let day = dayNumber(from); day <= dayNumber(until); day += 1)
      if (day >= dayNumber(since) && !held.some(([first, last]) => day >= first! && day <= last!)) days[day - begin] = 1
  }
  return days
}

/** Counts one window day by day. */
export function countWindow(days: Uint8Array, at: number): number {
  let used = 0
  for (let day = Math.max(0, at - 179); day <= at; day += 1) used += days[day] ?? 0
  return used
}

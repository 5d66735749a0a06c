import { dayMs } from '#contract/time/durations.ts'

/** Days as numbers since 1970-01-01, so that the rules of stays add and compare them. */

/** The number of a day `yyyy-MM-dd`. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)

/** The day of a number, `yyyy-MM-dd`. */
export const dayText = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

/** Days from the first to the last, both included. */
export interface Run {
  first: number
  last: number
}

/** The same days as runs in their order that neither overlap nor touch. */
export function unionOf(runs: readonly Run[]): Run[] {
  const union: Run[] = []
  for (const run of runs.toSorted((one, other) => one.first - other.first)) {
    const before = union.at(-1)
    if (before && run.first <= before.last + 1) before.last = Math.max(before.last, run.last)
    else union.push({ ...run })
  }
  return union
}

/** The days of a run that are in none of the others. */
export function withoutRuns(run: Run, others: readonly Run[]): Run[] {
  let left = [run]
  for (const { first, last } of others)
    left = left.flatMap((part) =>
      part.last < first || part.first > last
        ? [part]
        : [
            { first: part.first, last: first - 1 },
            { first: last + 1, last: part.last },
          ].filter((rest) => rest.first <= rest.last),
    )
  return left
}

/** Number of days of a union between two days, both included. */
export const daysWithin = (union: readonly Run[], { first, last }: Run): number =>
  union.reduce((sum, run) => sum + Math.max(0, Math.min(run.last, last) - Math.max(run.first, first) + 1), 0)

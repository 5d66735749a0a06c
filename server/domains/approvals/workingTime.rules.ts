import { hourMs } from '#contract/time/durations.ts'
import { addDays, instantOf, localDateOf } from '#server/time/zonedTime.ts'

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())

/**
 * The instant that is so many hours later, where Saturdays and Sundays of a time zone do not count: 24 hours from Friday
 * at 17:00 end on Monday at 17:00.
 */
export function workingHoursLater(from: Date, hours: number, timeZone: string): Date {
  let left = hours * hourMs
  let at = from.getTime()
  for (;;) {
    const day = localDateOf(at, timeZone)
    const ends = instantOf(`${addDays(day, 1)}T00:00`, timeZone)
    if (!isWeekend(day)) {
      if (at + left <= ends) return new Date(at + left)
      left -= ends - at
    }
    at = ends
  }
}

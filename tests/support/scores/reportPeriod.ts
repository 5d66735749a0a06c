import fc from 'fast-check'
import { addDays } from '#server/time/zonedTime.ts'

interface Longest {
  /** Days between the end of a period and today at most. */
  older: number
  /** Days between its first and last day at most. */
  length: number
}

/** Periods of reports, `from` to `to`: half of them whole months, which the server reads from sums of months. */
export const reportPeriods = (today: () => string, longest: Longest) =>
  fc
    .record({
      older: fc.integer({ min: 0, max: longest.older }),
      length: fc.integer({ min: 0, max: longest.length }),
      isWhole: fc.boolean(),
    })
    .map(({ older, length, isWhole }) => {
      const to = addDays(today(), -older)
      const from = addDays(to, -length)
      return isWhole ? { from: `${from.slice(0, 7)}-01`, to: lastOfMonth(to) } : { from, to }
    })

const lastOfMonth = (day: string) => addDays(`${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1)

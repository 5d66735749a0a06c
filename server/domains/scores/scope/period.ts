import { addMonths } from 'date-fns/addMonths'
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth'
import { z } from 'zod'
import { localDate } from '#contract/wire/envelope.ts'
import { limits } from '#contract/fields/limits.ts'
import { badInput } from '#server/http/answers/envelope.ts'
import { addDays } from '#server/time/zonedTime.ts'

/** Days of booking, `yyyy-MM-dd`, both included. */
export interface Period {
  from: string
  to: string
}

/**
 * Query parameters of a period: both of its days, or a number of complete months. The present month is not complete
 * and would look like a drop.
 */
export const periodQuery = {
  months: z.coerce.number().int().min(1).max(limits.longestReportMonths).default(limits.reportMonths),
  from: z.optional(localDate),
  to: z.optional(localDate),
}

interface WantedPeriod {
  months: number
  from?: string | undefined
  to?: string | undefined
}

const firstOfMonth = (day: Date, months: number) =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months)).toISOString().slice(0, 10)

/** The month after that of a day, `yyyy-MM`. */
export const monthAfter = (day: string): string => firstOfMonth(new Date(`${day}T00:00Z`), 1).slice(0, 7)

/** The months, `yyyy-MM`, that a period touches. */
export function monthsOf({ from, to }: Period): string[] {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  const last = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7))
  const first = year * 12 + month
  return Array.from({ length: last - first + 1 }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at)).toISOString().slice(0, 7),
  )
}

/**
 * The period of a request.
 * @throws 400 for one day without the other, days in the wrong order, and more months than a report can cover
 */
export function periodOf({ months, from, to }: WantedPeriod, now: Date): Period {
  if (from === undefined && to === undefined)
    return { from: firstOfMonth(now, -months), to: addDays(firstOfMonth(now, 0), -1) }
  if (from === undefined || to === undefined) throw badInput('Send both "from" and "to", or "months" alone.')
  if (from > to) throw badInput('The day "from" must not be after "to".')
  const longest = addMonths(new Date(`${from}T00:00Z`), limits.longestReportMonths)
  if (new Date(`${to}T00:00Z`) >= longest)
    throw badInput(`A report covers ${limits.longestReportMonths} months at most. Choose a later "from".`)
  return { from, to }
}

/** The same days a year before. The last day of a month stays the last one. */
export const yearBefore = ({ from, to }: Period): Period => ({ from: sameDayBefore(from), to: sameDayBefore(to) })

const asDay = (date: Date) => date.toISOString().slice(0, 10)
const inUtc = (day: string) => new Date(`${day}T12:00Z`)

function sameDayBefore(day: string): string {
  const earlier = asDay(addMonths(inUtc(day), -12))
  const isLast = asDay(lastDayOfMonth(inUtc(day))) === day
  return isLast ? asDay(lastDayOfMonth(inUtc(earlier))) : earlier
}

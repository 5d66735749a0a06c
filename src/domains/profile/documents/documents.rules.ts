import { addMonths } from 'date-fns/addMonths'
import { differenceInMonths } from 'date-fns/differenceInMonths'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { dayMs } from '#contract/time/durations.ts'
import { defaultMonths } from '#contract/profile/passportEntry.ts'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'

const inMonths = (day: string, months: number) =>
  formatISO(addMonths(parseISO(day), months), { representation: 'date' })

type DocumentStatus = 'good' | 'soon' | 'expired'

/** Whether a passport is valid, valid for less than most countries require after a trip, or expired. Days are local dates. */
export const documentStatus = (
  { expirationDate }: Pick<TravelDocument, 'expirationDate'>,
  today: string,
): DocumentStatus =>
  expirationDate < today ? 'expired' : expirationDate < inMonths(today, defaultMonths) ? 'soon' : 'good'

/**
 * The time until a day, as `formatRelativeTime` takes it: in days, as notifications count, while a passport is short;
 * beyond that in whole months or years: `[112, 'day']`, `[3, 'year']`, `[-12, 'day']`.
 */
export function relativeTime(today: string, day: string): [number, 'year' | 'month' | 'day'] {
  const months = differenceInMonths(parseISO(day), parseISO(today))
  if (Math.abs(months) >= 24) return [Math.trunc(months / 12), 'year']
  if (Math.abs(months) >= defaultMonths) return [months, 'month']
  return [Math.round((Date.parse(day) - Date.parse(today)) / dayMs), 'day']
}

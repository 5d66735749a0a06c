import { formatISO } from 'date-fns/formatISO'
import { dateTimeProblem } from '@/lib/localDateTime'

/**
 * The instant of a local time of the administrator, `yyyy-MM-ddTHH:mm`; empty for an empty or unreadable one.
 * @param stored the instant that the form was filled with, which may have seconds or be the second of two equal hours;
 *   it stays while its local time does
 */
export function instantOf(local: string, stored: string | null = null): string {
  if (dateTimeProblem(local) !== undefined) return ''
  return stored && localOf(stored) === local ? stored : new Date(local).toISOString()
}

/** An instant as a local time of the administrator, to the minute; empty for none. */
export const localOf = (instant: string | null): string => (instant ? formatISO(new Date(instant)).slice(0, 16) : '')

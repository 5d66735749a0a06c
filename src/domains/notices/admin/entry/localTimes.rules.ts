import { formatISO } from 'date-fns/formatISO'
import { dateTimeProblem } from '@/lib/localDateTime'

/** The instant of a local time of the administrator, `yyyy-MM-ddTHH:mm`; empty for an empty or unreadable one. */
export const instantOf = (local: string): string =>
  dateTimeProblem(local) === undefined ? new Date(local).toISOString() : ''

/** An instant as a local time of the administrator, to the minute; empty for none. */
export const localOf = (instant: string | null): string => (instant ? formatISO(new Date(instant)).slice(0, 16) : '')

import { formatISO } from 'date-fns/formatISO'

/** The date of an instant in the reader's time zone, `yyyy-MM-dd`, as date formats take it. */
export const localDay = (instant: string | Date): string => formatISO(new Date(instant), { representation: 'date' })

/** The date of an instant in a time zone, `yyyy-MM-dd`: Swedish dates are written so. */
export const localDayAt = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)

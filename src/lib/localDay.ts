import { formatISO } from 'date-fns'

/** The day of an instant where the reader is, `yyyy-MM-dd`: what the formats of dates take. */
export const localDay = (instant: string | Date): string => formatISO(new Date(instant), { representation: 'date' })

import type { Trip } from './trips.ts'

/** The fields that the last day is read from; a trip of a list has no segments. */
type Ending = Pick<Trip, 'arrivalDate' | 'returnDate'> & Partial<Pick<Trip, 'endsOn' | 'segments'>>

/**
 * The last local day of a trip, `yyyy-MM-dd`: that of its last arrival or the end of its last stay. The days of a trip
 * are those from its departure to this day, on every page, in mails and in notices.
 */
export const lastDayOfTrip = ({ endsOn, segments = [], returnDate, arrivalDate }: Ending): string =>
  endsOn ??
  segments
    .reduce((latest, { arrival }) => (arrival > latest ? arrival : latest), returnDate ?? arrivalDate)
    .slice(0, 10)

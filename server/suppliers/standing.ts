import type { Trip } from '#contract/trips/trips.ts'

/** The standing of a booking with the suppliers of this backend. */
export type Standing = NonNullable<Trip['standing']>

/**
 * Bookings of the reference booking tool are never sold: with the demo they are demo data, otherwise trial bookings
 * unknown to any airline or hotel. Pages, mails and documents show it in the texts of `trips.standing`.
 */
export const standingOf = ({ DEMO }: { DEMO: boolean }): Standing => (DEMO ? 'demo' : 'trial')

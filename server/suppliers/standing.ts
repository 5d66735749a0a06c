import type { Trip } from '#contract/trips.ts'

/** The worth of a booking with the suppliers of this backend. */
export type Standing = NonNullable<Trip['standing']>

/**
 * The one home of the fact that nobody sells what the reference booking tool books: with the demo it is demo data, for
 * real people a trial booking, of which no airline or hotel knows. Pages, mails and documents say it, in the words of
 * `trips.standing`.
 */
export const standingOf = ({ DEMO }: { DEMO: boolean }): Standing => (DEMO ? 'demo' : 'trial')

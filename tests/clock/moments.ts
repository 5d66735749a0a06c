/** A moment at which to run the unit tests, in a process with a time zone. */
export interface Moment {
  /** Instant; only a time of day is of the day the tests run on. */
  at: string
  zone: string
}

/**
 * Where days and hours go wrong: around midnight UTC, when summer time begins or ends where our people are, at the end
 * of a year, on a leap day, and far from UTC on both sides. Each run tries several of them at once.
 */
export const moments: Record<string, Moment> = {
  afterMidnight: { at: '00:05', zone: 'America/St_Johns' },
  noon: { at: '12:00', zone: 'Pacific/Kiritimati' },
  beforeMidnight: { at: '23:55', zone: 'UTC' },
  /** 2 o'clock in Montréal becomes 3 two minutes later. */
  springInMontreal: { at: '2027-03-14T06:58:00Z', zone: 'America/Toronto' },
  /** The hour after 2 o'clock in Paris comes for the second time two minutes later. */
  autumnInParis: { at: '2027-10-31T00:58:00Z', zone: 'Europe/Paris' },
  lastDayOfYear: { at: '2027-12-31T23:55:00Z', zone: 'Pacific/Kiritimati' },
  leapDay: { at: '2028-02-29T12:00:00Z', zone: 'America/St_Johns' },
}

/** The instant of a moment, on the day of `now` where it names none. */
export const instantOf = ({ at }: Moment, now: Date): number =>
  Date.parse(at.includes('T') ? at : `${now.toISOString().slice(0, 10)}T${at}:00Z`)

/** The name of the moment that `npm run test:all` takes on a day; a week takes each of them. */
export const momentOfDay = (day: Date): string => Object.keys(moments)[day.getUTCDay()]!

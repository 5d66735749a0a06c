import { hourMs } from '#contract/time/durations.ts'

const westernmostHours = -12
const easternmostHours = 14

const dayAt = (now: Date, hours: number) => new Date(now.getTime() + hours * hourMs).toISOString().slice(0, 10)

/**
 * The earliest calendar day on earth at an instant, `yyyy-MM-dd`. The server does not know where a person is, so a card
 * or passport counts as expired only when its last day is over in all time zones.
 */
export const earliestDay = (now: Date): string => dayAt(now, westernmostHours)

/** The latest calendar day on earth at an instant. A later day is in the future in all time zones. */
export const latestDay = (now: Date): string => dayAt(now, easternmostHours)

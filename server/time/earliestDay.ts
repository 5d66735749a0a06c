const hourMs = 3_600_000
const westernmostHours = -12
const easternmostHours = 14

const dayAt = (now: Date, hours: number) => new Date(now.getTime() + hours * hourMs).toISOString().slice(0, 10)

/**
 * The calendar day, `yyyy-MM-dd`, where it is earliest on earth. The server does not know where somebody is: what ends
 * with a day is over only once that day is over everywhere, so nobody's card or passport ends on them in the evening before.
 */
export const earliestDay = (now: Date): string => dayAt(now, westernmostHours)

/** The calendar day where it is latest on earth: whatever lies after it lies ahead for everybody. */
export const latestDay = (now: Date): string => dayAt(now, easternmostHours)

import { minuteMs } from '#contract/time/durations.ts'

/** Hours of every hotel: earliest check-in and latest check-out, in local time. */
export const hotelHours = { checkInFrom: '15:00', checkOutUntil: '11:00' }

const minutes = { afterLanding: 60, beforeLeaving: 120 }

/** Days of a stay and the journeys around it: local dates `yyyy-MM-dd` and times `yyyy-MM-ddTHH:mm`. */
interface Stay {
  firstDay: string
  lastDay: string
  /** Arrival in the city and departure from it, where the trip has such a journey. */
  landing?: string | undefined
  leaving?: string | undefined
}

/**
 * The expected arrival and departure of a guest: the hours of the hotel, but an hour after a later landing on the first
 * day, which may be past midnight, and two hours before an earlier departure, but not before the last day.
 */
export function guestTimes({ firstDay, lastDay, landing, leaving }: Stay): { expected: string; leaves: string } {
  const opens = `${firstDay}T${hotelHours.checkInFrom}`
  const closes = `${lastDay}T${hotelHours.checkOutUntil}`
  const soonest = landing?.startsWith(firstDay) ? moved(landing, minutes.afterLanding) : opens
  const early = leaving?.startsWith(lastDay) ? moved(leaving, -minutes.beforeLeaving) : closes
  const latest = early.startsWith(lastDay) ? early : `${lastDay}T00:05`
  return { expected: soonest > opens ? soonest : opens, leaves: latest < closes ? latest : closes }
}

/**
 * A local time some minutes later or earlier. Midnight becomes 00:05, because midnight would be read as a day without a
 * time.
 */
function moved(local: string, by: number): string {
  const time = new Date(Date.parse(`${local}:00Z`) + by * minuteMs).toISOString().slice(0, 16)
  return time.endsWith('T00:00') ? `${time.slice(0, 11)}00:05` : time
}

/** Hours of every hotel: earliest check-in and latest check-out, in local time. */
export const hotelHours = { checkInFrom: '15:00', checkOutUntil: '11:00' }

const minuteMs = 60_000
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
 * When a guest is expected and when they leave: at the hotel's hours, but an hour after a later landing on the first
 * day, and two hours before an earlier departure on the last day; always within those days.
 */
export function guestTimes({ firstDay, lastDay, landing, leaving }: Stay): { expected: string; leaves: string } {
  const opens = `${firstDay}T${hotelHours.checkInFrom}`
  const closes = `${lastDay}T${hotelHours.checkOutUntil}`
  const soonest = landing?.startsWith(firstDay) ? moved(landing, minutes.afterLanding, `${firstDay}T23:55`) : opens
  const latest = leaving?.startsWith(lastDay) ? moved(leaving, -minutes.beforeLeaving, `${lastDay}T00:05`) : closes
  return { expected: soonest > opens ? soonest : opens, leaves: latest < closes ? latest : closes }
}

/** A local time some minutes later; `atMost` where that would be another day. */
function moved(local: string, by: number, atMost: string): string {
  const later = new Date(Date.parse(`${local}:00Z`) + by * minuteMs).toISOString().slice(0, 16)
  return later.startsWith(local.slice(0, 10)) ? later : atMost
}

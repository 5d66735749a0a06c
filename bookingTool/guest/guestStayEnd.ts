import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import { segmentRows } from '#bookingTool/booking/tripRows.ts'
import type { Plan } from '#bookingTool/plan/plan.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { isSameGuest } from './sameGuest.ts'

/** The last day of a guest of the company, and that of the trip. Local dates, `yyyy-MM-dd`. */
export interface StayEnd {
  until: string
  tripEnd: string
}

/** The end of a guest's stay that a plan goes beyond; undefined within it, and for a person who is no known guest. */
export async function guestStayEnd(host: ToolHost, session: ToolSession, plan: Plan): Promise<StayEnd | undefined> {
  const { guest } = session
  if (!guest) return undefined
  const found = (await host.people.knownGuests(session)).find((known) => isSameGuest(known.guest, guest))
  const tripEnd = segmentRows(plan, '')
    .map(({ arrivalLocal }) => arrivalLocal.slice(0, 10))
    .toSorted()
    .at(-1)
  return found && tripEnd && tripEnd > found.endDate ? { until: found.endDate, tripEnd } : undefined
}

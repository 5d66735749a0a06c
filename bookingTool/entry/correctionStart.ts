import { toolParameters, toolPath } from '#contract/booking/toolAddress.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import type { Fields } from '#bookingTool/page/toolPage.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/**
 * The first address of a session that is opened for a trip that waits for approval, was sent back or was declined: its
 * review with all that was chosen. Undefined for another trip.
 */
export async function correctionStart(
  host: ToolHost,
  session: ToolSession,
  query: Fields,
): Promise<string | undefined> {
  if (query[toolParameters.target] !== 'trip') return undefined
  const found = await host.trips.find(session, query[toolParameters.superPnrId] ?? '')
  if (!found || found.trip.status === 'confirmed' || found.trip.approval === null) return undefined
  return `${toolPath}/bookings/${found.trip.bookingId}/correct`
}

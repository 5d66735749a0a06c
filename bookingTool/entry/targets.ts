import { toolParameters, toolPath, toolTargets, type ToolTarget } from '#contract/booking/toolAddress.ts'
import type { PageOptions } from '#server/toolHost/door/session.ts'
import { airportsOf } from '#server/reference/places.ts'
import { ticked } from '#bookingTool/plan/searchCriteria.ts'

const isTrue = (text: string | undefined) => text === 'true'

/** `5/31/2026` as `2026-05-31`; undefined for anything else (§9 M/d/yyyy). */
export function isoDate(text: string | undefined): string | undefined {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text ?? '') ?? []
  return month && day && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}

/**
 * The search for a group's event (§7, §9): from the traveler's home airport to the event's city and back, on its
 * dates; with a hotel where people stay the night.
 */
function groupAddress(query: Record<string, string | undefined>, homeAirport: string | null): string {
  const { city, departureDate, returnDate, autosubmit } = toolParameters
  const [depart, until] = [isoDate(query[departureDate]), isoDate(query[returnDate])]
  const values = {
    transport: 'flight',
    trip: until ? 'return' : 'oneway',
    from: airportsOf(homeAirport ?? '').length > 0 ? (homeAirport ?? '') : '',
    to: query[city] ?? '',
    depart: depart ?? '',
    until: until ?? '',
    ...(depart && until && until > depart && { needHotel: ticked }),
  }
  const path = isTrue(query[autosubmit]) ? `${toolPath}/search` : toolPath
  return `${path}?${new URLSearchParams(values).toString()}`
}

/** The first page of a session: the target the address names, else the search (§7 "user-home"). */
export function startAddress(query: Record<string, string | undefined>, homeAirport: string | null): string {
  const asked: ToolTarget = toolTargets.find((one) => one === query[toolParameters.target]) ?? 'user-home'
  const locator = query[toolParameters.superPnrId] ?? ''
  if (asked === 'group') return groupAddress(query, homeAirport)
  if (asked === 'trip' && /^[A-Z0-9]{6}$/.test(locator)) return `${toolPath}/bookings/${locator}`
  return asked === 'bookings' || asked === 'trip' ? `${toolPath}/bookings` : toolPath
}

/** The options for pages in the query of the address that opens the tool, and the event it is opened for. */
export const pageOptions = (query: Record<string, string | undefined>): PageOptions => ({
  locale: query[toolParameters.locale],
  isMobile: isTrue(query[toolParameters.isMobile]),
  hidesMenu: isTrue(query[toolParameters.hideMenu]),
  groupTravelId: query[toolParameters.target] === 'group' ? query[toolParameters.groupTravel] : undefined,
})

import { toolParameters, toolTargets } from '#contract/toolAddress.ts'
import type { ToolTarget } from '#contract/toolAddress.ts'
import { airportsOf } from '#server/reference/places.ts'

const toolPath = '/booking-tool'
const isTrue = (text: string | undefined) => text === 'true'

/** `5/31/2026` as `2026-05-31`; undefined for anything else (§9 M/d/yyyy). */
export function isoDate(text: string | undefined): string | undefined {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text ?? '') ?? []
  return month && day && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}

/** The search of a group's event: from the traveller's airport to its city and back, on its days. */
function groupAddress(query: Record<string, string>, homeAirport: string | null): string {
  const { city, departureDate, returnDate, autosubmit } = toolParameters
  const [depart, until] = [isoDate(query[departureDate]), isoDate(query[returnDate])]
  const values = {
    ride: 'flight',
    trip: until ? 'return' : 'oneway',
    from: airportsOf(homeAirport ?? '').length > 0 ? (homeAirport ?? '') : '',
    to: query[city] ?? '',
    depart: depart ?? '',
    until: until ?? '',
  }
  const path = isTrue(query[autosubmit]) ? `${toolPath}/search` : toolPath
  return `${path}?${new URLSearchParams(values).toString()}`
}

/** Where a visit begins: what the address asks for, else the search (§7 "user-home"). */
export function beginningOf(query: Record<string, string>, homeAirport: string | null): string {
  const asked: ToolTarget = toolTargets.find((one) => one === query[toolParameters.target]) ?? 'user-home'
  const locator = query[toolParameters.superPnrId] ?? ''
  if (asked === 'group') return groupAddress(query, homeAirport)
  if (asked === 'trip' && /^[A-Z0-9]{6}$/.test(locator)) return `${toolPath}/bookings/${locator}`
  return asked === 'bookings' || asked === 'trip' ? `${toolPath}/bookings` : toolPath
}

/** What else of the address the pages follow. */
export const wishesIn = (query: Record<string, string>) => ({
  locale: query[toolParameters.locale],
  isMobile: isTrue(query[toolParameters.isMobile]),
  hidesMenu: isTrue(query[toolParameters.hideMenu]),
})

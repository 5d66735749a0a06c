import { toolParameters, toolPath } from '#contract/booking/toolAddress.ts'
import type { Guest } from '#server/toolHost/door/session.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import type { ToolHost } from '#server/toolHost/door/toolHost.ts'
import { isSameGuest } from '#bookingTool/guest/sameGuest.ts'
import type { Fields } from '#bookingTool/page/toolPage.ts'
import { searchQuery, ticked } from '#bookingTool/plan/searchCriteria.ts'
import { readSearch } from '#bookingTool/search/readSearch.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { isoDate } from './targets.ts'

/**
 * The search for a hotel alone, with the target `hotel` (an addition): in the city and on the days of the address.
 * Undefined for another target, and for a city or days that the search form would refuse.
 */
function hotelAddress(query: Fields, now: Date): string | undefined {
  const { target, city, departureDate, returnDate } = toolParameters
  if (query[target] !== 'hotel') return undefined
  const asked = {
    transport: 'none',
    needHotel: ticked,
    to: query[city],
    depart: isoDate(query[departureDate]),
    until: isoDate(query[returnDate]),
  }
  const { search } = readSearch(asked, now)
  return search && `${toolPath}/search?${new URLSearchParams(searchQuery(search)).toString()}`
}

/**
 * The guest of the booker's trip that the address names. Undefined for the trip of another person, and for a guest
 * without an address whom the booker cannot choose by name.
 */
async function guestOfTrip(host: ToolHost, session: ToolSession, query: Fields): Promise<Guest | undefined> {
  const found = await host.trips.find(session, query[toolParameters.superPnrId] ?? '')
  const guest = found?.trip.guest
  if (!guest || !isNoAddress(guest.email)) return guest ?? undefined
  const offered = await host.people.knownGuests(session)
  return offered.some((known) => isSameGuest(known.guest, guest)) ? guest : undefined
}

/**
 * The first address of a session that is opened for a hotel. A guest is stored in the session. Undefined where the
 * address does not tell all of it, so that the tool begins as without it.
 */
export async function hotelStart(host: ToolHost, session: ToolSession, query: Fields): Promise<string | undefined> {
  const address = hotelAddress(query, host.now())
  if (!address || session.travelerType !== 'guest') return address
  const guest = await guestOfTrip(host, session, query)
  if (!guest) return undefined
  await host.sessions.storeGuest(session, guest)
  return address
}

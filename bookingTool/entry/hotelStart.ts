import { toolParameters } from '#contract/toolAddress.ts'
import type { GuestTraveler } from '#server/db/schema/trips.ts'
import { toolPath } from '#server/domains/booking/sso/toolCookie.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import type { Services } from '#server/services/services.ts'
import { storeGuest } from '#bookingTool/guest/storeGuest.ts'
import { isSameGuest, knownGuests } from '#bookingTool/guest/knownGuests.ts'
import type { Fields } from '#bookingTool/page/toolPage.ts'
import { searchQuery, ticked } from '#bookingTool/plan/searchCriteria.ts'
import { readSearch } from '#bookingTool/search/readSearch.ts'
import { findBooking } from '#bookingTool/session/bookings.ts'
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
async function guestOfTrip(
  services: Services,
  session: ToolSession,
  query: Fields,
): Promise<GuestTraveler | undefined> {
  const found = await findBooking(services, session, query[toolParameters.superPnrId] ?? '')
  const guest = found?.trip.guest
  if (!guest || !isNoAddress(guest.email)) return guest ?? undefined
  const offered = await knownGuests(services, session)
  return offered.some((known) => isSameGuest(known.guest, guest)) ? guest : undefined
}

/**
 * The first address of a session that is opened for a hotel. A guest is stored in the session. Undefined where the
 * address does not tell all of it, so that the tool begins as without it.
 */
export async function hotelStart(services: Services, session: ToolSession, query: Fields): Promise<string | undefined> {
  const address = hotelAddress(query, services.now())
  if (!address || session.travelerType !== 'guest') return address
  const guest = await guestOfTrip(services, session, query)
  if (!guest) return undefined
  await storeGuest(services, session, guest)
  return address
}

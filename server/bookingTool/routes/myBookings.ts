import { cancellationOf, cancelTrip } from '#server/domains/trips/cancel/cancel.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { Refusal } from '#server/http/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { addressOf } from '#server/bookingTool/address.ts'
import { upcomingBookings, findBooking, tripRef } from '#server/bookingTool/bookings.ts'
import { changeObstacle, searchForBooking } from '#server/bookingTool/change.ts'
import { showConflict, refuseForm, showNotFound, readOwnForm } from './bookingFlow.ts'
import type { ToolContext } from './bookingFlow.ts'
import { bookingPage } from '#server/bookingTool/pages/bookingPage.ts'
import type { BookingView } from '#server/bookingTool/pages/bookingPage.ts'
import { bookingsPage } from '#server/bookingTool/pages/bookingsPage.ts'
import { cancelPage } from '#server/bookingTool/pages/cancelPage.ts'
import { toolPath } from '#server/bookingTool/pages/layout.ts'

/** The booking that the address names; undefined where this session has no such booking. */
async function bookingAt(c: ToolContext, services: Services): Promise<FullTrip | undefined> {
  return findBooking(services, c.get('session'), c.req.param('bookingId') ?? '')
}

async function viewOf(c: ToolContext, services: Services): Promise<BookingView | undefined> {
  const full = await bookingAt(c, services)
  if (!full) return undefined
  const cancellation = await cancellationOf(tripRef(c.get('session'), full.trip.bookingId), services)
  return { full, cancellation, obstacle: changeObstacle(full, services.now()) }
}

/** Lists the trips that have not begun. */
export async function listBookings(c: ToolContext, services: Services) {
  const session = c.get('session')
  return c.html(bookingsPage(session, await upcomingBookings(services, session)))
}

/** Shows one booking. */
export async function showBooking(c: ToolContext, services: Services) {
  const view = await viewOf(c, services)
  return view ? c.html(bookingPage(c.get('session'), view)) : showNotFound(c)
}

/** Starts a change: redirects to the search form filled with the booking's own journey. */
export async function startChange(c: ToolContext, services: Services) {
  const session = c.get('session')
  const full = await bookingAt(c, services)
  if (!full) return showNotFound(c)
  const { bookingId, version } = full.trip
  const search = changeObstacle(full, services.now()) ? undefined : searchForBooking(full)
  if (!search) return c.redirect(`${toolPath}/bookings/${bookingId}`, 303)
  return c.redirect(addressOf(session, '', { ...search, change: { bookingId, version } }), 303)
}

/** Shows what cancelling would refund; a booking that cannot be cancelled is shown instead. */
export async function reviewCancel(c: ToolContext, services: Services) {
  const view = await viewOf(c, services)
  if (!view) return showNotFound(c)
  const { bookingId } = view.full.trip
  if (!view.cancellation.isCancellable) return c.redirect(`${toolPath}/bookings/${bookingId}`, 303)
  return c.html(cancelPage(c.get('session'), view))
}

/** Cancels the booking in the version the person saw. Sent twice, it is cancelled once. */
export async function confirmCancel(c: ToolContext, services: Services) {
  const fields = await readOwnForm(c)
  if (!fields) return refuseForm(c)
  const full = await bookingAt(c, services)
  if (!full) return showNotFound(c)
  const { bookingId, version } = full.trip
  try {
    const request = { version: Number(fields['version']), actorProfileId: c.get('session').booker.id }
    await cancelTrip(tripRef(c.get('session'), bookingId), request, services)
  } catch (error) {
    if (error instanceof Refusal) return showConflict(c, { change: { bookingId, version } })
    throw error
  }
  return c.redirect(`${toolPath}/bookings/${bookingId}`, 303)
}

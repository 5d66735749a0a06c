import { cancellationOf, cancelTrip } from '#server/domains/trips/cancel/cancel.ts'
import type { FullTrip } from '#server/domains/trips/readTrips.ts'
import { Refusal } from '#server/http/envelope.ts'
import type { Services } from '#server/services/services.ts'
import { addressOf } from '#server/bookingTool/address.ts'
import { comingBookings, findBooking, placeOf } from '#server/bookingTool/bookings.ts'
import { changeObstacle, searchOf } from '#server/bookingTool/change.ts'
import { changedMeanwhile, foreignForm, lost, ownForm } from './flow.ts'
import type { ToolContext } from './flow.ts'
import { bookingPage } from '#server/bookingTool/pages/bookingPage.ts'
import type { BookingView } from '#server/bookingTool/pages/bookingPage.ts'
import { bookingsPage } from '#server/bookingTool/pages/bookingsPage.ts'
import { cancelPage } from '#server/bookingTool/pages/cancelPage.ts'
import { toolPath } from '#server/bookingTool/pages/layout.ts'

/** The booking an address names, or the answer that there is none. */
async function bookingAt(c: ToolContext, services: Services): Promise<FullTrip | undefined> {
  return findBooking(services, c.get('visit'), c.req.param('bookingId') ?? '')
}

async function viewOf(c: ToolContext, services: Services): Promise<BookingView | undefined> {
  const full = await bookingAt(c, services)
  if (!full) return undefined
  const cancellation = await cancellationOf(placeOf(c.get('visit'), full.trip.bookingId), services)
  return { full, cancellation, obstacle: changeObstacle(full, services.now()) }
}

/** Trips that lie ahead. */
export async function listBookings(c: ToolContext, services: Services) {
  const visit = c.get('visit')
  return c.html(bookingsPage(visit, await comingBookings(services, visit)))
}

/** One of them as it is now. */
export async function showBooking(c: ToolContext, services: Services) {
  const view = await viewOf(c, services)
  return view ? c.html(bookingPage(c.get('visit'), view)) : lost(c)
}

/** Leads to the search of the same journey on other dates. */
export async function startChange(c: ToolContext, services: Services) {
  const visit = c.get('visit')
  const full = await bookingAt(c, services)
  if (!full) return lost(c)
  const { bookingId, version } = full.trip
  const search = changeObstacle(full, services.now()) ? undefined : searchOf(full)
  if (!search) return c.redirect(`${toolPath}/bookings/${bookingId}`, 303)
  return c.redirect(addressOf(visit, '', { ...search, change: { bookingId, version } }), 303)
}

/** What cancelling would give back; what cannot be cancelled shows itself as it is. */
export async function reviewCancel(c: ToolContext, services: Services) {
  const view = await viewOf(c, services)
  if (!view) return lost(c)
  const { bookingId } = view.full.trip
  if (!view.cancellation.isCancellable) return c.redirect(`${toolPath}/bookings/${bookingId}`, 303)
  return c.html(cancelPage(c.get('visit'), view))
}

/** Cancels what the person saw; sent twice it is done once. */
export async function confirmCancel(c: ToolContext, services: Services) {
  const fields = await ownForm(c)
  if (!fields) return foreignForm(c)
  const full = await bookingAt(c, services)
  if (!full) return lost(c)
  const { bookingId, version } = full.trip
  try {
    await cancelTrip(placeOf(c.get('visit'), bookingId), Number(fields['version']), services)
  } catch (error) {
    if (error instanceof Refusal) return changedMeanwhile(c, { change: { bookingId, version } })
    throw error
  }
  return c.redirect(`${toolPath}/bookings/${bookingId}`, 303)
}

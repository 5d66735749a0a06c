import { z } from 'zod'
import { toolPath } from '#contract/booking/toolAddress.ts'
import type { BookedTrip } from '#server/toolHost/door/trip.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { sendFile } from '#server/http/operations/sendFile.ts'
import { changeObstacle } from '#bookingTool/booking/change.ts'
import { withEventOf } from '#bookingTool/event/eventOfTrip.ts'
import { showConflict } from '#bookingTool/page/refusals.ts'
import { fields, ownForm, ownQuery, sessionPage, type ToolInput, type ToolPage } from '#bookingTool/page/toolPage.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import { searchForBooking } from '#bookingTool/plan/bookedSearch.ts'
import { travelerKey, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { bookedPage } from './bookedPage.ts'
import { bookingPage, type BookingView } from './bookingPage.ts'
import { bookingsPage } from './bookingsPage.ts'
import { cancelPage } from './cancelPage.ts'

type AtBooking = ToolInput<ToolSession, 'bookingId'>

/** The booking that the address names; @throws 404 where this session has no such booking */
async function bookingAt({ session, params, host }: AtBooking): Promise<BookedTrip> {
  const full = await host.trips.find(session, params.bookingId)
  if (!full) throw notFound()
  return full
}

async function viewOf(input: AtBooking): Promise<BookingView> {
  const { session, host } = input
  const full = await bookingAt(input)
  const cancellation = await host.trips.cancellation(session, full.trip.bookingId)
  const now = host.now()
  const payments = await host.trips.creditsPaid(full)
  return { full, payments, cancellation, obstacle: changeObstacle(full, now), now }
}

/** Lists the upcoming trips and the newest earlier ones. */
async function listBookings({ c, session, host }: ToolInput) {
  const [upcoming, earlier] = [await host.trips.upcoming(session), await host.trips.earlier(session)]
  return c.html(bookingsPage(session, { upcoming, earlier, now: host.now() }))
}

/** Shows one booking. */
async function showBooking(input: AtBooking) {
  const view = await viewOf(input)
  return input.c.html(bookingPage(withEventOf(input.session, view.full.trip), view))
}

/** Sends the booking as a file for a calendar program. */
async function sendCalendar(input: AtBooking) {
  const { c, session, host } = input
  const { bookingId } = (await bookingAt(input)).trip
  return sendFile(c, 'calendar', await host.trips.calendarFile(session, bookingId))
}

/** Starts a change: redirects to the search form filled with the booking's own journey. */
async function startChange(input: AtBooking) {
  const { c, session, host } = input
  const full = await bookingAt(input)
  const { bookingId, version } = full.trip
  const search = changeObstacle(full, host.now()) ? undefined : searchForBooking(full)
  if (!search) return c.redirect(`${toolPath}/bookings/${bookingId}`, 303)
  return c.redirect(addressOf(session, '', { ...search, change: { bookingId, version } }), 303)
}

/** Opens the review of a trip that waits for approval, was sent back or was declined, with all that was chosen. */
async function startCorrection(input: AtBooking) {
  const { c, session, host } = input
  const full = await bookingAt(input)
  const { bookingId, version } = full.trip
  const plan = full.lastQuestion?.question.plan
  if (!plan || changeObstacle(full, host.now())) return c.redirect(`${toolPath}/bookings/${bookingId}`, 303)
  const query = { ...plan, change: bookingId, version: String(version), who: travelerKey(session) }
  return c.redirect(`${toolPath}/confirm?${new URLSearchParams(query).toString()}`, 303)
}

/** Shows the refund of cancelling; a booking that cannot be cancelled is shown instead. */
async function reviewCancel(input: AtBooking) {
  const { c, session } = input
  const view = await viewOf(input)
  const { bookingId } = view.full.trip
  if (!view.cancellation.isCancellable) return c.redirect(`${toolPath}/bookings/${bookingId}`, 303)
  return c.html(cancelPage(withEventOf(session, view.full.trip), view))
}

/** Cancels the booking in the version the person saw. Sent twice, it is cancelled once. */
async function confirmCancel(input: AtBooking & { form: { version?: string | undefined } }) {
  const { c, session, form, host } = input
  const full = await bookingAt(input)
  const { bookingId, version } = full.trip
  const done = await host.trips.cancel(session, bookingId, Number(form.version))
  if (done === 'conflict') return showConflict(c, session, { change: { bookingId, version } })
  return c.redirect(`${toolPath}/bookings/${bookingId}`, 303)
}

/** Shows a trip that was just booked or changed. */
async function showBooked({ c, session, params, host }: ToolInput<ToolSession, 'tripId'>) {
  const found = await host.trips.findById(session, params.tripId)
  if (!found) throw notFound()
  const cancellation = await host.trips.cancellation(session, found.trip.bookingId)
  const payments = await host.trips.creditsPaid(found)
  return c.html(bookedPage(withEventOf(session, found.trip), { full: found, payments, cancellation }))
}

/** The pages that show, change and cancel the bookings of a session. */
export const bookedPages: readonly ToolPage[] = [
  sessionPage({
    method: 'get',
    path: '/booked/:tripId',
    summary: 'Shows the new booking.',
    cites: '§7 Booking tool',
    query: z.object(ownQuery),
    handle: showBooked,
  }),
  sessionPage({
    method: 'get',
    path: '/bookings',
    summary: 'Lists upcoming bookings and the newest past ones.',
    cites: '§7 Booking tool',
    query: z.object(ownQuery),
    handle: listBookings,
  }),
  sessionPage({
    method: 'get',
    path: '/bookings/:bookingId',
    summary: 'Shows one booking.',
    cites: '§7 Booking tool',
    query: z.object(ownQuery),
    handle: showBooking,
  }),
  sessionPage({
    method: 'get',
    path: '/bookings/:bookingId/calendar',
    summary: 'Returns one booking as an iCalendar file.',
    cites: 'Beyond §7',
    query: z.object(ownQuery),
    handle: sendCalendar,
  }),
  sessionPage({
    method: 'get',
    path: '/bookings/:bookingId/change',
    summary: 'Starts a change of a booking.',
    cites: '§7 Booking tool',
    query: z.object(ownQuery),
    handle: startChange,
  }),
  sessionPage({
    method: 'get',
    path: '/bookings/:bookingId/correct',
    summary: 'Opens the review of a trip that was not approved, with all that was chosen.',
    cites: 'Beyond §7',
    query: z.object(ownQuery),
    handle: startCorrection,
  }),
  sessionPage({
    method: 'get',
    path: '/bookings/:bookingId/cancel',
    summary: 'Shows the refund before cancelling.',
    cites: '§7 Booking tool',
    query: z.object(ownQuery),
    handle: reviewCancel,
  }),
  sessionPage({
    method: 'post',
    path: '/bookings/:bookingId/cancel',
    summary: 'Cancels a booking, in the version that was shown.',
    cites: '§7 Booking tool',
    form: z.object({ ...fields('version'), ...ownForm }),
    handle: confirmCancel,
  }),
]

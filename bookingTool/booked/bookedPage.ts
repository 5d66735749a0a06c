import { html } from 'hono/html'
import { tripsChannel, toolPath } from '#contract/booking/toolAddress.ts'
import { policyReasons } from '#contract/trips/trips.ts'
import type { Guest } from '#server/toolHost/door/session.ts'
import type { BookedTrip } from '#server/toolHost/door/trip.ts'
import { isNoAddress } from '#server/mail/noAddress.ts'
import { inCents } from '#bookingTool/booking/cents.ts'
import { policyMark } from '#bookingTool/offers/list/offerMarks.ts'
import { locatorLine } from '#bookingTool/page/codes.ts'
import { momentAt, money } from '#bookingTool/page/format.ts'
import { pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { label } from '#bookingTool/page/parts.ts'
import { bookedSteps } from '#bookingTool/page/steps.ts'
import { isOwnTrip, travelerName, whoseTrip, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { bookedSegments } from './bookedSegments.ts'
import { type BookingView, paidBy } from './bookingPage.ts'
import { creditsPaid } from './creditsPaid.ts'
import { bookingDays } from './bookingsPage.ts'
import { segmentTermsCard } from './segmentTerms.ts'

type BookedView = Pick<BookingView, 'full' | 'payments' | 'cancellation'>

/**
 * The page of a trip that was just booked or changed: its traveler, its reference and a link to the trip in the
 * application.
 */
export function bookedPage(session: ToolSession, view: BookedView): Markup {
  const { full, cancellation } = view
  const { trip, segments } = full
  const { say } = session
  const isChanged = trip.version > 1 && trip.status === 'confirmed'
  const title = say(titleOf(full, isChanged), whoseTrip(session))
  const main = html`<h1 class="done" data-channel="${tripsChannel}">${title}</h1>
    ${waits(full) ? waitingLine(session, full) : introduction(session, isChanged)}
    ${trip.guest && !waits(full) ? html`<p class="lead">${mailNotice(session, trip.guest)}</p>` : ''}
    <div class="columns head-first">
      <section class="card">${aboutTrip(session, view)} ${actions(session, full)}</section>
      <div class="stack">${bookedSegments(session, segments)} ${segmentTermsCard(session, segments, cancellation)}</div>
    </div>`
  const menu = isChanged ? 'bookings' : 'search'
  return pageInSession(session, {
    title,
    main,
    steps: bookedSteps(session, segments, waits(full) ? 'sent' : 'booked'),
    menu,
  })
}

const waits = ({ trip }: BookedTrip) => trip.approval === 'pendingApproval'

function titleOf(full: BookedTrip, isChanged: boolean) {
  if (waits(full)) return isChanged ? 'bookingTool.approval.titleChange' : 'bookingTool.approval.title'
  return isChanged ? 'bookingTool.changes.doneTitle' : 'bookingTool.bookedTitle'
}

/** Who has to approve a trip, and until when its price and seats are held. */
function waitingLine(session: ToolSession, { lastQuestion, segments }: BookedTrip): Markup | string {
  if (!lastQuestion) return ''
  const zone = segments[0]?.from.timeZone ?? 'UTC'
  const until = momentAt(session, lastQuestion.question.heldUntil, zone)
  return html`<p class="lead">
    ${session.say('bookingTool.approval.waits', { decider: lastQuestion.decider, until })}
  </p>`
}

/**
 * A wish for a traveler who books their own trip. For another traveler the title names them when a trip is booked, and
 * this line does when it is changed.
 */
function introduction(session: ToolSession, isChanged: boolean): Markup | string {
  const { say, traveler } = session
  if (isOwnTrip(session))
    return html`<p class="lead">${say('bookingTool.bookedIntro', { name: traveler.firstName })}</p>`
  return isChanged
    ? html`<p class="lead">${say('bookingTool.bookedForOther', { name: travelerName(session) })}</p>`
    : ''
}

/** Names the address that a guest's itinerary is sent to. */
const mailNotice = ({ say }: ToolSession, { email }: Guest) =>
  isNoAddress(email) ? say('bookingTool.guest.toldHost') : say('bookingTool.guest.told', { email })

/** The reference of a trip, its days, its price, its payers, and whether it is in policy. */
function aboutTrip(session: ToolSession, { full, payments }: BookedView): Markup {
  const { trip, segments, invoice } = full
  return html`${locatorLine(session, trip.bookingId)}
    <p>${bookingDays(session, segments)}</p>
    <p>
      ${label(session.say, 'bookingTool.totalLabel')}
      <strong>${money(session, inCents(trip.total), trip.currency)}</strong>
    </p>
    ${creditsPaid(session, full, payments).map(
      ({ name, amount }) => html`<p>${session.say('bookingTool.label', { name })} ${amount}</p>`,
    )}
    ${invoice ? html`<p>${paidBy(session, invoice)}</p>` : ''}
    ${session.policy ? html`<p>${policyVerdict(session, trip.outOfPolicyReason)}</p>` : ''}`
}

/** Says that a trip is in policy, or gives the reason that the booker chose. */
function policyVerdict(session: ToolSession, given: string | null): Markup {
  const reason = policyReasons.find((one) => one === given)
  const why = reason ? html`<br /><span class="small">${session.say(`bookingTool.reasons.${reason}`)}</span>` : ''
  return html`${policyMark(session, given === null)}${why}`
}

function actions({ say, locale, booker, traveler }: ToolSession, { trip: { bookingId } }: BookedTrip): Markup {
  // A guest's trip is among the booker's own; a traveler's is where the arranger sees it.
  const isAmongOwn = booker.id === traveler.id
  const trips = isAmongOwn ? 'dashboard/trips' : `arranger/${traveler.companyId}/${traveler.id}/trips`
  return html`<p class="actions">
      <a class="button button-primary" href="/${locale}/${trips}/${bookingId}">${say('bookingTool.openTrip')}</a>
      <a class="button button-secondary" href="${toolPath}/bookings/${bookingId}/calendar"
        >${say('bookingTool.addToCalendar')}</a
      >
      <a class="button button-secondary" href="${toolPath}">${say('bookingTool.bookAnother')}</a>
    </p>
    <p class="small">${say('bookingTool.closeTab')}</p>`
}

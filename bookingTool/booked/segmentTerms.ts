import { html } from 'hono/html'
import type { Cancellation, SegmentCancellation } from '#contract/trips/cancellation.ts'
import { zoneName } from '#contract/time/zoneName.ts'
import type { BookedTrip } from '#server/toolHost/door/trip.ts'
import { clock, shortDate, cityName } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { detailList } from '#bookingTool/page/parts.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { segmentName } from './bookedSegments.ts'

/**
 * Each segment that can be cancelled: its name, its terms in words, its refund and loss in the trip's currency, and whether the
 * loss is a credit.
 */
export const segmentTerms = (session: ToolSession, segments: BookedTrip['segments'], cancellation: Cancellation) =>
  segments.flatMap((segment) => {
    const terms = cancellation.segments.find(({ segmentId }) => segmentId === segment.id)
    if (!terms) return []
    const { refund, lost, rule } = terms
    const isCredit = rule === 'fareKept' && cancellation.credits.length > 0
    return [{ name: segmentName(session, segment), text: termsText(session, segments, terms), refund, lost, isCredit }]
  })

/** A section with the terms of cancelling each segment; empty where there are none, as for a trip that is not booked. */
export function segmentTermsCard(
  session: ToolSession,
  segments: BookedTrip['segments'],
  cancellation: Cancellation,
): Markup | string {
  const terms = segmentTerms(session, segments, cancellation)
  if (!cancellation.isCancellable || terms.length === 0) return ''
  return html`<section class="card">
    <h2>${session.say('bookingTool.cancellation')}</h2>
    ${detailList(
      terms.map(({ name, text }) => [name, text]),
      'terms-of',
    )}
  </section>`
}

function termsText(session: ToolSession, segments: BookedTrip['segments'], terms: SegmentCancellation): string {
  const { rule, freeUntil, freeUntilLocal, timeZone } = terms
  const onTheClock = segments.flatMap(({ from, to }) => [from, to]).find((place) => place.timeZone === timeZone)
  const city = onTheClock ? cityName(onTheClock.code, session.language) : ''
  const zone = zoneName(session.culture, new Date(freeUntil), timeZone, city)
  const until = `${shortDate(session, freeUntilLocal)}, ${clock(session, freeUntilLocal)}\u00a0${zone}`
  return session.say(`bookingTool.cancels.rules.${rule}`, { until })
}

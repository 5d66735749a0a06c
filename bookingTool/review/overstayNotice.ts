import { html } from 'hono/html'
import { shortDateWithYear } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { isOwnTrip, whoseTrip } from '#bookingTool/session/toolSession.ts'
import type { Review } from './review.ts'

/**
 * Says that the plan, or with it another booked trip, would be over the limit of days in the Schengen area, and leads to
 * the days that were counted. It informs: the plan can be booked.
 */
export function overstayNotice({ session, overstay: found }: Review): Markup | string {
  if (!found) return ''
  const { say, locale, traveler } = session
  const { day, of, from } = found.overstay
  const values = { day, of, from: shortDateWithYear(session, from) }
  const text = found.bookingId
    ? say('bookingTool.stays.other', { ...values, locator: found.bookingId })
    : say('bookingTool.stays.over', { ...values, ...whoseTrip(session) })
  const page = isOwnTrip(session) ? 'dashboard/stays' : `arranger/${traveler.companyId}/${traveler.id}/stays`
  return html`<p class="notice warn before">
    ${text} <a class="link" href="/${locale}/${page}" target="_blank">${say('bookingTool.stays.link')}</a>
  </p>`
}

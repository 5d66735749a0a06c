import { html } from 'hono/html'
import { shortDateWithYear } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { travelerName } from '#bookingTool/session/toolSession.ts'
import type { Review } from './review.ts'

/** Says that the plan ends after the guest's stay, within which alone it can be changed. It can be booked. */
export function guestStayNotice({ session, stayEnd }: Review): Markup | string {
  if (!stayEnd) return ''
  const values = {
    name: travelerName(session),
    until: shortDateWithYear(session, stayEnd.until),
    end: shortDateWithYear(session, stayEnd.tripEnd),
  }
  return html`<p class="notice warn before">${session.say('bookingTool.guest.beyondEnd', values)}</p>`
}

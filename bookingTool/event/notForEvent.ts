import { html } from 'hono/html'
import { groupNameOf } from '#contract/events/groupNames.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { shortDate, cityName } from '#bookingTool/page/format.ts'
import { pageInSession, type Markup } from '#bookingTool/page/layout.ts'
import { noticeSection } from '#bookingTool/page/notices.ts'
import { whoseTrip, type NotForEvent, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { tripDaysOf } from './eventFit.ts'
import { isRefused } from './eventOfTrip.ts'

/**
 * Says that a search is no trip for the event, with the reason, and what follows: an ordinary trip, or a refusal with
 * advice where the policy allows events only. Empty for any other search.
 */
export function notForEventNotice(session: ToolSession): Markup | string {
  const { say, notForEvent } = session
  if (!notForEvent) return ''
  const link = seeTrip(notForEvent, session, 'link')
  const actions = link && html`<p class="actions">${link}</p>`
  if (isRefused(session))
    return html`<div class="notice bad before" role="alert" tabindex="-1" autofocus>
      <h2>${say(notForEvent.isChange ? 'bookingTool.event.changeRefusedTitle' : 'bookingTool.event.refusedTitle')}</h2>
      <p>${refusalText(session, notForEvent)}</p>
      ${actions}
    </div>`
  return html`<div class="notice warn before">
    <p>${reasonText(session, notForEvent)} ${say('bookingTool.event.ordinary', whoseTrip(session))}</p>
    ${actions}
  </div>`
}

/** The refusal as a page of its own, where no other search would be accepted. */
export function eventRefusal(session: ToolSession): Markup {
  const { say, locale, notForEvent } = session
  if (!notForEvent) throw new Error('There is no event that the search is no trip for')
  const title = say('bookingTool.event.refusedTitle')
  const exit = html`<a class="button button-secondary" href="/${locale}/home">${say('bookingTool.exit')}</a>`
  const ways = html`${seeTrip(notForEvent, session, 'button button-primary')} ${exit}`
  return pageInSession(session, { title, main: noticeSection(title, refusalText(session, notForEvent), ways) })
}

function reasonText(session: ToolSession, { group: { group }, reason }: NotForEvent): string {
  const { culture, language } = session
  const { startDate, endDate, actualLocation } = group
  const { first, last } = tripDaysOf(group)
  const [starts, ends] = [shortDate(session, startDate), shortDate(session, endDate)]
  return session.say(`bookingTool.event.notFor.${reason}`, {
    ...whoseTrip(session),
    event: groupNameOf(group.names, culture),
    city: cityName(actualLocation ?? '', language),
    days: starts === ends ? starts : `${starts} – ${ends}`,
    first: shortDate(session, first),
    last: shortDate(session, last),
  })
}

function refusalText(session: ToolSession, notForEvent: NotForEvent): string {
  const { say, language } = session
  const { group, reason, bookingId, isChange } = notForEvent
  const city = cityName(group.group.actualLocation ?? '', language)
  const organizer = { organizer: fullName(group.organizer), hasOrganizer: String(group.hasOrganizer) }
  const todo = isChange ? 'change' : reason
  return [
    reasonText(session, notForEvent),
    isChange ? say('bookingTool.event.keeps') : say('bookingTool.event.only', whoseTrip(session)),
    // The traveler can neither change nor cancel a trip that another booker made for them.
    ...(reason === 'taken' && !bookingId ? [] : [say(`bookingTool.event.todo.${todo}`, { city })]),
    say('bookingTool.event.ask', organizer),
  ].join(' ')
}

const seeTrip = (
  { bookingId }: NotForEvent,
  { say }: ToolSession,
  look: 'link' | 'button button-primary',
): Markup | string =>
  bookingId
    ? html`<a class="${look}" href="${toolPath}/bookings/${bookingId}">${say('bookingTool.event.seeTrip')}</a>`
    : ''

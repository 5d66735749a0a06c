import { html } from 'hono/html'
import type { ObtKind } from '#contract/booking/obtKinds.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'
import { travelerName, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { pageInSession, pageWithoutSession, type Markup } from './layout.ts'

/** A section with one message and its links. */
export const noticeSection = (title: string, text: string, ways: Markup): Markup =>
  html`<div class="narrow">
    <section class="card">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p class="actions">${ways}</p>
    </section>
  </div>`

/**
 * A notice shown without a session: the sign-in code did not work, the session is over, or its right is gone; with a
 * link back to the application.
 */
export function noSessionNotice(context: LocaleContext, kind: 'code' | 'over' | 'withdrawn', tool?: ObtKind): Markup {
  const { say } = context
  const [title, text] = [say(`bookingTool.notices.${kind}Title`), say(`bookingTool.notices.${kind}Text`)]
  const way = html`<a class="button button-primary" href="/">${say('bookingTool.exit')}</a>`
  return pageWithoutSession(context, { title, main: noticeSection(title, text, way) }, tool)
}

/**
 * A notice within a session: a conflict, a forged or outdated form, an unknown address, another traveler's page, or a
 * new trip where the policy allows events only. Leads to the booking named, else to a new search, or only out.
 */
export function sessionNotice(
  session: ToolSession,
  kind: 'conflict' | 'eventsOnly' | 'form' | 'lost' | 'other',
  bookingId?: string,
): Markup {
  const { say, locale } = session
  const title = say(`bookingTool.notices.${kind}Title`)
  const text = say(`bookingTool.notices.${kind}Text`, { name: travelerName(session) })
  const home = `/${locale}/home`
  if (kind === 'eventsOnly')
    return pageInSession(session, {
      title,
      main: noticeSection(
        title,
        text,
        html`<a class="button button-primary" href="${home}">${say('bookingTool.exit')}</a>`,
      ),
    })
  const way = bookingId
    ? html`<a class="button button-primary" href="${toolPath}/bookings/${bookingId}"
        >${say('bookingTool.notices.seeBooking')}</a
      >`
    : html`<a class="button button-primary" href="${toolPath}">${say('bookingTool.notices.startAgain')}</a>`
  const exit = html`<a class="button button-secondary" href="${home}">${say('bookingTool.exit')}</a>`
  return pageInSession(session, { title, main: noticeSection(title, text, html`${way} ${exit}`) })
}

/** The notice of a failure of the server (500) or of an unreadable request. */
export function failureNotice(context: LocaleContext, kind: 'broken' | 'unreadable'): Markup {
  const { say } = context
  const title = say(`bookingTool.notices.${kind}Title`)
  const ways = html`<a class="button button-primary" href="${toolPath}">${say('bookingTool.notices.startAgain')}</a>
    <a class="button button-secondary" href="/">${say('bookingTool.exit')}</a>`
  return pageWithoutSession(context, {
    title,
    main: noticeSection(title, say(`bookingTool.notices.${kind}Text`), ways),
  })
}

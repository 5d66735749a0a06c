import { html } from 'hono/html'
import type { ObtKind } from '#contract/obtKinds.ts'
import { travelerName } from '../visit.ts'
import type { Visit, Voice } from '../visit.ts'
import { page, plainPage, toolPath } from './layout.ts'
import type { Markup } from './layout.ts'

const message = (title: string, text: string, ways: Markup): Markup =>
  html`<div class="narrow">
    <section class="card">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p class="actions">${ways}</p>
    </section>
  </div>`

/** For somebody without a session: what happened, and the way back to the product. */
export function outsideNotice(voice: Voice, kind: 'code' | 'over', tool?: ObtKind): Markup {
  const { say } = voice
  const [title, text] = [say(`bookingTool.notices.${kind}Title`), say(`bookingTool.notices.${kind}Text`)]
  const way = html`<a class="button" href="/">${say('bookingTool.exit')}</a>`
  return plainPage(voice, { title, main: message(title, text, way) }, tool)
}

/** For somebody in a session whose page does not fit it any more, or never did; on to their booking, or to the start. */
export function insideNotice(visit: Visit, kind: 'conflict' | 'form' | 'lost' | 'other', bookingId?: string): Markup {
  const { say, locale } = visit
  const title = say(`bookingTool.notices.${kind}Title`)
  const text = say(`bookingTool.notices.${kind}Text`, { name: travelerName(visit) })
  const way = bookingId
    ? html`<a class="button" href="${toolPath}/bookings/${bookingId}">${say('bookingTool.notices.seeBooking')}</a>`
    : html`<a class="button" href="${toolPath}">${say('bookingTool.notices.startAgain')}</a>`
  const exit = html`<a class="button quiet" href="/${locale}/home">${say('bookingTool.exit')}</a>`
  return page(visit, { title, main: message(title, text, html`${way} ${exit}`) })
}

/** For anybody, when the server failed. */
export function brokenNotice(voice: Voice): Markup {
  const { say } = voice
  const title = say('bookingTool.notices.brokenTitle')
  const ways = html`<a class="button" href="${toolPath}">${say('bookingTool.notices.startAgain')}</a>
    <a class="button quiet" href="/">${say('bookingTool.exit')}</a>`
  return plainPage(voice, { title, main: message(title, say('bookingTool.notices.brokenText'), ways) })
}

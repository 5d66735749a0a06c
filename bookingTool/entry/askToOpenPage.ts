import { html } from 'hono/html'
import type { ObtKind } from '#contract/booking/obtKinds.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { FoundOpening } from '#server/toolHost/door/toolHost.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { pageWithoutSession, type Markup } from '#bookingTool/page/layout.ts'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'
import { travelerName, type ToolSession } from '#bookingTool/session/toolSession.ts'

interface Question {
  offered: FoundOpening
  /** The session that would be replaced. */
  running: ToolSession | undefined
  /** The hidden fields that the form sends back. */
  fields: Record<string, string | undefined>
  kind: ObtKind
}

/** Names the booker of the running session, and its traveler where that is another person. */
function whoIsBooking(running: ToolSession) {
  const [booker, name] = [fullName(running.booker), travelerName(running)]
  return { booker, name, who: booker === name ? 'self' : 'other' }
}

/** Asks before a link that did not come from this browser's own application opens the tool, naming who would book. */
export function askToOpenPage(context: LocaleContext, { offered, running, fields, kind }: Question): Markup {
  const { say } = context
  const { booker, traveler } = offered
  const title = say('bookingTool.ask.title')
  const words = { booker: fullName(booker), name: fullName(traveler) }
  const hidden = Object.entries(fields).filter(([, value]) => value !== undefined)
  const main = html`<div class="narrow">
    <section class="card">
      <h1>${title}</h1>
      ${running ? html`<p class="notice before warn">${say('bookingTool.ask.running', whoIsBooking(running))}</p>` : ''}
      <p class="lead">${say(`bookingTool.ask.${offered.travelerType}`, words)}</p>
      <p>${say('bookingTool.ask.advice')}</p>
      <form action="${toolPath}/open" method="post">
        ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}" />`)}
        <p class="actions">
          <a class="button button-primary" href="${running ? toolPath : '/'}"
            >${running ? say('bookingTool.ask.keep') : say('bookingTool.exit')}</a
          >
          <button class="button button-secondary">${say('bookingTool.ask.open', { booker: words.booker })}</button>
        </p>
      </form>
    </section>
  </div>`
  return pageWithoutSession(context, { title, main }, kind)
}

import { html } from 'hono/html'
import { cityName, facts, longDate } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { addressOf } from '#bookingTool/plan/address.ts'
import type { SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/**
 * The days of a step, the number of its offers in policy and out of it, and a link back to the search. The number is
 * announced when it changes.
 */
export const foundLine = (
  session: ToolSession,
  search: SearchCriteria,
  when: Markup | string,
  { shown, folded, missed }: { shown: readonly unknown[]; folded: readonly unknown[]; missed?: string },
): Markup =>
  html`<div class="lead-line">
    <p>
      ${when}&nbsp;·
      <span id="found" role="status"
        >${facts(foundText(session, shown.length, folded.length), ...(missed ? [missed] : []))}</span
      >
    </p>
    <a class="link" href="${addressOf(session, '', search)}">${session.say('bookingTool.changeSearch')}</a>
  </div>`

/** `8 options`; where some are folded `3 in policy, 5 more`. */
const foundText = ({ say }: ToolSession, shown: number, folded: number) =>
  folded === 0
    ? say('bookingTool.found', { count: shown })
    : say('bookingTool.foundWithin', { within: shown, more: folded })

/** `Montréal → Paris, Tuesday…`: the search in one line. */
export function searchLine(session: ToolSession, { from, to, depart, until }: SearchCriteria): string {
  const city = (code: string) => cityName(code, session.language)
  const places = from ? `${city(from)} → ${city(to)}` : city(to)
  return `${places}, ${longDate(session, depart)}${until ? ` – ${longDate(session, until)}` : ''}`
}

import { html } from 'hono/html'
import type { Markup } from '#bookingTool/page/layout.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** The offers in policy, and the others in a fold with their number. */
export const foldedOffers = ({ say }: ToolSession, shown: Markup[], folded: Markup[]): Markup =>
  html`<ul class="offers" role="list">
      ${shown}
    </ul>
    ${
      folded.length > 0
        ? html`<details class="above">
            <summary>${say('bookingTool.abovePolicy', { count: folded.length })}</summary>
            <ul class="offers" role="list">
              ${folded}
            </ul>
          </details>`
        : ''
    }`

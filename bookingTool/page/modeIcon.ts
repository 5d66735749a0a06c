import { html } from 'hono/html'
import type { SegmentKind } from '#contract/trips/trips.ts'
import { segmentDrawings } from '#server/files/segmentDrawings.ts'
import type { Markup } from './layout.ts'

/** The icon of a kind of segment. */
export const modeIcon = (kind: SegmentKind): Markup =>
  html`<svg class="mode line" viewBox="0 0 24 24" aria-hidden="true">
    ${segmentDrawings[kind].map((d) => html`<path d="${d}" />`)}
  </svg>`

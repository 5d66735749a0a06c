import { html } from 'hono/html'
import type { Markup } from './layout.ts'

/** A select with the arrow of the application. */
export const selectBox = (select: Markup): Markup =>
  html`<span class="select-box"
    >${select}<svg class="select-chevron line" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg
  ></span>`

/** A problem below its field. */
export const errorText = (id: string, text: string): Markup =>
  html`<p class="error" id="${id}">
    <svg class="error-icon line" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4m0 4v.01" />
    </svg>
    ${text}
  </p>`

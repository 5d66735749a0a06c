import { html } from 'hono/html'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'
import type { Markup } from './layout.ts'

const copyButton = (code: string, name: string): Markup =>
  html`<button type="button" class="copy" data-copy="${code}" aria-label="${name}" hidden>
    <svg class="line" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="9" y="9" width="12" height="12" rx="2" />
      <path d="M5 15a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2" />
    </svg>
  </button>`

/** A code with a button that copies it where scripts run. */
export const codeValue = ({ say }: LocaleContext, code: string): Markup =>
  html`<span class="code"
    ><code>${code}</code>${copyButton(code, say('bookingTool.copy', { code }))}<span
      role="status"
      class="hidden"
      data-said="${say('bookingTool.copied')}"
    ></span
  ></span>`

/** The reference of a booking, as large as it is important. */
export const locatorLine = ({ say }: LocaleContext, code: string): Markup =>
  html`<p class="facts">${say('bookingTool.locator')}</p>
    <p class="locator-line">
      <span class="locator">${code}</span>
      ${copyButton(code, say('bookingTool.locatorCopy', { code }))}
      <span role="status" class="copied" data-said="${say('bookingTool.copied')}"></span>
    </p>`

import { html } from 'hono/html'
import type { ObtKind } from '#contract/bookingTool.ts'
import { nameOf } from '../visit.ts'
import type { Visit, Voice } from '../visit.ts'
import { stylesheetPath } from '../stylesheet.ts'

/** Markup whose values have been escaped. */
export type Markup = ReturnType<typeof html>

export const toolPath = '/booking-tool'

interface PageParts {
  title: string
  main: Markup
  /** The steps above the page; none on notices. */
  steps?: Markup | undefined
}

/** The tool shows itself under the name its company knows it by. */
const skinOf = (kind: ObtKind | null) =>
  kind === 'Concur' ? { id: 'petrel', name: 'Petrel Travel' } : { id: 'sabal', name: 'Sabal Booking' }

const sabalMark = html`<svg
  viewBox="0 0 32 32"
  fill="none"
  stroke="currentColor"
  stroke-width="2.2"
  stroke-linecap="round"
  aria-hidden="true"
>
  <path d="M16 29V15" />
  <path
    d="M16 15C16 9 12 4 5 4M16 15C16 9 20 4 27 4M16 15C13 10 8 9 3 12M16 15c3-5 8-6 13-3M16 15C12 14 7 16 6 21M16 15c4-1 9 1 10 6"
  />
</svg>`
const petrelMark = html`<svg
  viewBox="0 0 32 32"
  fill="none"
  stroke="currentColor"
  stroke-width="2.2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M2 11c6-3 11 0 14 6 3-6 8-9 14-6-5 1-8 4-10 9l-4 6-4-6c-2-5-5-8-10-9Z" />
</svg>`

/** A whole page for somebody in a session: who travels, whose company, the way back. */
export const page = (visit: Visit, parts: PageParts): Markup =>
  document(visit, parts, whoIsTravelling(visit), visit.company.obtKind)

/** A page for somebody without a session. */
export const plainPage = (voice: Voice, parts: PageParts, kind: ObtKind | null = null): Markup =>
  document(voice, parts, '', kind)

function whoIsTravelling({ texts, traveler, booker, company }: Visit): Markup {
  const other = booker.id === traveler.id ? '' : ` · ${texts.bookedBy(nameOf(booker))}`
  return html`<p class="who">
    <strong>${texts.bookingFor(nameOf(traveler))}</strong>
    <span>${company.displayName}${other}</span>
  </p>`
}

function document(voice: Voice, { title, main, steps }: PageParts, who: Markup | string, kind: ObtKind | null): Markup {
  const { locale, culture, texts } = voice
  const skin = skinOf(kind)
  return html`<!doctype html>
    <html lang="${culture}" data-skin="${skin.id}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${skin.name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheetPath}" />
      </head>
      <body>
        <a class="skip" href="#content">${texts.skipToContent}</a>
        <header class="bar">
          <div class="bar-inner">
            <a class="brand" href="${toolPath}">${skin.id === 'petrel' ? petrelMark : sabalMark}${skin.name}</a>
            ${who}
            <a class="exit" href="/${locale}/home">${texts.exit}</a>
          </div>
        </header>
        ${steps ?? ''}
        <main id="content" tabindex="-1">${main}</main>
      </body>
    </html>`
}

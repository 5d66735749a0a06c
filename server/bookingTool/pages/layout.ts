import { html } from 'hono/html'
import type { ObtKind } from '#contract/obtKinds.ts'
import { nameOf, travelerName } from '../visit.ts'
import type { Visit, Voice } from '../visit.ts'
import type { Search } from '../search.ts'
import { marks } from './marks.ts'
import { stylesheetPath } from '../stylesheet.ts'

/** Markup whose values have been escaped. */
export type Markup = ReturnType<typeof html>

export const toolPath = '/booking-tool'

type Entry = 'search' | 'bookings'

interface PageParts {
  title: string
  main: Markup
  /** The steps above the page; none on notices. */
  steps?: Markup | undefined
  /** Which entry of the menu the page belongs to. */
  menu?: Entry
}

/** A change belongs to the bookings, whatever is chosen for it. */
export const menuFor = ({ change }: { change?: Search['change'] | undefined }): Entry =>
  change ? 'bookings' : 'search'

/** The tool shows itself under the name its company knows it by. */
const skins = {
  ZIIOBT: { id: 'sabal', name: 'Sabal Booking' },
  Concur: { id: 'petrel', name: 'Petrel Travel' },
  certify: { id: 'alder', name: 'Alder Journeys' },
  saml: { id: 'tern', name: 'Tern Travel' },
} as const
const skinOf = (kind: ObtKind | null) => skins[kind ?? 'ZIIOBT']

/** A whole page for somebody in a session: who travels, whose company, the way back. */
export const page = (visit: Visit, parts: PageParts): Markup =>
  document(visit, parts, { kind: visit.company.obtKind, visit })

/** A page for somebody without a session. */
export const plainPage = (voice: Voice, parts: PageParts, kind: ObtKind | null = null): Markup =>
  document(voice, parts, { kind })

function whoIsTravelling(visit: Visit): Markup {
  const { say, traveler, booker, company, travelerType, guest } = visit
  const isOther = booker.id !== traveler.id || guest
  const who =
    travelerType === 'guest' && !guest
      ? say('bookingTool.guest.forSomebody')
      : say('bookingTool.bookingFor', { name: travelerName(visit) })
  return html`<p class="who">
    <strong>${who}</strong>
    <span
      >${company.displayName}${isOther ? `\u00a0· ${say('bookingTool.bookedBy', { name: nameOf(booker) })}` : ''}
      ${guest ? html`&nbsp;· <a href="${toolPath}/guest">${say('bookingTool.guest.another')}</a>` : ''}</span
    >
  </p>`
}

function menuOf({ say, hidesMenu, travelerType, guest }: Visit, at: PageParts['menu']): Markup | string {
  if (hidesMenu || (travelerType === 'guest' && !guest)) return ''
  const link = (name: Entry, href: string) =>
    html`<a href="${href}" ${at === name ? html`aria-current="page"` : ''}>${say(`bookingTool.menu.${name}`)}</a>`
  return html`<nav class="menu" aria-label="${say('bookingTool.menu.label')}">
    ${link('search', toolPath)} ${link('bookings', `${toolPath}/bookings`)}
  </nav>`
}

function document(
  voice: Voice,
  { title, main, steps, menu }: PageParts,
  { kind, visit }: { kind: ObtKind | null; visit?: Visit },
): Markup {
  const { locale, culture, say } = voice
  const skin = skinOf(kind)
  return html`<!doctype html>
    <html lang="${culture}" data-skin="${skin.id}" ${visit?.isMobile ? html`data-mobile` : ''}>
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
        <a class="skip" href="#content">${say('bookingTool.skipToContent')}</a>
        <header class="bar">
          <div class="bar-inner">
            <a class="brand" href="${toolPath}">${marks[skin.id]}${skin.name}</a>
            ${visit ? whoIsTravelling(visit) : ''} ${visit ? menuOf(visit, menu) : ''}
            <a class="exit" href="/${locale}/home">${say('bookingTool.exit')}</a>
          </div>
        </header>
        ${steps ?? ''}
        <main id="content" tabindex="-1">${main}</main>
      </body>
    </html>`
}

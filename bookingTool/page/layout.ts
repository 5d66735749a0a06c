import { html } from 'hono/html'
import type { ObtKind } from '#contract/booking/obtKinds.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import type { SearchCriteria } from '#bookingTool/plan/searchCriteria.ts'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'
import { travelerName, eventName, type ToolSession } from '#bookingTool/session/toolSession.ts'
import { scriptPath, stylesheetPath } from './assets.ts'
import { logos } from './logos.ts'

/** Markup whose values have been escaped. */
export type Markup = ReturnType<typeof html>

type MenuItem = 'search' | 'bookings'

interface PageParts {
  title: string
  main: Markup
  /** Progress through the booking steps, shown above the page; none on notices. */
  steps?: Markup | undefined
  /** The menu item the page belongs to, shown as current. */
  menu?: MenuItem
}

/** Changing a booked trip belongs under "bookings", even though it passes through the search steps. */
export const menuFor = ({ change }: { change?: SearchCriteria['change'] | undefined }): MenuItem =>
  change ? 'bookings' : 'search'

/** The product name and logo shown for each kind of booking tool a company may have. */
const brands = {
  ZIIOBT: { id: 'sabal', name: 'Sabal Booking' },
  Concur: { id: 'petrel', name: 'Petrel Travel' },
  certify: { id: 'alder', name: 'Alder Journeys' },
  saml: { id: 'tern', name: 'Tern Travel' },
} as const
const brandFor = (kind: ObtKind | null) => brands[kind ?? 'ZIIOBT']

/** A page within a session. Its header shows the traveler, the company and the link back to the application. */
export const pageInSession = (session: ToolSession, parts: PageParts): Markup =>
  document(session, parts, { kind: session.company.obtKind, session })

/** A page without a session. */
export const pageWithoutSession = (context: LocaleContext, parts: PageParts, kind: ObtKind | null = null): Markup =>
  document(context, parts, { kind })

function travelerLine(session: ToolSession): Markup {
  const { say, traveler, booker, company, travelerType, guest } = session
  const event = eventName(session)
  const isOther = booker.id !== traveler.id || guest
  const who =
    travelerType === 'guest' && !guest
      ? say('bookingTool.guest.forSomebody')
      : say('bookingTool.bookingFor', { name: travelerName(session) })
  return html`<p class="who">
    <strong>${who}</strong>
    <span
      >${company.displayName}${event ? `\u00a0· ${say('bookingTool.event.for', { event })}` : ''}${isOther ? `\u00a0· ${say('bookingTool.bookedBy', { name: fullName(booker) })}` : ''}
      ${guest ? html`&nbsp;· <a href="${toolPath}/guest">${say('bookingTool.guest.another')}</a>` : ''}</span
    >
  </p>`
}

function menuNav({ say, hidesMenu, travelerType, guest }: ToolSession, at: PageParts['menu']): Markup | string {
  if (hidesMenu || (travelerType === 'guest' && !guest)) return ''
  const link = (name: MenuItem, href: string) =>
    html`<a href="${href}" ${at === name ? html`aria-current="page"` : ''}>${say(`bookingTool.menu.${name}`)}</a>`
  return html`<nav class="menu" aria-label="${say('bookingTool.menu.label')}">
    ${link('search', toolPath)} ${link('bookings', `${toolPath}/bookings`)}
  </nav>`
}

function document(
  context: LocaleContext,
  { title, main, steps, menu }: PageParts,
  { kind, session }: { kind: ObtKind | null; session?: ToolSession },
): Markup {
  const { locale, culture, say } = context
  const brand = brandFor(kind)
  return html`<!doctype html>
    <html lang="${culture}" data-skin="${brand.id}" ${session?.isMobile ? html`data-mobile` : ''}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheetPath}" />
        <script type="module" src="${scriptPath}"></script>
      </head>
      <body>
        <a class="skip" href="#content">${say('bookingTool.skipToContent')}</a>
        <header class="bar">
          <div class="bar-inner">
            <a class="brand" href="${toolPath}">${logos[brand.id]}${brand.name}</a>
            ${session ? travelerLine(session) : ''} ${session ? menuNav(session, menu) : ''}
            <a class="exit" href="/${locale}/home">${say('bookingTool.exit')}</a>
          </div>
        </header>
        <aside class="standing">${say('bookingTool.standing', { standing: context.standing })}</aside>
        ${steps ?? ''}
        <main id="content" tabindex="-1">${main}</main>
      </body>
    </html>`
}

import { html } from 'hono/html'
import { placeName as withCity } from '#contract/trips/placeName.ts'
import type { MessageId, Say } from '#bookingTool/messages/messages.ts'
import { placeName } from '#server/reference/placeNames.ts'
import type { LocaleContext } from '#bookingTool/session/localeContext.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { clock, dayShift, money, cityName } from './format.ts'
import type { Markup } from './layout.ts'

/** A label before a value, with the colon of the language: `Traveler:`, `Voyageur :`. */
export const label = (say: Say, id: MessageId) => say('bookingTool.label', { name: say(id) })

/** `+1` beside an arrival on another day; screen readers get it in words. */
export function shiftMark({ say }: LocaleContext, departure: string, arrival: string): Markup | string {
  const days = dayShift(departure, arrival)
  if (days === 0) return ''
  const words = days > 0 ? say('bookingTool.nextDay', { days }) : say('bookingTool.dayBefore')
  return html`<span class="shift" title="${words}"
    ><span aria-hidden="true">${days > 0 ? '+' : '−'}${Math.abs(days)}</span><span class="hidden">${words}</span></span
  >`
}

/** Short facts in a line, with a dot between those that stand on the same line; each wraps as a whole. */
export const dotted = (...parts: (Markup | string)[]): Markup =>
  html`<span class="dotted">${parts.map((part) => html`<span>${part}</span> `)}</span>`

/** `8:30 AM – 10:05 PM`: when a journey leaves and arrives, by the local times of its ends. */
export const timesLine = (context: LocaleContext, departure: string, arrival: string): Markup =>
  html`<p class="times">
    <time datetime="${departure}">${clock(context, departure)}</time>
    <span aria-hidden="true">–</span>
    <time datetime="${arrival}">${clock(context, arrival)}</time>
    ${shiftMark(context, departure, arrival)}
  </p>`

/** A station as the application names it: `Berlin Central Station`, `Union Station, Toronto`. */
export const stationName = (place: { code: string; name: string }, language: LocaleContext['language']): string =>
  withCity({ name: placeName(place, language), city: cityName(place.code, language) })

/** `Montréal → Paris`, with a word for the arrow where it is heard. */
export const route = ({ say }: LocaleContext, from: string, to: string): Markup =>
  html`${from} <span aria-hidden="true">→</span><span class="hidden">${say('bookingTool.routeTo')}</span> ${to}`

/** Facts with their labels, in the look of a class; those without a value are left out. */
export const detailList = (
  entries: (readonly [label: string, value: Markup | string | null])[],
  look = 'details',
): Markup =>
  html`<dl class="${look}">
    ${entries.map(([label, value]) =>
      value
        ? html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`
        : '',
    )}
  </dl>`

export const amount = (session: ToolSession, cents: number) => money(session, cents, session.company.currency)

/** A line under a total with the taxes and fees in it. */
export const taxesIncluded = ({ say }: ToolSession, taxes: string): Markup =>
  html`<span class="small included">${say('bookingTool.taxesIncluded', { amount: taxes })}</span>`

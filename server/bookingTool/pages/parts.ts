import { html } from 'hono/html'
import { placeName } from '#server/reference/placeNames.ts'
import { exactMoney } from '#contract/money.ts'
import { placeName as withCity } from '#contract/placeName.ts'
import type { MessageId, Say } from '#server/messages/messages.ts'
import { addressOf } from '../address.ts'
import { clock, dayShift, facts, longDate, money, span } from '../format.ts'
import type { PolicyViolation } from '../policy.ts'
import { cityName } from '../placeSearch.ts'
import type { Itinerary } from '../schedule/itineraries.ts'
import type { SearchCriteria } from '../searchForm.ts'
import type { ToolSession, LocaleContext } from '../toolSession.ts'
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

/** `Direct`, `1 stop` */
export const stopsText = ({ say }: LocaleContext, { segments }: Itinerary): string =>
  segments.length === 1 ? say('bookingTool.direct') : say('bookingTool.stops', { count: segments.length - 1 })

/** `1 h 20 min in Toronto`, one for each stop. */
export const layovers = (context: LocaleContext, { segments }: Pick<Itinerary, 'segments'>): string[] =>
  segments.slice(1).map((next, at) =>
    context.say('bookingTool.layover', {
      duration: span(context, (next.departsAt - (segments[at]?.arrivesAt ?? 0)) / 60_000),
      city: cityName(next.from.code, context.language),
    }),
  )

/** A station as the application names it: `Berlin Central Station`, `Union Station, Toronto`. */
export const stationName = (place: { code: string; name: string }, language: LocaleContext['language']): string =>
  withCity({ name: placeName(place, language), city: cityName(place.code, language) })

/** `YUL → CDG`; of a train its stations. */
export function endsLine(context: LocaleContext, { kind, segments }: Itinerary): Markup {
  const name = (place: Itinerary['segments'][number]['from']) =>
    kind === 'train' ? stationName(place, context.language) : place.code
  return route(context, name(segments[0]!.from), name(segments.at(-1)!.to))
}

export const airlineNames = ({ segments }: Itinerary) =>
  [...new Set(segments.map(({ carrier }) => carrier.name))].join(', ')

function violationText({ say, culture }: LocaleContext, violation: PolicyViolation, currency: string): string {
  if (violation.kind === 'fare')
    return say('bookingTool.violations.fare', { percent: violation.percent, allowed: violation.allowed })
  if (violation.kind === 'car')
    return say('bookingTool.violations.car', { percent: violation.percent, allowed: violation.allowed })
  if (violation.kind === 'cabin' || violation.kind === 'premium')
    return say(`bookingTool.violations.${violation.kind}`, { hours: violation.hours })
  if (violation.kind === 'advance') return say('bookingTool.violations.advance', { days: violation.days })
  return say('bookingTool.violations.hotel', {
    limit: exactMoney(culture, violation.limit / 100, currency),
  })
}

/** `Out of policy: …` for each violation, in words, so that colour is not the only sign. */
export const violationLines = (session: ToolSession, violations: readonly PolicyViolation[]): Markup[] =>
  violations.map(
    (violation) =>
      html`<span class="mark"
        >${label(session.say, 'bookingTool.outOfPolicy')}
        ${violationText(session, violation, session.company.currency)}</span
      >`,
  )

/** `Montréal → Paris, Tuesday…`: the search in one line. */
export function searchLine(session: ToolSession, { from, to, depart, until }: SearchCriteria): string {
  const city = (code: string) => cityName(code, session.language)
  const places = from ? `${city(from)} → ${city(to)}` : city(to)
  return `${places}, ${longDate(session, depart)}${until ? ` – ${longDate(session, until)}` : ''}`
}

/** Whether an offer is within the company's policy, in words and a colour. */
export const policyMark = ({ say }: LocaleContext, isWithin: boolean): Markup =>
  isWithin
    ? html`<span class="good">${say('bookingTool.inPolicy')}</span>`
    : html`<span class="mark">${say('bookingTool.outOfPolicy')}</span>`

/**
 * When the offers of a step are for and how many there are, in policy and out of it, and what else is said of their
 * number, with the way back to the search. The number is announced when it changes.
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

const copyButton = (code: string, name: string): Markup =>
  html`<button type="button" class="copy" data-copy="${code}" aria-label="${name}" hidden>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect x="9" y="9" width="12" height="12" rx="2" />
      <path d="M5 15a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2" />
    </svg>
  </button>`

/** A code that people read out or type elsewhere, letter by letter distinct, with a button that copies it where scripts run. */
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

/** Says that the chosen offer has sold out, above the offers that are still on sale. */
export const soldOutNotice = ({ say }: LocaleContext): Markup =>
  html`<p class="notice warn before" role="alert" tabindex="-1" autofocus>${say('bookingTool.gone')}</p>`

export const scarceLine = ({ say }: LocaleContext, isScarce: boolean): Markup | string =>
  isScarce ? html`<span class="scarce">${say('bookingTool.lastOne')}</span>` : ''

export const amount = (session: ToolSession, cents: number) => money(session, cents, session.company.currency)

import { html } from 'hono/html'
import { placeName } from '#server/reference/placeNames.ts'
import type { MessageId, Say } from '#server/messages/messages.ts'
import { clock, dayShift, facts, longDate, money, shortDate, span } from '../format.ts'
import type { Mark } from '../policy.ts'
import { cityName } from '../placeSearch.ts'
import { rideName } from '../schedule/ride.ts'
import type { Ride } from '../schedule/ride.ts'
import type { Itinerary } from '../schedule/itineraries.ts'
import type { Search } from '../search.ts'
import type { Visit, Voice } from '../visit.ts'
import type { Markup } from './layout.ts'

/** What a value follows: `Traveler:`, `Voyageur :`. */
export const label = (say: Say, id: MessageId) => say('bookingTool.label', { name: say(id) })

/** `+1` beside an arrival on another day, in words for those who hear it. */
export function shiftMark({ say }: Voice, departure: string, arrival: string): Markup | string {
  const days = dayShift(departure, arrival)
  if (days === 0) return ''
  const words = days > 0 ? say('bookingTool.nextDay', { days }) : say('bookingTool.dayBefore')
  return html`<span class="shift" title="${words}"
    ><span aria-hidden="true">${days > 0 ? '+' : '−'}${Math.abs(days)}</span><span class="hidden">${words}</span></span
  >`
}

export const timesLine = (voice: Voice, first: Ride, last: Ride): Markup =>
  html`<p class="times">
    <time datetime="${first.departure}">${clock(voice, first.departure)}</time>
    <span aria-hidden="true">–</span>
    <time datetime="${last.arrival}">${clock(voice, last.arrival)}</time>
    ${shiftMark(voice, first.departure, last.arrival)}
  </p>`

/** `YUL–CDG · 7 h 10 min · Direct`, and where and how long one waits. */
export function routeLine(voice: Voice, { kind, rides, minutes }: Itinerary): string {
  const { say, language } = voice
  const waits = rides.slice(1).map((next, at) => {
    const minutesWaiting = (next.departsAt - (rides[at]?.arrivesAt ?? 0)) / 60_000
    return say('bookingTool.layover', {
      duration: span(voice, minutesWaiting),
      city: cityName(next.from.code, language),
    })
  })
  const stops =
    waits.length === 0
      ? say('bookingTool.direct')
      : `${say('bookingTool.stops', { count: waits.length })}, ${waits.join(', ')}`
  const [first, last] = [rides[0]!, rides.at(-1)!]
  const ends =
    kind === 'train'
      ? `${placeName(first.from, language)} – ${placeName(last.to, language)}`
      : `${first.from.code}–${last.to.code}`
  return facts(ends, span(voice, minutes), stops)
}

export const airlineNames = ({ rides }: Itinerary) => [...new Set(rides.map(({ carrier }) => carrier.name))].join(', ')

function endName({ language }: Voice, { kind }: Ride, place: Ride['from']) {
  const name = placeName(place, language)
  return kind === 'train' ? name : `${name} (${place.code})`
}

/** Every ride of an itinerary with its times. */
export const legList = (voice: Voice, { rides }: Itinerary): Markup =>
  html`<ul>
    ${rides.map(
      (ride) =>
        html`<li>
          <strong>${rideName(ride, voice.say('bookingTool.train'))}</strong> ${ride.carrier.name}<br />
          ${shortDate(voice, ride.departure)}, ${clock(voice, ride.departure)} ${endName(voice, ride, ride.from)}<br />
          ${shortDate(voice, ride.arrival)}, ${clock(voice, ride.arrival)} ${endName(voice, ride, ride.to)}
        </li>`,
    )}
  </ul>`

function markText({ say, culture }: Voice, mark: Mark, currency: string): string {
  if (mark.kind === 'fare') return say('bookingTool.marks.fare', { percent: mark.percent, allowed: mark.allowed })
  if (mark.kind === 'car') return say('bookingTool.marks.car', { percent: mark.percent, allowed: mark.allowed })
  if (mark.kind === 'cabin') return say('bookingTool.marks.cabin', { hours: mark.hours })
  return say('bookingTool.marks.hotel', {
    limit: new Intl.NumberFormat(culture, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
      mark.limit / 100,
    ),
  })
}

/** `Out of policy: …` in words; colour alone would not say it. */
export const markLines = (visit: Visit, marks: readonly Mark[]): Markup[] =>
  marks.map(
    (mark) =>
      html`<span class="mark"
        >${label(visit.say, 'bookingTool.outOfPolicy')} ${markText(visit, mark, visit.company.currency)}</span
      >`,
  )

/** `Montréal – Paris, Tuesday…`: the search in one line. */
export function searchLine(visit: Visit, { from, to, depart, until }: Search): string {
  const city = (code: string) => cityName(code, visit.language)
  const places = from ? `${city(from)} – ${city(to)}` : city(to)
  return `${places}, ${longDate(visit, depart)}${until ? ` – ${longDate(visit, until)}` : ''}`
}

/** What was chosen is gone: said above what is on sale instead. */
export const soldOutNotice = ({ say }: Voice): Markup =>
  html`<p class="notice warn before" role="alert" tabindex="-1" autofocus>${say('bookingTool.gone')}</p>`

export const scarceLine = ({ say }: Voice, isScarce: boolean): Markup | string =>
  isScarce ? html`<span class="scarce">${say('bookingTool.lastOne')}</span>` : ''

export const amount = (visit: Visit, cents: number) => money(visit, cents, visit.company.currency)

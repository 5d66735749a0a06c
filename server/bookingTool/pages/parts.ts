import { html } from 'hono/html'
import { addressOf, choicesBefore } from '../address.ts'
import { clock, dayShift, longDate, money, shortDate, span } from '../format.ts'
import { stepsOf } from '../plan.ts'
import type { Choices, Step } from '../plan.ts'
import type { Mark } from '../policy.ts'
import { cityName } from '../placeSearch.ts'
import type { Flight } from '../schedule/flights.ts'
import type { Itinerary } from '../schedule/itineraries.ts'
import type { Search } from '../search.ts'
import type { Visit, Voice } from '../visit.ts'
import type { Markup } from './layout.ts'

type StepName = 'search' | Step | 'confirm' | 'booked'

/** Where a person is; steps that are done lead back to themselves. */
export function stepList(visit: Visit, now: StepName, search?: Search, choices: Choices = {}): Markup {
  const { texts } = visit
  const names: StepName[] = ['search', ...(search ? stepsOf(search) : []), 'confirm', 'booked']
  const at = names.indexOf(now)
  const linkTo = (name: StepName) => {
    if (!search || now === 'booked') return undefined
    if (name === 'search') return addressOf(visit, '', search)
    return name === 'confirm' || name === 'booked'
      ? undefined
      : addressOf(visit, 'choose', search, choicesBefore(search, choices, name))
  }
  return html`<nav class="steps" aria-label="${texts.steps.label}">
    <ol>
      ${names.map((name, index) => {
        const href = index < at ? linkTo(name) : undefined
        if (href) return html`<li><a href="${href}">${texts.steps[name]}</a></li>`
        return index === at
          ? html`<li aria-current="step">${texts.steps[name]}</li>`
          : html`<li>${texts.steps[name]}</li>`
      })}
    </ol>
  </nav>`
}

/** `+1` beside an arrival on another day, in words for those who hear it. */
export function shiftMark({ texts }: Voice, departure: string, arrival: string): Markup | string {
  const days = dayShift(departure, arrival)
  if (days === 0) return ''
  const words = days > 0 ? texts.nextDay(days) : texts.dayBefore
  return html`<span class="shift" title="${words}"
    ><span aria-hidden="true">${days > 0 ? '+' : '−'}${Math.abs(days)}</span><span class="hidden">${words}</span></span
  >`
}

export const timesLine = (voice: Voice, first: Flight, last: Flight): Markup =>
  html`<p class="times">
    <time datetime="${first.departure}">${clock(voice, first.departure)}</time>
    <span aria-hidden="true">–</span>
    <time datetime="${last.arrival}">${clock(voice, last.arrival)}</time>
    ${shiftMark(voice, first.departure, last.arrival)}
  </p>`

/** `YUL–CDG · 7 h 10 min · Direct`, and where and how long one waits. */
export function routeLine({ texts, language }: Voice, { flights, minutes }: Itinerary): string {
  const waits = flights.slice(1).map((next, at) => {
    const minutesWaiting = (next.departsAt - (flights[at]?.arrivesAt ?? 0)) / 60_000
    return texts.layover(span(minutesWaiting), cityName(next.from.code, language))
  })
  const stops = waits.length === 0 ? texts.direct : `${texts.stops(waits.length)}, ${waits.join(', ')}`
  return `${flights[0]?.from.code}–${flights.at(-1)?.to.code} · ${span(minutes)} · ${stops}`
}

export const airlineNames = ({ flights }: Itinerary) =>
  [...new Set(flights.map(({ airline }) => airline.name))].join(', ')

/** Every flight of an itinerary with its times. */
export const legList = (voice: Voice, { flights }: Itinerary): Markup =>
  html`<ul>
    ${flights.map(
      ({ airline, number, from, to, departure, arrival }) =>
        html`<li>
          <strong>${airline.code} ${number}</strong> ${airline.name}<br />
          ${shortDate(voice, departure)}, ${clock(voice, departure)} ${from.name} (${from.code})<br />
          ${shortDate(voice, arrival)}, ${clock(voice, arrival)} ${to.name} (${to.code})
        </li>`,
    )}
  </ul>`

function markText({ texts, culture }: Voice, mark: Mark, currency: string): string {
  if (mark.kind === 'fare') return texts.marks.fare(mark.percent, mark.allowed)
  if (mark.kind === 'cabin') return texts.marks.cabin(mark.hours)
  return texts.marks.hotel(
    new Intl.NumberFormat(culture, { style: 'currency', currency, maximumFractionDigits: 0 }).format(mark.limit / 100),
  )
}

/** `Out of policy: …` in words; colour alone would not say it. */
export const markLines = (visit: Visit, marks: readonly Mark[]): Markup[] =>
  marks.map(
    (mark) =>
      html`<span class="mark"
        >${visit.texts.outOfPolicy}${visit.texts.colon} ${markText(visit, mark, visit.company.currency)}</span
      >`,
  )

/** `Montréal (YUL) – Paris, Tuesday…`: the search in one line. */
export function searchLine(visit: Visit, { need, isReturn, from, to, depart, until }: Search): string {
  const places =
    need === 'hotel'
      ? cityName(to, visit.language)
      : `${cityName(from, visit.language)} – ${cityName(to, visit.language)}`
  const isSpan = until !== undefined && (isReturn || need !== 'flight')
  return `${places}, ${longDate(visit, depart)}${isSpan ? ` – ${longDate(visit, until)}` : ''}`
}

export const amount = (visit: Visit, cents: number) => money(visit, cents, visit.company.currency)

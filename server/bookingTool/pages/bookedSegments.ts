import { html } from 'hono/html'
import type { SegmentRow } from '#server/domains/trips/journey.ts'
import { carClassName, seatName } from '#server/domains/trips/segmentWords.ts'
import { clock, facts, longDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import { cabins } from '../schedule/fares.ts'
import type { Visit } from '../visit.ts'
import type { Markup } from './layout.ts'
import { shiftMark } from './parts.ts'

type Booked = Pick<
  SegmentRow,
  'kind' | 'providerName' | 'reference' | 'from' | 'to' | 'departureLocal' | 'arrivalLocal'
> &
  Pick<SegmentRow, 'cabin' | 'seat' | 'terminal' | 'address' | 'confirmationNumber'>

/** What was booked, a card for each segment. */
export const bookedSegments = (visit: Visit, segments: readonly Booked[]): Markup[] =>
  segments.map((segment) => html`<section class="card">${cardOf(visit, segment)}</section>`)

function cardOf(visit: Visit, segment: Booked): Markup {
  if (segment.kind === 'hotel') return stay(visit, segment)
  return segment.kind === 'car' ? rental(visit, segment) : ride(visit, segment)
}

const pairs = (entries: (readonly [label: string, value: Markup | string | null])[]): Markup =>
  html`<dl class="details">
    ${entries.map(([label, value]) =>
      value
        ? html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`
        : '',
    )}
  </dl>`

function ride(visit: Visit, segment: Booked): Markup {
  const { say, language } = visit
  const isTrain = segment.kind === 'train'
  const end = ({ code, name }: Booked['from']) => `${cityName(code, language)} (${isTrain ? name : code})`
  const cabin = cabins.find((one) => one === segment.cabin)
  return html`<h2>${end(segment.from)} – ${end(segment.to)}</h2>
    <p>${facts(longDate(visit, segment.departureLocal), segment.providerName)}</p>
    ${pairs([
      [
        isTrain ? say('bookingTool.train') : say('bookingTool.flightNumber'),
        isTrain ? trainNumber(segment.reference) : segment.reference,
      ],
      [say('bookingTool.sorts.departure'), clock(visit, segment.departureLocal)],
      [
        say('bookingTool.arrival'),
        html`${clock(visit, segment.arrivalLocal)} ${shiftMark(visit, segment.departureLocal, segment.arrivalLocal)}`,
      ],
      [say('bookingTool.seat'), seatName(segment, language)],
      [say('bookingTool.terminal'), segment.terminal],
      [say('bookingTool.cabin'), cabin ? say(`bookingTool.cabins.${cabin}`) : null],
      [say('bookingTool.confirmationNumber'), segment.confirmationNumber],
    ])}`
}

function stay(visit: Visit, segment: Booked): Markup {
  const { say } = visit
  return html`<h2>${segment.providerName}</h2>
    <p class="facts">${segment.address ?? ''}</p>
    ${pairs([
      [
        say('bookingTool.checkIn'),
        `${longDate(visit, segment.departureLocal)}, ${clock(visit, segment.departureLocal)}`,
      ],
      [say('bookingTool.checkOut'), `${longDate(visit, segment.arrivalLocal)}, ${clock(visit, segment.arrivalLocal)}`],
      [say('bookingTool.confirmationNumber'), segment.confirmationNumber],
    ])}`
}

const trainNumber = (reference: string) => reference.replace(/\D+/, '')

/** `VIA Rail Canada, Train 61`: a segment in one line; the database keeps its words in English. */
export function segmentName({ say, language }: Visit, { kind, providerName, reference }: Booked): string {
  if (kind === 'hotel') return providerName
  if (kind === 'train') return `${providerName}, ${say('bookingTool.train')} ${trainNumber(reference)}`
  if (kind === 'flight') return `${providerName}, ${reference}`
  return `${carClassName(reference, language)}, ${providerName}`
}

function rental(visit: Visit, segment: Booked): Markup {
  const { say, language } = visit
  return html`<h2>${segmentName(visit, segment)}</h2>
    <p class="facts">${cityName(segment.from.code, language)} (${segment.from.code})</p>
    ${pairs([
      [
        say('bookingTool.cars.pickUp'),
        `${longDate(visit, segment.departureLocal)}, ${clock(visit, segment.departureLocal)}`,
      ],
      [
        say('bookingTool.cars.dropOff'),
        `${longDate(visit, segment.arrivalLocal)}, ${clock(visit, segment.arrivalLocal)}`,
      ],
      [say('bookingTool.confirmationNumber'), segment.confirmationNumber],
    ])}`
}

import { html } from 'hono/html'
import type { SegmentRow } from '#server/domains/trips/journey.ts'
import { carClassName, seatName } from '#server/domains/trips/pieceWords.ts'
import { clock, facts, longDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import { cabins } from '../schedule/fares.ts'
import type { Visit } from '../visit.ts'
import type { Markup } from './layout.ts'
import { shiftMark } from './parts.ts'

type Part = Pick<
  SegmentRow,
  'kind' | 'providerName' | 'reference' | 'from' | 'to' | 'departureLocal' | 'arrivalLocal'
> &
  Pick<SegmentRow, 'cabin' | 'seat' | 'terminal' | 'address' | 'confirmationNumber'>

/** What was booked, a card for each piece. */
export const bookedParts = (visit: Visit, parts: readonly Part[]): Markup[] =>
  parts.map((part) => html`<section class="card">${partOf(visit, part)}</section>`)

function partOf(visit: Visit, part: Part): Markup {
  if (part.kind === 'hotel') return stay(visit, part)
  return part.kind === 'car' ? rental(visit, part) : ride(visit, part)
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

function ride(visit: Visit, part: Part): Markup {
  const { say, language } = visit
  const isTrain = part.kind === 'train'
  const end = ({ code, name }: Part['from']) => `${cityName(code, language)} (${isTrain ? name : code})`
  const cabin = cabins.find((one) => one === part.cabin)
  return html`<h2>${end(part.from)} – ${end(part.to)}</h2>
    <p>${facts(longDate(visit, part.departureLocal), part.providerName)}</p>
    ${pairs([
      [
        isTrain ? say('bookingTool.train') : say('bookingTool.flightNumber'),
        isTrain ? trainNumber(part.reference) : part.reference,
      ],
      [say('bookingTool.sorts.departure'), clock(visit, part.departureLocal)],
      [
        say('bookingTool.arrival'),
        html`${clock(visit, part.arrivalLocal)} ${shiftMark(visit, part.departureLocal, part.arrivalLocal)}`,
      ],
      [say('bookingTool.seat'), seatName(part, language)],
      [say('bookingTool.terminal'), part.terminal],
      [say('bookingTool.cabin'), cabin ? say(`bookingTool.cabins.${cabin}`) : null],
      [say('bookingTool.confirmationNumber'), part.confirmationNumber],
    ])}`
}

function stay(visit: Visit, part: Part): Markup {
  const { say } = visit
  return html`<h2>${part.providerName}</h2>
    <p class="facts">${part.address ?? ''}</p>
    ${pairs([
      [say('bookingTool.checkIn'), `${longDate(visit, part.departureLocal)}, ${clock(visit, part.departureLocal)}`],
      [say('bookingTool.checkOut'), `${longDate(visit, part.arrivalLocal)}, ${clock(visit, part.arrivalLocal)}`],
      [say('bookingTool.confirmationNumber'), part.confirmationNumber],
    ])}`
}

const trainNumber = (reference: string) => reference.replace(/\D+/, '')

/** `VIA Rail Canada, Train 61`: a piece in one line; the database keeps its words in English. */
export function pieceName({ say, language }: Visit, { kind, providerName, reference }: Part): string {
  if (kind === 'hotel') return providerName
  if (kind === 'train') return `${providerName}, ${say('bookingTool.train')} ${trainNumber(reference)}`
  if (kind === 'flight') return `${providerName}, ${reference}`
  return `${carClassName(reference, language)}, ${providerName}`
}

function rental(visit: Visit, part: Part): Markup {
  const { say, language } = visit
  return html`<h2>${pieceName(visit, part)}</h2>
    <p class="facts">${cityName(part.from.code, language)} (${part.from.code})</p>
    ${pairs([
      [say('bookingTool.cars.pickUp'), `${longDate(visit, part.departureLocal)}, ${clock(visit, part.departureLocal)}`],
      [say('bookingTool.cars.dropOff'), `${longDate(visit, part.arrivalLocal)}, ${clock(visit, part.arrivalLocal)}`],
      [say('bookingTool.confirmationNumber'), part.confirmationNumber],
    ])}`
}

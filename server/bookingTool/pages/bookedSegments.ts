import { html } from 'hono/html'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { productOf, seatFacts } from '#server/domains/trips/segmentWords.ts'
import { placeName } from '#server/reference/placeNames.ts'
import { clock, facts, longDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import { cabins } from '../schedule/fares.ts'
import type { Visit } from '../visit.ts'
import type { Markup } from './layout.ts'
import { shiftMark } from './parts.ts'

type Booked = Pick<
  SegmentRow,
  'kind' | 'providerCode' | 'providerName' | 'number' | 'carClassCode' | 'roomTypeCode' | 'productName'
> &
  Pick<SegmentRow, 'from' | 'to' | 'departureLocal' | 'arrivalLocal' | 'checkInFrom' | 'checkOutUntil'> &
  Pick<SegmentRow, 'cabin' | 'coach' | 'seat' | 'terminal' | 'address' | 'confirmationNumber'>

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
  const end = (place: Booked['from']) =>
    `${cityName(place.code, language)} (${isTrain ? placeName(place, language) : place.code})`
  const cabin = cabins.find((one) => one === segment.cabin)
  return html`<h2>${end(segment.from)} – ${end(segment.to)}</h2>
    <p>${facts(longDate(visit, segment.departureLocal), segment.providerName)}</p>
    ${pairs([
      [
        isTrain ? say('bookingTool.train') : say('bookingTool.flightNumber'),
        isTrain ? segment.number : productOf(segment, language),
      ],
      [say('bookingTool.sorts.departure'), clock(visit, segment.departureLocal)],
      [
        say('bookingTool.arrival'),
        html`${clock(visit, segment.arrivalLocal)} ${shiftMark(visit, segment.departureLocal, segment.arrivalLocal)}`,
      ],
      ...seatFacts(segment, language),
      [say('bookingTool.terminal'), segment.terminal],
      [say('bookingTool.cabin'), cabin ? say(`bookingTool.cabins.${cabin}`) : null],
      [say('bookingTool.confirmationNumber'), segment.confirmationNumber],
    ])}`
}

function stay(visit: Visit, segment: Booked): Markup {
  const { say } = visit
  return html`<h2>${segment.providerName}</h2>
    <p class="facts">${segment.address ?? ''}</p>
    ${pairs([...stayTimes(visit, segment), [say('bookingTool.confirmationNumber'), segment.confirmationNumber]])}`
}

/** The hotel's own hours, and when the guest is expected where that is another time. */
function stayTimes(visit: Visit, { departureLocal, arrivalLocal, checkInFrom, checkOutUntil }: Booked) {
  const { say } = visit
  const on = (local: string, hour: string) => `${longDate(visit, local)}, ${hour}`
  const at = (local: string, hour: string) => clock(visit, `${local.slice(0, 10)}T${hour}`)
  const isLate = checkInFrom && checkInFrom !== departureLocal.slice(11)
  return [
    [
      say('bookingTool.checkIn'),
      on(
        departureLocal,
        checkInFrom
          ? say('trips.segment.from', { time: at(departureLocal, checkInFrom) })
          : clock(visit, departureLocal),
      ),
    ],
    [say('trips.segment.expected'), isLate ? clock(visit, departureLocal) : null],
    [
      say('bookingTool.checkOut'),
      on(
        arrivalLocal,
        checkOutUntil
          ? say('trips.segment.until', { time: at(arrivalLocal, checkOutUntil) })
          : clock(visit, arrivalLocal),
      ),
    ],
  ] as const
}

/** `VIA Rail Canada, Train 61`: a segment in one line. */
export function segmentName({ language }: Visit, segment: Booked): string {
  const { kind, providerName } = segment
  if (kind === 'hotel') return providerName
  const product = productOf(segment, language)
  return (kind === 'car' ? [product, providerName] : [providerName, product]).filter(Boolean).join(', ')
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

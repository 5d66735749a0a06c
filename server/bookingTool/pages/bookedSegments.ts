import { html } from 'hono/html'
import type { SegmentRow } from '#server/domains/trips/segmentRows.ts'
import { productOf, seatFacts } from '#server/domains/trips/segmentWords.ts'
import { placeName } from '#server/reference/placeNames.ts'
import { clock, facts, longDate, shortDate } from '../format.ts'
import { cityName } from '../placeSearch.ts'
import { cabins } from '../schedule/fares.ts'
import type { ToolSession } from '../toolSession.ts'
import type { Markup } from './layout.ts'
import { shiftMark } from './parts.ts'

type Booked = Pick<
  SegmentRow,
  'kind' | 'providerCode' | 'providerName' | 'number' | 'carClassCode' | 'roomTypeCode' | 'productName'
> &
  Pick<SegmentRow, 'from' | 'to' | 'departureLocal' | 'arrivalLocal' | 'checkInFrom' | 'checkOutUntil'> &
  Pick<SegmentRow, 'cabin' | 'coach' | 'seat' | 'seatPosition' | 'terminal' | 'address' | 'confirmationNumber'>

/** What was booked: one row for each segment. */
export const bookedSegments = (session: ToolSession, segments: readonly Booked[]): Markup =>
  html`<ul class="offers" role="list">
    ${segments.map((segment) => html`<li class="booked">${rowOf(session, segment)}</li>`)}
  </ul>`

function rowOf(session: ToolSession, segment: Booked): Markup {
  if (segment.kind === 'hotel') return stay(session, segment)
  return segment.kind === 'car' ? rental(session, segment) : flightOrTrain(session, segment)
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

function flightOrTrain(session: ToolSession, segment: Booked): Markup {
  const { say, language } = session
  const isTrain = segment.kind === 'train'
  const end = (place: Booked['from']) =>
    `${cityName(place.code, language)} (${isTrain ? placeName(place, language) : place.code})`
  const cabin = cabins.find((one) => one === segment.cabin)
  return html`<h2>${end(segment.from)} – ${end(segment.to)}</h2>
    <p class="facts">${facts(longDate(session, segment.departureLocal), segment.providerName)}</p>
    ${pairs([
      [
        isTrain ? say('bookingTool.train') : say('bookingTool.flightNumber'),
        isTrain ? segment.number : productOf(segment, language),
      ],
      [say('bookingTool.sorts.departure'), clock(session, segment.departureLocal)],
      [
        say('bookingTool.arrival'),
        html`${clock(session, segment.arrivalLocal)} ${shiftMark(session, segment.departureLocal, segment.arrivalLocal)}`,
      ],
      ...seatFacts(segment, language),
      [say('bookingTool.terminal'), segment.terminal],
      [say('bookingTool.cabin'), cabin ? say(`bookingTool.cabins.${cabin}`) : null],
      [say('bookingTool.confirmationNumber'), segment.confirmationNumber],
    ])}`
}

function stay(session: ToolSession, segment: Booked): Markup {
  const { say } = session
  return html`<h2>${segment.providerName}</h2>
    <p class="facts">${segment.address ?? ''}</p>
    ${pairs([...stayTimes(session, segment), [say('bookingTool.confirmationNumber'), segment.confirmationNumber]])}`
}

/** Check-in and check-out by the hotel's own hours, plus the guest's expected arrival where it differs. */
function stayTimes(session: ToolSession, { departureLocal, arrivalLocal, checkInFrom, checkOutUntil }: Booked) {
  const { say } = session
  const on = (local: string, hour: string) => `${shortDate(session, local)}, ${hour}`
  const at = (local: string, hour: string) => clock(session, `${local.slice(0, 10)}T${hour}`)
  const isLate = checkInFrom && checkInFrom !== departureLocal.slice(11)
  return [
    [
      say('bookingTool.checkIn'),
      on(
        departureLocal,
        checkInFrom
          ? say('trips.segment.from', { time: at(departureLocal, checkInFrom) })
          : clock(session, departureLocal),
      ),
    ],
    [say('trips.segment.expected'), isLate ? clock(session, departureLocal) : null],
    [
      say('bookingTool.checkOut'),
      on(
        arrivalLocal,
        checkOutUntil
          ? say('trips.segment.until', { time: at(arrivalLocal, checkOutUntil) })
          : clock(session, arrivalLocal),
      ),
    ],
  ] as const
}

/** `VIA Rail Canada, Train 61`: a segment in one line. */
export function segmentName({ language }: ToolSession, segment: Booked): string {
  const { kind, providerName } = segment
  if (kind === 'hotel') return providerName
  const product = productOf(segment, language)
  return (kind === 'car' ? [product, providerName] : [providerName, product]).filter(Boolean).join(', ')
}

function rental(session: ToolSession, segment: Booked): Markup {
  const { say, language } = session
  return html`<h2>${segmentName(session, segment)}</h2>
    <p class="facts">${cityName(segment.from.code, language)} (${segment.from.code})</p>
    ${pairs([
      [
        say('bookingTool.cars.pickUp'),
        `${shortDate(session, segment.departureLocal)}, ${clock(session, segment.departureLocal)}`,
      ],
      [
        say('bookingTool.cars.dropOff'),
        `${shortDate(session, segment.arrivalLocal)}, ${clock(session, segment.arrivalLocal)}`,
      ],
      [say('bookingTool.confirmationNumber'), segment.confirmationNumber],
    ])}`
}

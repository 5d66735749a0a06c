import { html } from 'hono/html'
import { minuteMs } from '#contract/time/durations.ts'
import { checkInDay } from '#contract/trips/segments.ts'
import type { BookedSegment } from '#server/toolHost/door/trip.ts'
import { productOf, seatFacts } from '#server/domains/trips/segmentWords.ts'
import { carClasses } from '#server/reference/carClasses.ts'
import { codeValue } from '#bookingTool/page/codes.ts'
import { clock, dayShift, facts, shortDate, span, cityName } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { modeIcon } from '#bookingTool/page/modeIcon.ts'
import { detailList, route, stationName, timesLine } from '#bookingTool/page/parts.ts'
import { daysOf } from '#bookingTool/schedule/cars.ts'
import { cabins } from '#bookingTool/schedule/fares.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

type Booked = Pick<
  BookedSegment,
  'kind' | 'providerCode' | 'providerName' | 'number' | 'carClassCode' | 'roomTypeCode' | 'productName'
> &
  Pick<BookedSegment, 'from' | 'to' | 'departureLocal' | 'arrivalLocal' | 'departureAt' | 'arrivalAt'> &
  Pick<BookedSegment, 'checkInFrom' | 'checkOutUntil'> &
  Pick<BookedSegment, 'cabin' | 'coach' | 'seat' | 'seatPosition' | 'terminal' | 'address' | 'confirmationNumber'>

/** The booked segments in the order of their times, one row each. */
export const bookedSegments = (session: ToolSession, segments: readonly Booked[]): Markup =>
  html`<ul class="offers" role="list">
    ${segments.map(
      (segment) =>
        html`<li class="booked">
          <div class="when">
            ${shortDate(session, segment.departureLocal)}
            ${
              segment.kind === 'flight' || segment.kind === 'train'
                ? timesLine(session, segment.departureLocal, segment.arrivalLocal)
                : html`<p class="times">${clock(session, segment.departureLocal)}</p>`
            }
          </div>
          <div>
            <p class="mode-of">
              ${modeIcon(segment.kind)}
              ${facts(session.say(`bookingTool.bookings.kinds.${segment.kind}`), howLong(session, segment))}
            </p>
            ${rowOf(session, segment)}
          </div>
        </li>`,
    )}
  </ul>`

/** `5 hr 10 min` of a journey, `3 nights` of a stay, `2 days` of a rental, as its list of offers says it. */
function howLong(session: ToolSession, { kind, departureAt, arrivalAt, departureLocal, arrivalLocal }: Booked): string {
  if (kind === 'hotel')
    return session.say('bookingTool.nights', { count: dayShift(checkInDay(departureLocal), arrivalLocal) })
  const [from, until] = [departureAt.getTime(), arrivalAt.getTime()]
  return kind === 'car'
    ? session.say('bookingTool.cars.days', { count: daysOf(from, until) })
    : span(session, (until - from) / minuteMs)
}

function rowOf(session: ToolSession, segment: Booked): Markup {
  if (segment.kind === 'hotel') return stay(session, segment)
  return segment.kind === 'car' ? rental(session, segment) : flightOrTrain(session, segment)
}

const confirmation = (session: ToolSession, { confirmationNumber }: Booked) =>
  [
    session.say('bookingTool.confirmationNumber'),
    confirmationNumber ? codeValue(session, confirmationNumber) : null,
  ] as const

function flightOrTrain(session: ToolSession, segment: Booked): Markup {
  const { say, language } = session
  const isTrain = segment.kind === 'train'
  const end = (place: Booked['from']) =>
    isTrain ? stationName(place, language) : `${cityName(place.code, language)} (${place.code})`
  const cabin = cabins.find((one) => one === segment.cabin)
  return html`<h2>${route(session, end(segment.from), end(segment.to))}</h2>
    <p class="facts">
      ${facts(`${segment.providerName} ${productOf(segment, language)}`, ...(cabin ? [say(`bookingTool.cabins.${cabin}`)] : []))}
    </p>
    ${detailList([
      ...seatFacts(segment, language),
      [say('bookingTool.terminal'), segment.terminal],
      confirmation(session, segment),
    ])}`
}

function stay(session: ToolSession, segment: Booked): Markup {
  return html`<h2>${segment.providerName}</h2>
    <p class="facts">${segment.address ?? ''}</p>
    ${detailList([...stayTimes(session, segment), confirmation(session, segment)])}`
}

/** Check-in and check-out by the hotel's own hours, plus the guest's expected arrival where it differs. */
function stayTimes(session: ToolSession, { departureLocal, arrivalLocal, checkInFrom, checkOutUntil }: Booked) {
  const { say } = session
  const on = (local: string, hour: string) => `${shortDate(session, local)}, ${hour}`
  const at = (local: string, hour: string) => clock(session, `${local.slice(0, 10)}T${hour}`)
  const day = checkInDay(departureLocal)
  const hourExpected = clock(session, departureLocal)
  const expected = dayShift(day, departureLocal) === 0 ? hourExpected : on(departureLocal, hourExpected)
  const isLate = checkInFrom && checkInFrom !== departureLocal.slice(11)
  return [
    [
      say('bookingTool.checkIn'),
      on(
        day,
        checkInFrom ? say('bookingTool.segment.from', { time: at(day, checkInFrom) }) : clock(session, departureLocal),
      ),
    ],
    [say('bookingTool.segment.expected'), isLate ? expected : null],
    [
      say('bookingTool.checkOut'),
      on(
        arrivalLocal,
        checkOutUntil
          ? say('bookingTool.segment.until', { time: at(arrivalLocal, checkOutUntil) })
          : clock(session, arrivalLocal),
      ),
    ],
  ] as const
}

/** `VIA Rail Canada · Train 61`, `Kilómetra · Economy`: a segment in one line. */
export function segmentName({ language }: ToolSession, segment: Booked): string {
  const { kind, providerName } = segment
  if (kind === 'hotel') return providerName
  return facts(...[providerName, productOf(segment, language)].filter((part) => part !== ''))
}

function rental(session: ToolSession, segment: Booked): Markup {
  const { say, language } = session
  const on = (local: string) => `${shortDate(session, local)}, ${clock(session, local)}`
  const model = carClasses.find(({ code }) => code === segment.carClassCode)?.model
  const place = `${cityName(segment.from.code, language)} (${segment.from.code})`
  return html`<h2>${segmentName(session, segment)}</h2>
    <p class="facts">${facts(...(model ? [say('bookingTool.cars.orSimilar', { model })] : []), place)}</p>
    ${detailList([
      [say('bookingTool.cars.pickUp'), on(segment.departureLocal)],
      [say('bookingTool.cars.dropOff'), on(segment.arrivalLocal)],
      confirmation(session, segment),
    ])}`
}

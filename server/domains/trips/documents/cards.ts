import type { Segment } from '#contract/trips.ts'
import { drawBadge, ink } from '#server/pdf/brand.ts'
import { addressOf, productOf, seatFacts } from '#server/domains/trips/segmentWords.ts'
import type { Say } from '#server/messages/messages.ts'
import type { Paper } from '#server/pdf/paper.ts'
import { daysApart, minutesBetween } from './timeline.ts'
import type { Moment } from './timeline.ts'
import { duration } from '#server/pdf/wording.ts'
import type { Wording } from '#server/pdf/wording.ts'

export interface Writing {
  paper: Paper
  wording: Wording
  say: Say
}

const gutter = 40
const journeyHeight = 128
const stayHeight = 84
const endHeight = 29
const connectionHeight = 22

/** How much room a moment takes, so that a heading is never left alone at the foot of a page. */
export const heightOf = ({ what, segment, connection }: Moment) =>
  what === 'end'
    ? endHeight
    : what === 'begin'
      ? stayHeight
      : journeyHeight + (connection === null ? 0 : connectionHeight) - (segment.checkInUrl ? 0 : 18)

/** Draws one moment of the trip at the paper's place. */
export function drawMoment(writing: Writing, moment: Moment) {
  const top = writing.paper.room(heightOf(moment))
  if (moment.what === 'journey') journey(writing, moment, top)
  else if (moment.what === 'begin') begin(writing, moment, top)
  else end(writing, moment, top)
}

/** The line that runs down the days, and the sign on it. */
function rail({ paper }: Writing, { segment, what }: Moment, top: number, height: number) {
  const x = paper.left + 13
  paper.decorate((doc) => {
    doc
      .moveTo(x, top)
      .lineTo(x, top + height)
      .lineWidth(1.2)
      .stroke(ink.line)
    drawBadge(doc, { kind: segment.kind, isEnd: what === 'end' }, x, top + (what === 'end' ? 11 : 16))
  })
}

function card({ paper }: Writing, top: number, height: number, wash: string) {
  const x = paper.left + gutter
  paper.decorate((doc) => {
    doc
      .roundedRect(x, top, paper.right - x, height, 8)
      .lineWidth(0.8)
      .fillAndStroke(wash, ink.line)
  })
  return { x: x + 14, width: paper.right - x - 28, right: paper.right - 14 }
}

function journey(writing: Writing, moment: Moment, start: number) {
  const { paper, say, wording } = writing
  const { segment, connection } = moment
  const height = heightOf(moment)
  rail(
    writing,
    moment,
    connection === null ? start : start + connectionHeight,
    height - (connection === null ? 0 : connectionHeight),
  )
  if (connection !== null) {
    const text = say('trips.itinerary.connection', { city: segment.from.city, span: duration(connection) })
    paper.decorate((doc) =>
      doc
        .moveTo(paper.left + 13, start)
        .lineTo(paper.left + 13, start + connectionHeight)
        .lineWidth(1.2)
        .stroke(ink.line),
    )
    paper.say('P', text, paper.left + gutter + 14, start + 3, { size: 8.5, color: ink.brand, bold: true })
  }
  const top = connection === null ? start : start + connectionHeight
  const box = card(writing, top, (segment.checkInUrl ? journeyHeight : journeyHeight - 18) - 10, '#ffffff')
  const name = [segment.providerName, productOf(segment, wording.language)].filter(Boolean)
  heading(writing, segment, name.join(segment.kind === 'flight' ? ' ' : ', '), box, top)
  const column = box.width * 0.37
  place(writing, segment, 'from', box.x, top + 31, column)
  place(writing, segment, 'to', box.right - column, top + 31, column)
  between(writing, segment, box.x + column, box.right - column, top + 41)
  facts(writing, journeyFacts(segment, writing), box, top + 86)
  if (segment.checkInUrl) checkIn(writing, segment, box.x, top + 102)
}

type Box = { x: number; width: number; right: number }

function heading({ paper, say }: Writing, { confirmationNumber }: Segment, title: string, box: Box, top: number) {
  const code = `${say('trips.segment.confirmation')} ${confirmationNumber}`
  const codeWidth = paper.widthOf(code, { size: 8.5 }) + 4
  paper.say('H3', title, box.x, top + 12, { size: 10.5, bold: true, width: box.width - codeWidth - 8 })
  paper.say('P', code, box.right - codeWidth, top + 14, {
    size: 8.5,
    color: ink.soft,
    width: codeWidth,
    align: 'right',
  })
}

/** One end of a flight or train: the time on the clock there, the day if it is another, the place. */
function place(
  { paper, wording, say }: Writing,
  segment: Segment,
  end: 'from' | 'to',
  x: number,
  y: number,
  width: number,
) {
  const spot = segment[end]
  const local = end === 'from' ? segment.departure : segment.arrival
  const instant = end === 'from' ? segment.departureInstant : segment.arrivalInstant
  const time = wording.time(local)
  paper.say('P', time, x, y, { size: 17, bold: true, width })
  let beside = x + paper.widthOf(time, { size: 17, bold: true }) + 5
  const zone = wording.zone(instant, spot.timeZone)
  paper.say('P', zone, beside, y + 7, { size: 8, color: ink.faint })
  beside += paper.widthOf(zone, { size: 8 }) + 6
  const days = end === 'to' ? daysApart(segment.departure, segment.arrival) : 0
  if (days !== 0)
    pill(paper, say('trips.itinerary.daysLater', { sign: days > 0 ? '+' : '-', days: Math.abs(days) }), beside, y + 4)
  const city = segment.kind === 'flight' ? `${spot.city} (${spot.code})` : spot.city
  paper.say('P', city, x, y + 22, { size: 10, bold: true, width })
  paper.say('P', spot.name, x, y + 35, { size: 8, color: ink.soft, width, lines: 2 })
}

function pill(paper: Paper, text: string, x: number, y: number) {
  const width = paper.widthOf(text, { size: 7.5, bold: true }) + 10
  paper.decorate((doc) => doc.roundedRect(x, y, width, 13, 6.5).fill(ink.brandWash))
  paper.say('P', text, x + 5, y + 3, { size: 7.5, bold: true, color: ink.brand, width: width - 4 })
}

function between({ paper }: Writing, segment: Segment, from: number, to: number, y: number) {
  const [start, stop] = [from + 8, to - 14]
  paper.decorate((doc) => {
    doc.moveTo(start, y).lineTo(stop, y).lineWidth(1).dash(2, { space: 2 }).stroke(ink.faint).undash()
    doc.circle(start, y, 2.2).fill(ink.faint)
    doc
      .moveTo(stop - 4, y - 3.5)
      .lineTo(stop, y)
      .lineTo(stop - 4, y + 3.5)
      .lineWidth(1)
      .stroke(ink.faint)
  })
  const span = duration(minutesBetween(segment.departureInstant, segment.arrivalInstant))
  paper.say('P', span, start, y - 13, { size: 8, color: ink.soft, width: stop - start, align: 'center' })
}

const journeyFacts = (segment: Segment, { say, wording }: Writing): [string, string | null][] => [
  [say('trips.itinerary.cabin'), segment.cabin && say('trips.itinerary.cabinName', { cabin: segment.cabin })],
  ...seatFacts(segment, wording.language),
  [say('trips.itinerary.terminal'), segment.terminal],
]

function facts({ paper }: Writing, list: [string, string | null][], box: Box, y: number) {
  let x = box.x
  for (const [name, value] of list) {
    if (!value) continue
    const before = name ? paper.widthOf(name, { size: 8.5 }) + 4 : 0
    if (name) paper.say('P', name, x, y, { size: 8.5, color: ink.faint, width: box.right - x })
    paper.say('P', value, x + before, y, { size: 8.5, bold: true, color: ink.soft, width: box.right - x - before })
    x += before + paper.widthOf(value, { size: 8.5, bold: true }) + 20
  }
}

function checkIn({ paper, wording, say }: Writing, { checkInUrl, checkInOpens, from }: Segment, x: number, y: number) {
  const url = checkInUrl as string
  const site = new URL(url).host.replace(/^www\./, '')
  if (!checkInOpens) return paper.say('P', site, x, y, { size: 8.5, color: ink.brand, link: url })
  const local = localAt(checkInOpens, from.timeZone)
  const text = say('trips.itinerary.checkInOpens', {
    day: wording.shortDay(local),
    time: wording.time(local),
    zone: wording.zone(checkInOpens, from.timeZone),
  })
  paper.say('P', text, x, y, { size: 8.5, color: ink.soft })
  paper.say('P', site, x + paper.widthOf(text, { size: 8.5 }) + 8, y, { size: 8.5, color: ink.brand, link: url })
}

/** The wall clock of a place at an instant. */
const localAt = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(instant))
    .replace(' ', 'T')

/** A stay or rental begins: where, until when, and under which number. */
function begin(writing: Writing, moment: Moment, top: number) {
  const { paper, wording, say } = writing
  const { segment } = moment
  const isHotel = segment.kind === 'hotel'
  rail(writing, moment, top, stayHeight)
  const box = card(writing, top, stayHeight - 10, ink.wash)
  heading(writing, segment, segment.providerName, box, top)
  const where = addressOf(segment, wording.language) ?? `${segment.from.name}, ${segment.from.city}`
  paper.say('P', where, box.x, top + 27, { size: 9, color: ink.soft, width: box.width })
  const until = say('trips.itinerary.untilDay', { day: wording.shortDay(segment.arrival) })
  const nights = say('trips.itinerary.nights', { count: daysApart(segment.departure, segment.arrival) })
  const start = isHotel
    ? checkInTimes(segment, writing)
    : say('trips.itinerary.pickUp', { time: wording.time(segment.departure) })
  paper.say('P', start, box.x, top + 41, { size: 9.5, bold: true, width: box.width })
  facts(
    writing,
    [
      [isHotel ? '' : say('trips.itinerary.vehicle'), productOf(segment, wording.language)],
      ['', isHotel ? `${nights}, ${until}` : until],
    ],
    box,
    top + 56,
  )
}

/** The hotel's own hour, and when the guest is expected where that is later; for a hotel of unknown hours only that. */
function checkInTimes({ departure, checkInFrom }: Segment, { wording, say }: Writing): string {
  if (!checkInFrom) return say('trips.itinerary.checkInAt', { time: wording.time(departure) })
  const opens = `${departure.slice(0, 10)}T${checkInFrom}`
  const expected = departure === opens ? [] : [say('trips.itinerary.expected', { time: wording.time(departure) })]
  return [say('trips.itinerary.checkIn', { time: wording.time(opens) }), ...expected].join(', ')
}

function checkOutTime({ arrival, checkOutUntil }: Segment, { wording, say }: Writing): string {
  if (!checkOutUntil) return say('trips.itinerary.checkOutAt', { time: wording.time(arrival) })
  return say('trips.itinerary.checkOut', { time: wording.time(`${arrival.slice(0, 10)}T${checkOutUntil}`) })
}

/** A stay or rental ends. */
function end(writing: Writing, moment: Moment, top: number) {
  const { paper, wording, say } = writing
  const { segment } = moment
  rail(writing, moment, top, endHeight)
  const text =
    segment.kind === 'hotel'
      ? checkOutTime(segment, writing)
      : say('trips.itinerary.dropOff', { time: wording.time(segment.arrival) })
  const x = paper.left + gutter + 14
  paper.say('P', text, x, top + 6, { size: 9.5, bold: true })
  const beside = x + paper.widthOf(text, { size: 9.5, bold: true }) + 8
  paper.say('P', segment.providerName, beside, top + 6, { size: 9.5, color: ink.soft })
}

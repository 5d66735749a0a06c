import { checkInDay, firstDayOf } from '#contract/trips/segments.ts'
import type { Segment } from '#contract/trips/trips.ts'
import { drawBadge, colors } from '#server/files/pdf/brand.ts'
import { addressOf, productOf, seatFacts } from '#server/domains/trips/segmentWords.ts'
import type { Say } from '#server/messages/messages.ts'
import type { PdfWriter } from '#server/files/pdf/pdfWriter.ts'
import { daysApart, minutesBetween, type TimelineEntry } from './timeline.ts'
import type { DocumentFormats } from '#server/files/pdf/documentFormats.ts'
import { localTimeOf } from '#server/time/zonedTime.ts'

export interface DrawContext {
  pdf: PdfWriter
  formats: DocumentFormats
  say: Say
}

const gutter = 40
const journeyHeight = 128
const stayHeight = 84
const endHeight = 29
const connectionHeight = 22

/** Height of an entry, so that a heading is never left alone at the foot of a page. */
export const entryHeight = ({ what, segment, connection }: TimelineEntry) =>
  what === 'end'
    ? endHeight
    : what === 'begin'
      ? stayHeight
      : journeyHeight + (connection === null ? 0 : connectionHeight) - (segment.checkInUrl ? 0 : 18)

/** Draws one entry at the current position. */
export function drawEntry(context: DrawContext, entry: TimelineEntry) {
  const top = context.pdf.reserve(entryHeight(entry))
  if (entry.what === 'journey') journey(context, entry, top)
  else if (entry.what === 'begin') drawBeginning(context, entry, top)
  else drawEnd(context, entry, top)
}

/** The vertical line through the days, and the entry's badge on it. */
function drawRail({ pdf }: DrawContext, { segment, what }: TimelineEntry, top: number, height: number) {
  const x = pdf.left + 13
  pdf.decorate((doc) => {
    doc
      .moveTo(x, top)
      .lineTo(x, top + height)
      .lineWidth(1.2)
      .stroke(colors.line)
    drawBadge(doc, { kind: segment.kind, isEnd: what === 'end' }, x, top + (what === 'end' ? 11 : 16))
  })
}

function card({ pdf }: DrawContext, top: number, height: number, wash: string) {
  const x = pdf.left + gutter
  pdf.decorate((doc) => {
    doc
      .roundedRect(x, top, pdf.right - x, height, 8)
      .lineWidth(0.8)
      .fillAndStroke(wash, colors.line)
  })
  return { x: x + 14, width: pdf.right - x - 28, right: pdf.right - 14 }
}

function journey(context: DrawContext, entry: TimelineEntry, start: number) {
  const { pdf, say, formats } = context
  const { segment, connection } = entry
  const top = connection === null ? start : start + connectionHeight
  drawRail(context, entry, top, start + entryHeight(entry) - top)
  if (connection !== null) {
    const text = say('trips.itinerary.connection', { city: segment.from.city, span: formats.duration(connection) })
    pdf.decorate((doc) =>
      doc
        .moveTo(pdf.left + 13, start)
        .lineTo(pdf.left + 13, start + connectionHeight)
        .lineWidth(1.2)
        .stroke(colors.line),
    )
    pdf.text('P', text, pdf.left + gutter + 14, start + 3, { size: 8.5, color: colors.accent, bold: true })
  }
  const box = card(context, top, (segment.checkInUrl ? journeyHeight : journeyHeight - 18) - 10, '#ffffff')
  const name = [segment.providerName, productOf(segment, formats.language)].filter(Boolean)
  heading(context, segment, name.join(segment.kind === 'flight' ? ' ' : ', '), box, top)
  const column = box.width * 0.37
  drawPlace(context, segment, 'from', box.x, top + 31, column)
  drawPlace(context, segment, 'to', box.right - column, top + 31, column)
  between(context, segment, box.x + column, box.right - column, top + 41)
  facts(context, journeyFacts(segment, context), box, top + 86)
  if (segment.checkInUrl) checkIn(context, segment, box.x, top + 102)
}

type Box = { x: number; width: number; right: number }

function heading({ pdf, say }: DrawContext, { confirmationNumber }: Segment, title: string, box: Box, top: number) {
  const code = confirmationNumber && `${say('trips.segment.confirmation')} ${confirmationNumber}`
  const codeWidth = pdf.widthOf(code, { size: 8.5 }) + 4
  pdf.text('H3', title, box.x, top + 12, { size: 10.5, bold: true, width: box.width - codeWidth - 8 })
  if (code === '') return
  pdf.text('P', code, box.right - codeWidth, top + 14, {
    size: 8.5,
    color: colors.soft,
    width: codeWidth,
    align: 'right',
  })
}

/** One end of a flight or train: local time, the day where it differs, the place. */
function drawPlace(
  { pdf, formats, say }: DrawContext,
  segment: Segment,
  end: 'from' | 'to',
  x: number,
  y: number,
  width: number,
) {
  const spot = segment[end]
  const local = end === 'from' ? segment.departure : segment.arrival
  const instant = end === 'from' ? segment.departureInstant : segment.arrivalInstant
  const time = formats.time(local)
  pdf.text('P', time, x, y, { size: 17, bold: true, width })
  let beside = x + pdf.widthOf(time, { size: 17, bold: true }) + 5
  const letters = end === 'from' ? segment.departureZone : segment.arrivalZone
  const zone = letters ?? formats.zone(instant, spot.timeZone, spot.city)
  pdf.text('P', zone, beside, y + 7, { size: 8, color: colors.faint })
  beside += pdf.widthOf(zone, { size: 8 }) + 6
  const days = end === 'to' ? daysApart(segment.departure, segment.arrival) : 0
  if (days !== 0)
    pill(pdf, say('trips.itinerary.daysLater', { sign: days > 0 ? '+' : '-', days: Math.abs(days) }), beside, y + 4)
  const city = segment.kind === 'flight' ? `${spot.city} (${spot.code})` : spot.city
  pdf.text('P', city, x, y + 22, { size: 10, bold: true, width })
  pdf.text('P', spot.name, x, y + 35, { size: 8, color: colors.soft, width, lines: 2 })
}

function pill(pdf: PdfWriter, text: string, x: number, y: number) {
  const width = pdf.widthOf(text, { size: 7.5, bold: true }) + 10
  pdf.decorate((doc) => doc.roundedRect(x, y, width, 13, 6.5).fill(colors.accentWash))
  pdf.text('P', text, x + 5, y + 3, { size: 7.5, bold: true, color: colors.accent, width: width - 4 })
}

function between({ pdf, formats }: DrawContext, segment: Segment, from: number, to: number, y: number) {
  const [start, stop] = [from + 8, to - 14]
  pdf.decorate((doc) => {
    doc.moveTo(start, y).lineTo(stop, y).lineWidth(1).dash(2, { space: 2 }).stroke(colors.faint).undash()
    doc.circle(start, y, 2.2).fill(colors.faint)
    doc
      .moveTo(stop - 4, y - 3.5)
      .lineTo(stop, y)
      .lineTo(stop - 4, y + 3.5)
      .lineWidth(1)
      .stroke(colors.faint)
  })
  const span = formats.duration(minutesBetween(segment.departureInstant, segment.arrivalInstant))
  pdf.text('P', span, start, y - 13, { size: 8, color: colors.soft, width: stop - start, align: 'center' })
}

const journeyFacts = (segment: Segment, { say, formats }: DrawContext): [string, string | null][] => [
  [say('trips.itinerary.cabin'), segment.cabin && say('trips.itinerary.cabinName', { cabin: segment.cabin })],
  ...seatFacts(segment, formats.language),
  [say('trips.itinerary.terminal'), segment.terminal],
]

function facts({ pdf }: DrawContext, list: [string, string | null][], box: Box, y: number) {
  let x = box.x
  for (const [name, value] of list) {
    if (!value) continue
    const before = name ? pdf.widthOf(name, { size: 8.5 }) + 4 : 0
    if (name) pdf.text('P', name, x, y, { size: 8.5, color: colors.faint, width: box.right - x })
    pdf.text('P', value, x + before, y, { size: 8.5, bold: true, color: colors.soft, width: box.right - x - before })
    x += before + pdf.widthOf(value, { size: 8.5, bold: true }) + 20
  }
}

function checkIn(
  { pdf, formats, say }: DrawContext,
  { checkInUrl, checkInOpens, from }: Segment,
  x: number,
  y: number,
) {
  const url = checkInUrl as string
  const site = new URL(url).host.replace(/^www\./, '')
  if (!checkInOpens) return pdf.text('P', site, x, y, { size: 8.5, color: colors.accent, link: url })
  const local = localTimeOf(Date.parse(checkInOpens), from.timeZone)
  const text = say('trips.itinerary.checkInOpens', {
    day: formats.shortDay(local),
    time: formats.time(local),
    zone: formats.zone(checkInOpens, from.timeZone, from.city),
  })
  pdf.text('P', text, x, y, { size: 8.5, color: colors.soft })
  pdf.text('P', site, x + pdf.widthOf(text, { size: 8.5 }) + 8, y, { size: 8.5, color: colors.accent, link: url })
}

/** The start of a stay or rental: address, end, confirmation number. */
function drawBeginning(context: DrawContext, entry: TimelineEntry, top: number) {
  const { pdf, formats, say } = context
  const { segment } = entry
  const isHotel = segment.kind === 'hotel'
  drawRail(context, entry, top, stayHeight)
  const box = card(context, top, stayHeight - 10, colors.wash)
  heading(context, segment, segment.providerName, box, top)
  const where = addressOf(segment, formats.language) ?? `${segment.from.name}, ${segment.from.city}`
  pdf.text('P', where, box.x, top + 27, { size: 9, color: colors.soft, width: box.width })
  const until = say('trips.itinerary.untilDay', { day: formats.shortDay(segment.arrival) })
  const nights = say('trips.itinerary.nights', { count: daysApart(firstDayOf(segment), segment.arrival) })
  const start = isHotel
    ? checkInTimes(segment, context)
    : say('trips.itinerary.pickUp', { time: formats.time(segment.departure) })
  pdf.text('P', start, box.x, top + 41, { size: 9.5, bold: true, width: box.width })
  facts(
    context,
    [
      [isHotel ? '' : say('trips.itinerary.vehicle'), productOf(segment, formats.language)],
      ['', isHotel ? `${nights}, ${until}` : until],
    ],
    box,
    top + 56,
  )
}

/** The hotel's check-in hour, and the guest's expected arrival if later; only the latter where the hour is unknown. */
function checkInTimes({ departure, checkInFrom }: Segment, { formats, say }: DrawContext): string {
  if (!checkInFrom) return say('trips.itinerary.checkInAt', { time: formats.time(departure) })
  const opens = `${checkInDay(departure)}T${checkInFrom}`
  const from = say('trips.itinerary.checkIn', { time: formats.time(opens) })
  const expected = { time: formats.time(departure), days: daysApart(opens, departure) }
  return departure === opens ? from : `${from}, ${say('trips.itinerary.expected', expected)}`
}

function checkOutTime({ segment, leavesFor }: TimelineEntry, { formats, say }: DrawContext): string {
  const { arrival, checkOutUntil } = segment
  if (!checkOutUntil) return say('trips.itinerary.checkOutAt', { time: formats.time(arrival) })
  if (!leavesFor)
    return say('trips.itinerary.checkOut', { time: formats.time(`${arrival.slice(0, 10)}T${checkOutUntil}`) })
  const { kind, departure } = leavesFor
  return say('trips.itinerary.checkOutBefore', { kind, departure: formats.time(departure) })
}

/** The end of a stay or rental. */
function drawEnd(context: DrawContext, entry: TimelineEntry, top: number) {
  const { pdf, formats, say } = context
  const { segment } = entry
  drawRail(context, entry, top, endHeight)
  const text =
    segment.kind === 'hotel'
      ? checkOutTime(entry, context)
      : say('trips.itinerary.dropOff', { time: formats.time(segment.arrival) })
  const x = pdf.left + gutter + 14
  pdf.text('P', text, x, top + 6, { size: 9.5, bold: true })
  const beside = x + pdf.widthOf(text, { size: 9.5, bold: true }) + 8
  pdf.text('P', segment.providerName, beside, top + 6, { size: 9.5, color: colors.soft })
}

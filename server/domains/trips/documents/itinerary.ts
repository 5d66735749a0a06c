import { isHeldForApproval } from '#contract/trips/tripApproval.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { colors } from '#server/files/pdf/brand.ts'
import { drawMasthead } from '#server/files/pdf/drawMasthead.ts'
import { notConfirmed } from '#server/domains/trips/approvalWords.ts'
import { drawEntry, entryHeight, type DrawContext } from './drawEntry.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'
import { openDocumentFonts } from '#server/files/pdf/documentFonts.ts'
import { createPdf } from '#server/files/pdf/pdfWriter.ts'
import { lineHeight } from '#server/files/pdf/textLayout.ts'
import type { ItinerariesContext, ItineraryContext, PrintedTravel } from '#server/services/documents.ts'
import { drawFields } from './drawFields.ts'
import { drawHelp, helpHeight } from './drawHelp.ts'
import { drawStanding, standingName } from './drawStanding.ts'
import { daysOf, type TimelineDay } from './timeline.ts'
import { capitalised, documentFormats } from '#server/files/pdf/documentFormats.ts'

const dayHeight = 29

/** As `Documents.itinerary`. */
export function renderItinerary(trip: Trip, { travellerName, ...context }: ItineraryContext): Promise<Buffer> {
  const { say } = formatterFor(documentFormats(context.culture).locale)
  const title = `${say('trips.itinerary.name')} ${trip.bookingId}, ${titleOf(trip, say)}`
  const subject = `${travellerName}, ${context.companyName}`
  return renderAll([{ trip, traveler: travellerName }], { title, subject }, context)
}

/** As `Documents.itineraries`. */
export function renderItineraries(travels: readonly PrintedTravel[], context: ItinerariesContext): Promise<Buffer> {
  const { say } = formatterFor(documentFormats(context.culture).locale)
  return renderAll(travels, { title: say('trips.itinerary.several'), subject: context.companyName }, context)
}

async function renderAll(
  travels: readonly PrintedTravel[],
  names: { title: string; subject: string },
  context: ItinerariesContext,
) {
  const formats = documentFormats(context.culture)
  const { say } = formatterFor(formats.locale)
  const pdf = createPdf({
    ...names,
    author: context.agency.companyName,
    formats,
    fonts: await openDocumentFonts(JSON.stringify([travels, context])),
    compress: context.compress ?? true,
  })
  const begins: (Pick<Trip, 'bookingId' | 'standing'> & { page: number })[] = []
  for (const { trip, traveler } of travels) {
    begins.push({ page: pdf.startPage(), bookingId: trip.bookingId, standing: trip.standing })
    drawItinerary({ pdf, formats, say }, trip, { ...context, travellerName: traveler })
  }
  return pdf.finish((page, pages) => {
    const { bookingId = '', standing } = begins.findLast((begun) => begun.page <= page) ?? {}
    return `${standingName({ say }, standing)}${bookingId}   ${say('trips.itinerary.localTimes')}   ${say('trips.document.page', { page, pages })}`
  })
}

function drawItinerary(drawing: DrawContext, trip: Trip, context: ItineraryContext) {
  masthead(drawing, trip)
  drawStanding(drawing, trip.standing)
  summary(drawing, trip, context)
  drawFields(drawing, trip.fields)
  const days = daysOf({ segments: trip.segments.map((segment) => withoutStaleCheckIn(segment, trip)) })
  for (const day of days) {
    if (day === days.at(-1)) drawing.pdf.keepTogether(heightOfDay(day) + helpHeight)
    drawDay(drawing, day)
  }
  drawHelp(drawing, context.agency)
}

/** Removes the check-in link of segments that are past or canceled. */
const withoutStaleCheckIn = (segment: Segment, { tripStatus }: Trip): Segment =>
  tripStatus === 'Cancelled' || tripStatus === 'Past' ? { ...segment, checkInUrl: null } : segment

function masthead({ pdf, formats, say }: DrawContext, trip: Trip) {
  pdf.section(say('trips.itinerary.name'))
  const top = drawMasthead(pdf, 92)
  pdf.text('P', say('trips.itinerary.name'), pdf.right - 200, top - 2, {
    size: 10,
    color: colors.soft,
    width: 200,
    align: 'right',
  })
  pdf.text('H1', titleOf(trip, say), pdf.left, top + 30, { size: 25, bold: true })
  pdf.text('P', span(trip, formats, say), pdf.left, top + 61, { size: 11, color: colors.soft })
}

/** A trip within one city is titled with that city alone. */
const titleOf = ({ origin, destination }: Trip, say: Say) =>
  origin === destination ? destination : say('trips.itinerary.title', { from: origin, to: destination })

const untilOf = (from: string, to: string, say: Say) =>
  from === to ? from : say('trips.itinerary.until', { from, to })

function span({ segments }: Trip, formats: DrawContext['formats'], say: Say): string {
  const starts = segments.map(({ departure }) => departure).toSorted()
  const ends = segments.map(({ arrival }) => arrival).toSorted()
  return untilOf(formats.longDay(starts[0] ?? ''), formats.longDay(ends.at(-1) ?? ''), say)
}

/** Draws traveler and record locator in one band, which is as high as the longest name needs. */
function summary({ pdf, say }: DrawContext, trip: Trip, { travellerName, companyName }: ItineraryContext) {
  const isCancelled = trip.tripStatus === 'Cancelled'
  const note = isCancelled ? say('trips.itinerary.cancelledNotice') : notConfirmed(trip, say)
  const named: [name: string, value: string, share: number][] = [
    [say('trips.segment.locator'), trip.bookingId, 0.2],
    [say('trips.itinerary.traveler'), travellerName, 0.33],
    [say('trips.itinerary.company'), companyName, 0.27],
  ]
  const cells = named.map(([name, value, share]) => ({ name, value, share, style: valueStyle(pdf, value, share) }))
  const band = 37 + Math.max(...cells.map(({ style }) => Math.ceil(style.size * lineHeight * style.lines)))
  const top = pdf.reserve(band + (note ? 42 : 8))
  pdf.decorate((doc) => doc.roundedRect(pdf.left, top, pdf.width, band, 8).fill(colors.wash))
  let x = pdf.left + 14
  for (const { name, value, share, style } of cells) {
    pdf.text('P', name, x, top + 11, { size: 8, color: colors.soft, width: style.width })
    pdf.text('P', value, x, top + 24, { ...style, bold: true, color: colors.dark })
    x += pdf.width * share
  }
  status(
    pdf,
    say('trips.itinerary.status', { status: isHeldForApproval(trip.approval) ? 'waiting' : trip.tripStatus }),
    top + 16,
    note ? colors.alarm : colors.accent,
  )
  if (note) notice(pdf, note, top + band + 8)
}

/** A long name is set on two lines; a longer one on as many as needed, in smaller type. */
function valueStyle(pdf: DrawContext['pdf'], value: string, share: number) {
  const style = { width: pdf.width * share - 14, bold: true }
  const size = pdf.linesOf(value, { ...style, size: 13 }) > 2 ? 10 : 13
  return { ...style, size, lines: pdf.linesOf(value, { ...style, size }) }
}

function status(pdf: DrawContext['pdf'], text: string, y: number, color: string) {
  const width = pdf.widthOf(text, { size: 9, bold: true }) + 20
  const x = pdf.right - 14 - width
  pdf.decorate((doc) => doc.roundedRect(x, y, width, 20, 10).fill(color))
  pdf.text('P', text, x, y + 6, { size: 9, bold: true, color: '#ffffff', width, align: 'center' })
}

function notice(pdf: DrawContext['pdf'], text: string, y: number) {
  pdf.decorate((doc) => doc.roundedRect(pdf.left, y, pdf.width, 26, 6).fill(colors.alarmWash))
  pdf.text('P', text, pdf.left + 14, y + 8, { size: 10, bold: true, color: colors.alarm })
}

function drawDay(context: DrawContext, { date, entries }: TimelineDay) {
  const { pdf, formats } = context
  const [first] = entries
  if (!first) return
  // Keeps the name of a day on one page with its first entry.
  pdf.keepTogether(dayHeight + entryHeight(first))
  const top = pdf.reserve(dayHeight)
  pdf.section(formats.longDay(date))
  pdf.text('H2', capitalised(formats.longDay(date)), pdf.left, top + 9, { size: 11, bold: true, color: colors.dark })
  for (const entry of entries) drawEntry(context, entry)
}

const heightOfDay = ({ entries }: TimelineDay) => entries.reduce((sum, entry) => sum + entryHeight(entry), dayHeight)

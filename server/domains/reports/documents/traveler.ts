import { type KpiBreakdown, kpis, type Kpi } from '#contract/reports/scores.ts'
import { colors } from '#server/files/pdf/brand.ts'
import type { ReportContext, TravelerReport } from '#server/services/documents.ts'
import { bestScore } from '#server/domains/bookingRecords/scores.rules.ts'
import type { MessageValues } from '#server/messages/messages.ts'
import { drawHeading, finishReport, openReport, type ReportDrawing } from './drawReport.ts'
import { drawScores, drawSummary } from './drawSummary.ts'

/** As `Documents.traveler`. */
export async function renderTraveler(report: TravelerReport, context: ReportContext): Promise<Buffer> {
  const drawing = await openReport(report, context)
  drawSummary(drawing)
  drawScores(drawing)
  drawHeading(drawing, drawing.say('reports.trips'))
  for (const booking of report.bookings) drawTrip(drawing, booking)
  return finishReport(drawing)
}

const headHeight = 32
const lineHeight = 12
const sideWidth = 130

/** A trip: where and when, what was spent, its score, and what cost points. */
function drawTrip(drawing: ReportDrawing, booking: KpiBreakdown) {
  const { pdf, say, formats, score } = drawing
  const width = pdf.width - sideWidth - 12
  const notes = notesOf(booking, drawing)
  const height = headHeight + notes.length * lineHeight + 10
  const y = pdf.reserve(height)
  const date = new Intl.DateTimeFormat(formats.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const shortDate = (day: string) => date.format(new Date(`${day}T00:00Z`))
  const days = say('reports.trip.days', { from: shortDate(booking.startsOn), to: shortDate(booking.endsOn) })
  const facts = { days, booked: shortDate(booking.bookedOn), reference: booking.bookingId }
  const name = say('reports.trip', { from: booking.origin, to: booking.destination })
  pdf.text('H3', name, pdf.left, y + 2, { size: 10.5, bold: true, width })
  pdf.text('P', say('reports.trip.facts', facts), pdf.left, y + 17, { size: 8.5, color: colors.soft, width })
  const side = { width: sideWidth, align: 'right' } as const
  const x = pdf.right - sideWidth
  pdf.text('P', formats.money(booking.totalSpent, booking.currency), x, y + 2, { ...side, size: 10.5, bold: true })
  const overall = booking.overallScore
  const points = overall === null ? say('reports.scores.none') : say('reports.scores.ofTen', { score: score(overall) })
  pdf.text('P', points, x, y + 17, { ...side, size: 8.5, color: colors.soft })
  for (const [at, note] of notes.entries())
    pdf.text('P', note, pdf.left, y + headHeight + at * lineHeight, { size: 9, width: pdf.width })
  const line = y + height - 4
  pdf.decorate((doc) => doc.moveTo(pdf.left, line).lineTo(pdf.right, line).lineWidth(0.6).stroke(colors.line))
}

function notesOf(booking: KpiBreakdown, drawing: ReportDrawing): string[] {
  if (booking.isCancelled) return [drawing.say('reports.trip.cancelled')]
  const lost = pointsLost(booking, drawing)
  if (lost.length > 0) return lost
  return [drawing.say(booking.overallScore === null ? 'reports.trip.unrated' : 'reports.trip.full')]
}

type Wording = Pick<ReportDrawing, 'say' | 'score' | 'formats'>

/** The reasons why a booking lost points, a sentence for each indicator below the best score. */
function pointsLost(booking: KpiBreakdown, { say, score, formats }: Wording): string[] {
  const values: Record<Kpi, MessageValues> = {
    advancedPurchase: { days: booking.daysBookInAdvance },
    hotelAttachment: { nights: booking.nights },
    lowestFareAcceptance: { missed: formats.money(booking.missedSavings, booking.currency) },
    onlineAdoption: { type: booking.bookingType },
  }
  return kpis.flatMap((kpi) => {
    const own = booking[`${kpi}Score`]
    return own === null || own >= bestScore ? [] : [say(`reports.cost.${kpi}`, { ...values[kpi], score: score(own) })]
  })
}

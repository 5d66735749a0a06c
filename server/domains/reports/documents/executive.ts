import type { MonthlySummary } from '#contract/reports/scores.ts'
import type { ExecutiveReport, ReportContext } from '#server/services/documents.ts'
import { drawChart, heightOfChart, type PdfChart } from '#server/files/pdf/drawChart.ts'
import { monthsChart, spendingChart } from './reportCharts.ts'
import { drawHeading, drawParagraph, finishReport, openReport, type ReportDrawing } from './drawReport.ts'
import { drawTable, heightOfTable } from './drawTable.ts'
import { drawScores, drawSummary } from './drawSummary.ts'

/** As `Documents.executive`. */
export async function renderExecutive(report: ExecutiveReport, context: ReportContext): Promise<Buffer> {
  const drawing = await openReport(report, context)
  drawSummary(drawing)
  drawScores(drawing)
  drawMonths(drawing, report)
  drawSpending(drawing)
  drawCostCenters(drawing, report)
  drawMissed(drawing, report)
  drawDestinations(drawing, report)
  return finishReport(drawing)
}

/** Begins a part with its chart, on the page of its table. A chart of one bar would say nothing. */
function drawChartHeading(drawing: ReportDrawing, title: string, chart: PdfChart, rows: number) {
  const isShown = chart.chart.points.length > 1
  const height = heightOfTable(rows) + (isShown ? heightOfChart(chart) : 0)
  drawHeading(drawing, title, height)
  if (isShown) drawChart(drawing.pdf, chart)
}

/** The months beside the same ones a year before. */
function drawMonths(drawing: ReportDrawing, { months, monthsBefore }: ExecutiveReport) {
  const { say, money, formats, figures } = drawing
  const { summary } = figures
  const yearBefore = { totalSpent: monthsBefore.reduce((sum, { totalSpent }) => sum + totalSpent, 0) }
  const name = new Intl.DateTimeFormat(formats.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const change = (now: Pick<MonthlySummary, 'totalSpent'>, before: typeof now | undefined) => {
    if (before && before.totalSpent > 0) return drawing.change(now.totalSpent, before.totalSpent)
    return now.totalSpent > 0 ? say('reports.new') : '–'
  }
  const chart = monthsChart(drawing, { months, monthsBefore })
  drawChartHeading(drawing, say('reports.months'), chart, months.length + 1)
  const columns = [
    { heading: say('reports.months.month'), share: 3 },
    { heading: say('reports.months.spent'), share: 3, isFigure: true },
    { heading: say('reports.months.before'), share: 3, isFigure: true },
    { heading: say('reports.months.change'), share: 2, isFigure: true },
    { heading: say('reports.months.missed'), share: 3, isFigure: true },
  ]
  const rows = months.map((month, at) => [
    name.format(new Date(`${month.month}-01T00:00Z`)),
    money(month.totalSpent),
    money(monthsBefore[at]?.totalSpent ?? 0),
    change(month, monthsBefore[at]),
    money(month.missedSavings),
  ])
  const totals = [
    say('reports.total'),
    money(summary.totalSpent),
    money(yearBefore.totalSpent),
    change(summary, yearBefore),
    money(summary.missedSavings),
  ]
  drawTable(drawing, columns, rows, rows.length > 1 ? totals : undefined)
}

function drawSpending(drawing: ReportDrawing) {
  const { say, money, percent, figures } = drawing
  const { spending, totalSpent } = figures.summary
  if (spending.length === 0) return
  drawChartHeading(drawing, say('reports.spending'), spendingChart(drawing), spending.length + 1)
  const columns = [
    { heading: say('reports.spending.category'), share: 5 },
    { heading: say('reports.spending.amount'), share: 3, isFigure: true },
    { heading: say('reports.spending.share'), share: 2, isFigure: true },
  ]
  const shareOf = (amount: number) => (totalSpent > 0 ? percent((amount / totalSpent) * 100) : '–')
  const rows = spending.map(({ category, amount }) => [
    say(`reports.column.${category}`),
    money(amount),
    shareOf(amount),
  ])
  drawTable(drawing, columns, rows, [say('reports.total'), money(totalSpent), shareOf(totalSpent)])
}

function drawCostCenters(drawing: ReportDrawing, { costCenters, moreCostCenters }: ExecutiveReport) {
  const { say, money, score, figures } = drawing
  const { summary } = figures
  drawHeading(drawing, say('reports.costCenters'))
  const columns = [
    { heading: say('reports.costCenters.name'), share: 5 },
    { heading: say('reports.costCenters.bookings'), share: 2, isFigure: true },
    { heading: say('reports.costCenters.score'), share: 1.5, isFigure: true },
    { heading: say('reports.summary.totalSpent'), share: 3, isFigure: true },
    { heading: say('reports.summary.missedSavings'), share: 3, isFigure: true },
  ]
  const rows = costCenters.map((row) => [
    row.name,
    String(row.count),
    score(row.avgOverallScore),
    money(row.totalSpent),
    money(row.missedSavings),
  ])
  const rest = (figure: 'count' | 'totalSpent' | 'missedSavings') =>
    costCenters.reduce((left, row) => left - row[figure], summary[figure])
  if (moreCostCenters > 0)
    rows.push([
      say('reports.costCenters.others', { count: moreCostCenters }),
      String(rest('count')),
      '–',
      money(rest('totalSpent')),
      money(rest('missedSavings')),
    ])
  drawTable(drawing, columns, rows, [
    say('reports.total'),
    String(summary.count),
    score(summary.avgOverallScore),
    money(summary.totalSpent),
    money(summary.missedSavings),
  ])
}

function drawMissed(drawing: ReportDrawing, { missed }: ExecutiveReport) {
  const { say, formats } = drawing
  drawHeading(drawing, say('reports.missed'))
  if (missed.length === 0) {
    drawParagraph(drawing, say('reports.missed.none'))
    return
  }
  const columns = [
    { heading: say('reports.missed.trip'), share: 5 },
    { heading: say('reports.missed.traveler'), share: 3 },
    { heading: say('reports.missed.paid'), share: 2.6, isFigure: true },
    { heading: say('reports.missed.lowest'), share: 2.6, isFigure: true },
    { heading: say('reports.missed.missed'), share: 2.6, isFigure: true },
  ]
  const day = new Intl.DateTimeFormat(formats.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const rows = missed.map((booking) => [
    `${say('reports.trip', { from: booking.origin, to: booking.destination })}, ${day.format(new Date(`${booking.startsOn}T00:00Z`))}`,
    booking.travellerName,
    formats.money(booking.grossAmount, booking.currency),
    booking.lowFare === null ? '–' : formats.money(booking.lowFare, booking.currency),
    formats.money(booking.missedSavings, booking.currency),
  ])
  drawTable(drawing, columns, rows)
}

function drawDestinations(drawing: ReportDrawing, { destinations }: ExecutiveReport) {
  const { say, money } = drawing
  drawHeading(drawing, say('reports.destinations'))
  const columns = [
    { heading: say('reports.destinations.place'), share: 6 },
    { heading: say('reports.costCenters.bookings'), share: 2, isFigure: true },
    { heading: say('reports.summary.totalSpent'), share: 3, isFigure: true },
  ]
  const rows = destinations.map(({ place, bookings, totalSpent }) => [place, String(bookings), money(totalSpent)])
  drawTable(drawing, columns, rows)
}

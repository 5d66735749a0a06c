import { limits } from '#contract/limits.ts'
import { kpis, type ScoreSummary } from '#contract/scores.ts'
import { colors } from '#server/files/pdf/brand.ts'
import { drawHeading, drawParagraph, type ReportDrawing } from './drawReport.ts'

const figureHeight = 62

/** Spending, bookings, missed savings and savings, each with what it means; and the amounts in other currencies. */
export function drawSummary(drawing: ReportDrawing) {
  const { pdf, say, money, percent, figures } = drawing
  const { summary } = figures
  drawHeading(drawing, say('reports.summary'))
  const cells = [
    [say('reports.summary.totalSpent'), money(summary.totalSpent), changeText(drawing)],
    [
      say('reports.summary.bookings'),
      String(summary.count),
      say('reports.summary.cancelled', { count: summary.cancelledCount }),
    ],
    [
      say('reports.summary.missedSavings'),
      money(summary.missedSavings),
      say('reports.summary.missedShare', { share: percent(summary.missedSavingsTotalSpendPercentage) }),
    ],
    [
      say('reports.summary.savings'),
      money(summary.savings),
      say('reports.summary.savingsShare', { share: percent(summary.savingsPercentage) }),
    ],
  ] as const
  const top = pdf.reserve(figureHeight + 8)
  pdf.decorate((doc) => doc.roundedRect(pdf.left, top, pdf.width, figureHeight, 8).fill(colors.wash))
  const width = (pdf.width - 14) / cells.length
  for (const [at, [name, value, note]] of cells.entries()) {
    const x = pdf.left + 14 + at * width
    pdf.text('P', name, x, top + 10, { size: 8, color: colors.soft, width: width - 12 })
    pdf.text('P', value, x, top + 23, { size: 12.5, bold: true, width: width - 12 })
    pdf.text('P', note, x, top + 40, { size: 7.5, color: colors.soft, width: width - 12, lines: 2 })
  }
  drawOtherCurrencies(drawing)
}

/** The change of spending against the period before; no percentage of nothing, nor of a part of a period. */
function changeText({ say, figures: { summary, before }, percent }: ReportDrawing): string {
  if (before.summary.totalSpent <= 0) return say('reports.summary.new', { period: before.period })
  if (!before.isCovered) return say('reports.summary.partial')
  const change = signed(summary.totalSpent, before.summary.totalSpent, percent)
  return say('reports.summary.change', { change, period: before.period })
}

/** `+12%`, `−3.4%` */
export function signed(now: number, before: number, percent: ReportDrawing['percent']): string {
  const change = ((now - before) / before) * 100
  return `${change < 0 ? '−' : '+'}${percent(Math.abs(change))}`
}

function drawOtherCurrencies(drawing: ReportDrawing) {
  const { say, formats, figures } = drawing
  const { otherCurrencies } = figures.summary
  if (otherCurrencies.length === 0) return
  const amounts = otherCurrencies.map(({ currency, count, totalSpent }) =>
    say('reports.otherCurrency', { amount: formats.money(totalSpent, currency), count }),
  )
  drawParagraph(drawing, `${say('reports.otherCurrencies')} – ${amounts.join('; ')}`)
}

const averages = {
  overall: 'avgOverallScore',
  advancedPurchase: 'avgAdvancedPurchaseScore',
  hotelAttachment: 'avgHotelAttachmentScore',
  lowestFareAcceptance: 'avgLowestFareAcceptanceScore',
  onlineAdoption: 'avgOnlineAdoptionScore',
} as const satisfies Record<(typeof kpis)[number] | 'overall', keyof ScoreSummary>

/** Each score with its formula, and the number of bookings that it is made of. */
export function drawScores(drawing: ReportDrawing) {
  const { pdf, say, score, figures } = drawing
  const { summary, formulas } = figures
  drawHeading(drawing, say('reports.scores'))
  if (summary.isSuppressed) drawParagraph(drawing, say('reports.scores.suppressed', { count: limits.ratedBookings }))
  const nameWidth = 150
  const overallFirst = formulas.toSorted(
    (one, other) => Number(other.kpi === 'overall') - Number(one.kpi === 'overall'),
  )
  for (const { kpi, formula } of overallFirst) {
    const width = pdf.width - nameWidth
    const lines = pdf.linesOf(formula, { size: 8.5, width })
    const height = Math.max(30, lines * 11 + 10)
    const y = pdf.reserve(height)
    const value = summary[averages[kpi]]
    const text = value === null ? say('reports.scores.none') : say('reports.scores.ofTen', { score: score(value) })
    const rated = kpi === 'overall' ? undefined : summary.applicable?.[kpi]
    const name = say(`reports.score.${kpi}`)
    pdf.text('H3', name, pdf.left, y, { size: 9.5, bold: true, width: nameWidth - 12 })
    const note = rated === undefined ? text : `${text}, ${say('reports.scores.rated', { count: rated })}`
    pdf.text('P', note, pdf.left, y + 13, { size: 8.5, width: nameWidth - 12, lines: 1 })
    pdf.text('P', formula, pdf.left + nameWidth, y, { size: 8.5, color: colors.soft, width, lines })
  }
}

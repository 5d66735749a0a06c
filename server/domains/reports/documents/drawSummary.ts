import { limits } from '#contract/fields/limits.ts'
import { kpis, type ScoreSummary } from '#contract/reports/scores.ts'
import { colors } from '#server/files/pdf/brand.ts'
import { drawHeading, drawParagraph, type ReportDrawing } from './drawReport.ts'

const figureHeight = 62

/** Spending, bookings, missed savings and savings, each with what it means; and the amounts in other currencies. */
export function drawSummary(drawing: ReportDrawing) {
  const { pdf, say, total, percent, figures } = drawing
  const { summary } = figures
  drawHeading(drawing, say('reports.summary'))
  const cells = [
    [say('reports.summary.totalSpent'), total(summary.totalSpent), changeText(drawing)],
    [
      say('reports.summary.bookings'),
      String(summary.count),
      say('reports.summary.cancelled', { count: summary.cancelledCount }),
    ],
    [
      say('reports.summary.missedSavings'),
      total(summary.missedSavings),
      say('reports.summary.missedShare', { share: percent(summary.missedSavingsTotalSpendPercentage) }),
    ],
    [
      say('reports.summary.savings'),
      total(summary.savings),
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
  drawMeanings(drawing)
  drawOtherCurrencies(drawing)
}

/** The definitions of the amounts, and the bookings that the savings are made of. */
function drawMeanings(drawing: ReportDrawing) {
  const { say, money, figures } = drawing
  const { referenced } = figures.summary
  for (const amount of ['totalSpent', 'missedSavings', 'savings'] as const)
    drawParagraph(drawing, `${say(`reports.summary.${amount}`)} – ${say(`scores.meaning.${amount}`)}`, 8.5)
  if (!referenced) return
  const { count, paid, total } = referenced
  const basis = say('reports.summary.savingsBasis', { count, paid: money(paid), reference: money(total) })
  drawParagraph(drawing, basis, 8.5)
}

/** The change of spending against the period before; no percentage of nothing, nor of a part of a period. */
function changeText({ say, change, figures: { summary, before } }: ReportDrawing): string {
  if (before.summary.totalSpent <= 0) return say('reports.summary.new', { period: before.period })
  if (!before.isCovered) return say('reports.summary.partial')
  const value = change(summary.totalSpent, before.summary.totalSpent)
  return say('reports.summary.change', { change: value, period: before.period })
}

function drawOtherCurrencies(drawing: ReportDrawing) {
  const { say, formats, figures } = drawing
  const { otherCurrencies } = figures.summary
  if (otherCurrencies.length === 0) return
  const amounts = otherCurrencies.map(({ currency, count, totalSpent }) =>
    say('reports.otherCurrency', { amount: formats.total(totalSpent, currency), count }),
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
    const text =
      value === null
        ? say('reports.scores.none')
        : say('reports.scores.ofTen', { score: score(value, kpi === 'overall' ? 1 : 2) })
    const rated = kpi === 'overall' ? undefined : summary.applicable?.[kpi]
    const name = say(`reports.score.${kpi}`)
    pdf.text('H3', name, pdf.left, y, { size: 9.5, bold: true, width: nameWidth - 12 })
    const note = rated === undefined ? text : `${text}, ${say('reports.scores.rated', { count: rated })}`
    pdf.text('P', note, pdf.left, y + 13, { size: 8.5, width: nameWidth - 12, lines: 1 })
    pdf.text('P', formula, pdf.left + nameWidth, y, { size: 8.5, color: colors.soft, width, lines })
  }
}

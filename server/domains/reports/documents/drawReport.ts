import { colors } from '#server/files/pdf/brand.ts'
import { drawMasthead } from '#server/files/pdf/drawMasthead.ts'
import { openDocumentFonts } from '#server/files/pdf/documentFonts.ts'
import { reportFormats, type DocumentFormats } from '#server/files/pdf/documentFormats.ts'
import { createPdf, type PdfWriter } from '#server/files/pdf/pdfWriter.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'
import type { ReportContext, ReportFigures } from '#server/services/documents.ts'
import { currencyNames } from '#server/domains/reports/reportWords.ts'
import { drawStanding, standingName } from '#server/domains/trips/documents/drawStanding.ts'

/** The writer, formats and figures that the parts of a report share. */
export interface ReportDrawing {
  pdf: PdfWriter
  formats: DocumentFormats
  say: Say
  figures: ReportFigures
  money: (amount: number) => string
  /** An amount in the summary, as the page of the scores shows it. */
  total: (amount: number) => string
  /** A share of 0–100, with the two decimals of §9. */
  percent: (share: number) => string
  /** The change from an amount to another, with its sign and one decimal: `+12.0%`, `−3.4%`. */
  change: (now: number, before: number) => string
  /** A score of 0–10, by default with one decimal (§9); a dash without one. */
  score: (score: number | null, decimals?: number) => string
}

/** Opens the PDF of a report and writes its head. */
export async function openReport(figures: ReportFigures, context: ReportContext): Promise<ReportDrawing> {
  const formats = reportFormats(context.culture)
  const { say, formatNumber } = formatterFor(formats.locale)
  const pdf = createPdf({
    title: `${figures.head.title}, ${figures.head.scope}`,
    subject: figures.head.period,
    author: figures.company,
    formats,
    fonts: await openDocumentFonts(JSON.stringify(figures)),
    compress: context.compress ?? true,
  })
  const drawing: ReportDrawing = {
    pdf,
    formats,
    say,
    figures,
    money: (amount) => formats.money(amount, figures.currency),
    total: (amount) => formats.total(amount, figures.currency),
    percent: (share) => formatNumber(share / 100, { style: 'percent', ...digits(2) }),
    change: (now, before) =>
      formatNumber((now - before) / before, { style: 'percent', signDisplay: 'exceptZero', ...digits(1) }).replace(
        '-',
        '−',
      ),
    score: (score, decimals = 1) => (score === null ? '–' : formatNumber(score, digits(decimals))),
  }
  drawHead(drawing)
  return drawing
}

const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count })

function drawHead({ pdf, say, formats, figures: { head, isDemo, currency } }: ReportDrawing) {
  pdf.section(head.title)
  const top = drawMasthead(pdf, 92)
  pdf.text('H1', head.title, pdf.left, top + 34, { size: 25, bold: true })
  const facts = [
    [say('reports.about.scope'), head.scope],
    [say('reports.about.period'), head.period],
    [say('reports.about.asOf'), head.asOf],
    [say('reports.about.currency'), say('reports.about.amountsIn', currencyNames(formats.locale, currency))],
  ] as const
  for (const [name, value] of facts) {
    const width = pdf.width - 80
    const lines = pdf.linesOf(value, { width })
    const y = pdf.reserve(4 + lines * 12)
    pdf.text('P', name, pdf.left, y, { size: 8.5, color: colors.soft, width: 76 })
    pdf.text('P', value, pdf.left + 80, y, { width, lines })
  }
  if (isDemo) drawStanding({ pdf, say }, 'demo')
}

/** Writes the last page's end: every page names the report and its number. */
export const finishReport = ({ pdf, say, figures: { head, isDemo } }: ReportDrawing): Promise<Buffer> =>
  pdf.finish(
    (page, pages) =>
      `${standingName({ say }, isDemo ? 'demo' : undefined)}${head.scope}   ${head.asOf}   ${say('reports.page', { page, pages })}`,
  )

const headingHeight = 40

/** Begins a part of the report with its heading, on the page of its first lines. */
export function drawHeading({ pdf }: ReportDrawing, title: string, firstLines = 70) {
  pdf.keepTogether(headingHeight + firstLines)
  pdf.section(title)
  const y = pdf.reserve(headingHeight)
  pdf.text('H2', title, pdf.left, y + 16, { size: 14, bold: true })
}

/** Writes a paragraph over the whole width. */
export function drawParagraph({ pdf }: ReportDrawing, text: string, size = 9.5) {
  const style = { size, color: colors.soft, width: pdf.width }
  const lines = pdf.linesOf(text, style)
  pdf.text('P', text, pdf.left, pdf.reserve(lines * size * 1.3 + 4), { ...style, lines })
}

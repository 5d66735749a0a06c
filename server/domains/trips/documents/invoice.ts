import type { Invoice } from '#contract/trips/invoices.ts'
import { colors } from '#server/files/pdf/brand.ts'
import { drawMasthead } from '#server/files/pdf/drawMasthead.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'
import { openDocumentFonts } from '#server/files/pdf/documentFonts.ts'
import { createPdf, type PdfWriter } from '#server/files/pdf/pdfWriter.ts'
import { lineHeight as textLineHeight } from '#server/files/pdf/textLayout.ts'
import type { InvoiceContext } from '#server/services/documents.ts'
import type { Standing } from '#server/suppliers/standing.ts'
import { drawFields } from './drawFields.ts'
import { drawStanding, standingName } from './drawStanding.ts'
import { documentFormats, type DocumentFormats } from '#server/files/pdf/documentFormats.ts'

interface DrawContext {
  pdf: PdfWriter
  formats: DocumentFormats
  say: Say
  invoice: Invoice
}

const lineHeight = 36
const headHeight = 24

/** As `Documents.invoice`. */
export async function renderInvoice(invoice: Invoice, context: InvoiceContext): Promise<Buffer> {
  const formats = documentFormats(context.culture)
  const { say } = formatterFor(formats.locale)
  const pdf = createPdf({
    title: `${titleOf(invoice, say)} ${invoice.number}`,
    subject: `${context.travellerName}, ${context.companyName}`,
    author: context.agency.companyName,
    formats,
    fonts: await openDocumentFonts(JSON.stringify([invoice, context])),
    compress: context.compress ?? true,
  })
  const drawing = { pdf, formats, say, invoice }
  masthead(drawing)
  drawStanding(drawing, context.standing)
  parties(drawing, context)
  drawFields(drawing, invoice.fields)
  lines(drawing)
  totals(drawing, context.standing)
  const mark = standingName(drawing, context.standing)
  return pdf.finish((page, pages) => `${mark}${invoice.number}   ${say('trips.document.page', { page, pages })}`)
}

const titleOf = ({ creditOf }: Invoice, say: Say) => say(creditOf ? 'trips.invoice.creditNote' : 'trips.invoice.name')

function masthead({ pdf, formats, say, invoice }: DrawContext) {
  const title = titleOf(invoice, say)
  pdf.section(title)
  const top = drawMasthead(pdf, 150)
  pdf.text('H1', title, pdf.left, top + 34, { size: 25, bold: true })
  const band = top + 76
  pdf.decorate((doc) => doc.roundedRect(pdf.left, band, pdf.width, 52, 8).fill(colors.wash))
  const cells: [name: string, value: string][] = [
    [say('trips.invoice.number'), invoice.number],
    [say('trips.invoice.issued'), formats.longDay(invoice.issued)],
    [say('trips.segment.locator'), invoice.bookingId],
  ]
  const width = (pdf.width - 14) / cells.length
  cells.forEach(([name, value], at) => {
    const x = pdf.left + 14 + at * width
    pdf.text('P', name, x, band + 11, { size: 8, color: colors.soft, width: width - 14 })
    pdf.text('P', value, x, band + 25, { size: 11, bold: true, color: colors.dark, width: width - 10 })
  })
}

function parties({ pdf, say }: DrawContext, { travellerName, companyName, agency }: InvoiceContext) {
  const half = pdf.width / 2
  const issuer = [agency.companyName, agency.companyTravelPhoneNumber, agency.emailFrom].filter(Boolean)
  const columns: [x: number, name: string, rows: PartyRow[]][] = [
    [pdf.left, say('trips.invoice.billedTo'), partyRows(pdf, [companyName, travellerName])],
  ]
  // Without an agency the company is not named as the sender of its own bill.
  if (issuer.length > 0) columns.push([pdf.left + half, say('trips.invoice.issuedBy'), partyRows(pdf, issuer)])
  const height = Math.max(45, ...columns.map(([, , rows]) => rows.reduce((sum, row) => sum + row.height, 0)))
  const top = pdf.reserve(33 + height)
  for (const [x, name, rows] of columns) {
    pdf.text('P', name, x, top, { size: 8, color: colors.soft, width: half - 16 })
    let y = top + 13
    for (const { text, style, height: rowHeight } of rows) {
      pdf.text('P', text, x, y, style)
      y += rowHeight
    }
  }
}

type PartyRow = ReturnType<typeof partyRows>[number]

/** The lines about a party, a name first; each as high as it needs to be. */
const partyRows = (pdf: DrawContext['pdf'], texts: string[]) =>
  texts.map((text, at) => {
    const style = { size: at === 0 ? 11 : 9.5, bold: at === 0, width: pdf.width / 2 - 16 }
    const lines = pdf.linesOf(text, style)
    return { text, style: { ...style, lines }, height: 15 + (lines - 1) * Math.ceil(style.size * textLineHeight) }
  })

/** Right edges of the columns of figures, as distances from the right margin. */
const columns = { amount: 170, tax: 85, total: 0 }
const figureWidth = 82

function figure(
  { pdf, formats, invoice }: DrawContext,
  amount: number,
  column: keyof typeof columns,
  y: number,
  bold = false,
) {
  const x = pdf.right - columns[column] - figureWidth
  pdf.text('P', formats.money(amount, invoice.currency), x, y, { size: 9.5, bold, width: figureWidth, align: 'right' })
}

function head({ pdf, say }: DrawContext) {
  const top = pdf.reserve(headHeight)
  const style = { size: 8, color: colors.soft }
  pdf.text('P', say('trips.invoice.item'), pdf.left, top + 4, style)
  for (const column of ['amount', 'tax', 'total'] as const) {
    const text = {
      amount: say('trips.invoice.amount'),
      tax: say('trips.invoice.taxes'),
      total: say('trips.invoice.total'),
    }[column]
    const x = pdf.right - columns[column] - figureWidth
    pdf.text('P', text, x, top + 4, { ...style, width: figureWidth, align: 'right' })
  }
  rule(pdf, top + headHeight - 4, colors.dark)
}

const rule = (pdf: PdfWriter, y: number, color: string) =>
  pdf.decorate((doc) => doc.moveTo(pdf.left, y).lineTo(pdf.right, y).lineWidth(0.7).stroke(color))

function lines(context: DrawContext) {
  const { pdf, say, invoice } = context
  head(context)
  for (const line of invoice.lines) {
    const pages = pdf.doc.bufferedPageRange().count
    const width = pdf.width - columns.amount - figureWidth - 12
    const isLong = pdf.widthOf(line.description) > width
    const height = lineHeight + (isLong ? 12 : 0)
    const top = pdf.reserve(height)
    const isNewPage = pdf.doc.bufferedPageRange().count > pages
    const y = isNewPage ? headAgain(context, height) : top
    pdf.text('P', say('trips.segment.kind', { kind: line.kind }), pdf.left, y + 3, {
      size: 8,
      color: colors.faint,
      width: 200,
    })
    pdf.text('P', line.description, pdf.left, y + 14, { width, lines: isLong ? 2 : 1 })
    figure(context, line.amount, 'amount', y + 14)
    figure(context, line.tax, 'tax', y + 14)
    figure(context, line.amount + line.tax, 'total', y + 14)
    rule(pdf, y + height - 4, colors.line)
  }
}

/** Repeats the column heads at the top of a new page and returns the position of its first line. */
function headAgain(context: DrawContext, height: number): number {
  context.pdf.y -= height
  head(context)
  return context.pdf.reserve(height)
}

function totals(context: DrawContext, standing: Standing | undefined) {
  const { pdf, formats, say, invoice } = context
  pdf.section(say('trips.invoice.total'))
  const top = pdf.reserve(118) + 10
  const x = pdf.right - 230
  const row = (name: string, amount: number, y: number) => {
    pdf.text('P', name, x, y, { size: 9.5, color: colors.soft, width: 130 })
    figure(context, amount, 'total', y)
  }
  row(say('trips.invoice.net'), invoice.total - invoice.tax, top)
  row(say('trips.invoice.taxes'), invoice.tax, top + 18)
  pdf.decorate((doc) => doc.roundedRect(x - 14, top + 40, pdf.right - x + 14, 38, 8).fill(colors.dark))
  pdf.text('P', say('trips.invoice.total'), x, top + 53, { size: 11, bold: true, color: '#ffffff', width: 80 })
  const total = formats.money(invoice.total, invoice.currency)
  pdf.text('P', total, x + 60, top + 51, {
    size: 14,
    bold: true,
    color: '#ffffff',
    width: pdf.right - x - 74,
    align: 'right',
  })
  const way = wayOfPaying(invoice, standing)
  if (way) {
    const text = say(way, { card: invoice.maskedCreditCard ?? '' })
    pdf.text('P', text, pdf.left, top + 53, { size: 9.5, color: colors.soft, width: 260 })
  }
}

/** The text about the method of payment; undefined without a card. */
function wayOfPaying({ maskedCreditCard, creditOf }: Invoice, standing: Standing | undefined) {
  if (standing === 'trial') return 'trips.invoice.notCharged'
  if (!maskedCreditCard) return undefined
  return creditOf ? 'trips.invoice.refundedTo' : 'trips.invoice.paidWith'
}

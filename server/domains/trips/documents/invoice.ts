import type { AgencyInfo } from '#contract/agency.ts'
import type { Invoice } from '#contract/trips.ts'
import { drawLogo, ink } from '#server/pdf/brand.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Say } from '#server/messages/messages.ts'
import { createPaper } from '#server/pdf/paper.ts'
import type { Paper } from '#server/pdf/paper.ts'
import { wordingFor } from '#server/pdf/wording.ts'
import type { Wording } from '#server/pdf/wording.ts'

export interface InvoiceContext {
  /** A culture code of §7; the document is French for fr-CA and English otherwise (§1). */
  culture: string
  travellerName: string
  companyName: string
  agency: AgencyInfo
  /** Left uncompressed only by tests that read it. */
  compress?: boolean
}

interface Writing {
  paper: Paper
  wording: Wording
  say: Say
  invoice: Invoice
}

const lineHeight = 36
const headHeight = 24

/** The invoice of a trip: its lines, taxes and total, and the masked card it was paid with (§7 bookings, §9 masking). */
export async function renderInvoice(invoice: Invoice, context: InvoiceContext): Promise<Buffer> {
  const wording = wordingFor(context.culture)
  const { say } = formatterFor(wording.locale)
  const paper = createPaper({
    title: `${titleOf(invoice, say)} ${invoice.number}`,
    subject: `${context.travellerName}, ${context.companyName}`,
    author: context.agency.companyName,
    wording,
    compress: context.compress ?? true,
  })
  const writing = { paper, wording, say, invoice }
  masthead(writing)
  parties(writing, context)
  lines(writing)
  totals(writing)
  return paper.finish((page, pages) => `${invoice.number}   ${say('trips.document.page', { page, pages })}`)
}

const titleOf = ({ creditOf }: Invoice, say: Say) => say(creditOf ? 'trips.invoice.creditNote' : 'trips.invoice.name')

function masthead({ paper, wording, say, invoice }: Writing) {
  const title = titleOf(invoice, say)
  paper.part(title)
  const top = paper.room(150)
  paper.decorate((doc) => {
    doc.rect(0, 0, doc.page.width, 6).fill(ink.brand)
    drawLogo(doc, paper.left, top - 8, 24)
  })
  paper.say('H1', title, paper.left, top + 34, { size: 25, bold: true })
  const band = top + 76
  paper.decorate((doc) => doc.roundedRect(paper.left, band, paper.width, 52, 8).fill(ink.brandWash))
  const cells: [name: string, value: string, color: string][] = [
    [say('trips.invoice.number'), invoice.number, ink.brand],
    [say('trips.invoice.issued'), wording.longDay(invoice.issued), ink.dark],
    [say('trips.segment.locator'), invoice.bookingId, ink.dark],
  ]
  const width = (paper.width - 14) / cells.length
  cells.forEach(([name, value, color], at) => {
    const x = paper.left + 14 + at * width
    paper.say('P', name, x, band + 11, { size: 8, color: ink.soft, width: width - 14 })
    paper.say('P', value, x, band + 25, { size: 11, bold: true, color, width: width - 10 })
  })
}

function parties({ paper, say }: Writing, { travellerName, companyName, agency }: InvoiceContext) {
  const top = paper.room(78)
  const half = paper.width / 2
  const column = (x: number, name: string, rows: string[]) => {
    paper.say('P', name, x, top, { size: 8, color: ink.soft, width: half - 16 })
    rows.forEach((row, at) =>
      paper.say('P', row, x, top + 13 + at * 15, { size: at === 0 ? 11 : 9.5, bold: at === 0, width: half - 16 }),
    )
  }
  column(paper.left, say('trips.invoice.billedTo'), [companyName, travellerName])
  const issuer = [agency.companyName, agency.companyTravelPhoneNumber, agency.emailFrom].filter(Boolean)
  column(paper.left + half, say('trips.invoice.issuedBy'), issuer)
}

/** Where the figures stand: right edges, counted from the right margin. */
const columns = { amount: 170, tax: 85, total: 0 }
const figureWidth = 82

function figure(
  { paper, wording, invoice }: Writing,
  amount: number,
  column: keyof typeof columns,
  y: number,
  bold = false,
) {
  const x = paper.right - columns[column] - figureWidth
  paper.say('P', wording.money(amount, invoice.currency), x, y, { size: 9.5, bold, width: figureWidth, align: 'right' })
}

function head({ paper, say }: Writing) {
  const top = paper.room(headHeight)
  const style = { size: 8, color: ink.soft }
  paper.say('P', say('trips.invoice.item'), paper.left, top + 4, style)
  for (const column of ['amount', 'tax', 'total'] as const) {
    const text = {
      amount: say('trips.invoice.amount'),
      tax: say('trips.invoice.taxes'),
      total: say('trips.invoice.total'),
    }[column]
    const x = paper.right - columns[column] - figureWidth
    paper.say('P', text, x, top + 4, { ...style, width: figureWidth, align: 'right' })
  }
  rule(paper, top + headHeight - 4, ink.dark)
}

const rule = (paper: Paper, y: number, color: string) =>
  paper.decorate((doc) => doc.moveTo(paper.left, y).lineTo(paper.right, y).lineWidth(0.7).stroke(color))

function lines(writing: Writing) {
  const { paper, say, invoice } = writing
  head(writing)
  for (const line of invoice.lines) {
    const pages = paper.doc.bufferedPageRange().count
    const width = paper.width - columns.amount - figureWidth - 12
    const isLong = paper.widthOf(line.description) > width
    const height = lineHeight + (isLong ? 12 : 0)
    const top = paper.room(height)
    const isNewPage = paper.doc.bufferedPageRange().count > pages
    const y = isNewPage ? headAgain(writing, height) : top
    paper.say('P', say('trips.segment.kind', { kind: line.kind }), paper.left, y + 3, {
      size: 8,
      color: ink.faint,
      width: 200,
    })
    paper.say('P', line.description, paper.left, y + 14, { width, lines: isLong ? 2 : 1 })
    figure(writing, line.amount, 'amount', y + 14)
    figure(writing, line.tax, 'tax', y + 14)
    figure(writing, line.amount + line.tax, 'total', y + 14)
    rule(paper, y + height - 4, ink.line)
  }
}

/** Repeats the column names at the top of a further page and gives the place of its first line. */
function headAgain(writing: Writing, height: number): number {
  writing.paper.y -= height
  head(writing)
  return writing.paper.room(height)
}

function totals(writing: Writing) {
  const { paper, wording, say, invoice } = writing
  paper.part(say('trips.invoice.total'))
  const top = paper.room(118) + 10
  const x = paper.right - 230
  const row = (name: string, amount: number, y: number) => {
    paper.say('P', name, x, y, { size: 9.5, color: ink.soft, width: 130 })
    figure(writing, amount, 'total', y)
  }
  row(say('trips.invoice.net'), invoice.total - invoice.tax, top)
  row(say('trips.invoice.taxes'), invoice.tax, top + 18)
  paper.decorate((doc) => doc.roundedRect(x - 14, top + 40, paper.right - x + 14, 38, 8).fill(ink.dark))
  paper.say('P', say('trips.invoice.total'), x, top + 53, { size: 11, bold: true, color: '#ffffff', width: 80 })
  const total = wording.money(invoice.total, invoice.currency)
  paper.say('P', total, x + 60, top + 51, {
    size: 14,
    bold: true,
    color: '#ffffff',
    width: paper.right - x - 74,
    align: 'right',
  })
  if (invoice.maskedCreditCard) {
    const way = invoice.creditOf ? 'trips.invoice.refundedTo' : 'trips.invoice.paidWith'
    paper.say('P', say(way, { card: invoice.maskedCreditCard }), paper.left, top + 53, {
      size: 9.5,
      color: ink.soft,
      width: 260,
    })
  }
}

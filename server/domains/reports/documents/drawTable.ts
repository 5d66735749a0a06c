import { colors } from '#server/files/pdf/brand.ts'
import type { PdfWriter } from '#server/files/pdf/pdfWriter.ts'
import type { ReportDrawing } from './drawReport.ts'

export interface TableColumn {
  heading: string
  /** The part of the width that the column takes, among the parts of all. */
  share: number
  isFigure?: boolean
}

const size = 9
const gap = 10
const lineHeight = 11
const rowPadding = 7
const headHeight = 20

interface PlacedColumn extends TableColumn {
  x: number
  width: number
}

/** The height of a table whose texts take one line each, in points. */
export const heightOfTable = (rows: number): number => headHeight + rows * (lineHeight + rowPadding)

/**
 * Draws a table, tagged as one. Its headings are repeated on every page; long texts take several lines. The row of
 * totals stands last, in bold.
 */
export function drawTable(
  { pdf }: ReportDrawing,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  totals?: readonly string[],
) {
  const placed = placeColumns(pdf, columns)
  pdf.within('Table', () => {
    drawHeadings(pdf, placed)
    for (const row of rows) drawRow(pdf, placed, row)
    if (totals) drawRow(pdf, placed, totals, true)
  })
}

function placeColumns(pdf: PdfWriter, columns: readonly TableColumn[]): PlacedColumn[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const free = pdf.width - gap * (columns.length - 1)
  let x = pdf.left
  return columns.map((column) => {
    const width = (column.share / all) * free
    const placed = { ...column, x, width }
    x += width + gap
    return placed
  })
}

function drawHeadings(pdf: PdfWriter, columns: readonly PlacedColumn[]) {
  // Headings never stand alone at the end of a page.
  pdf.keepTogether(headHeight + lineHeight + rowPadding)
  const y = pdf.reserve(headHeight)
  pdf.within('TR', () => {
    for (const { heading, x, width, isFigure } of columns)
      pdf.text('TH', heading, x, y + 4, { size: 8, color: colors.soft, width, align: isFigure ? 'right' : 'left' })
  })
  rule(pdf, y + headHeight - 3, colors.dark)
}

function drawRow(pdf: PdfWriter, columns: readonly PlacedColumn[], row: readonly string[], bold = false) {
  const lines = columns.map(({ width, isFigure }, at) =>
    isFigure ? 1 : pdf.linesOf(row[at] ?? '', { size, bold, width }),
  )
  const height = Math.max(...lines) * lineHeight + rowPadding
  const pages = pdf.doc.bufferedPageRange().count
  pdf.keepTogether(height)
  if (pdf.doc.bufferedPageRange().count > pages) drawHeadings(pdf, columns)
  const y = pdf.reserve(height)
  pdf.within('TR', () => {
    for (const [at, { x, width, isFigure }] of columns.entries())
      pdf.text('TD', row[at] ?? '', x, y + 2, {
        size,
        bold,
        width,
        lines: lines[at]!,
        align: isFigure ? 'right' : 'left',
      })
  })
  rule(pdf, y + height - 2, colors.line)
}

const rule = (pdf: PdfWriter, y: number, color: string) =>
  pdf.decorate((doc) => doc.moveTo(pdf.left, y).lineTo(pdf.right, y).lineWidth(0.6).stroke(color))

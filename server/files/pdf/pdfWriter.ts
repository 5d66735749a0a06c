import Pdf from 'pdfkit'
import { drawLogo, colors } from './brand.ts'
import type { DocumentFormats } from './documentFormats.ts'
import { fontOf, type DocumentFonts } from './documentFonts.ts'
import type { FigureBox, FigurePen } from './figure.ts'
import { printable } from './printable.ts'
import { ascent, layOut, lineHeight, widthOf } from './textLayout.ts'
import { isRightToLeft, textRuns } from './textRuns.ts'

interface Style {
  size?: number
  bold?: boolean
  color?: string
  width?: number
  align?: 'left' | 'center' | 'right'
  /** The most lines of this size; longer text is written smaller. */
  lines?: number
  link?: string | undefined
}

/** A tagged PDF being written: text is part of its structure, decoration is not. */
export interface PdfWriter {
  doc: PDFKit.PDFDocument
  left: number
  right: number
  width: number
  /** Vertical position of the next block; advanced by `reserve`. */
  y: number
  /** Makes room for a block of this height, on a new page if needed, and returns the position of its top. */
  reserve: (height: number) => number
  /** Starts a new page when a block of this height would be split; a block higher than a page is split nevertheless. */
  keepTogether: (height: number) => void
  /**
   * Starts a new page, unless this one is empty.
   * @returns its number, from 1
   */
  startPage: () => number
  /** Starts a section; text belongs to it until the next one. */
  section: (title: string) => void
  /** Puts the text that a function writes into an element of the structure: a table, or a row of one. */
  within: (tag: 'Table' | 'TR', write: () => void) => void
  /** Writes a paragraph, a heading or a cell of a table at a position. */
  text: (tag: 'H1' | 'H2' | 'H3' | 'P' | 'TH' | 'TD', text: string, x: number, y: number, style?: Style) => void
  widthOf: (text: string, style?: Style) => number
  /** The number of lines that a text takes at its size. */
  linesOf: (text: string, style: Style & { width: number }) => number
  /**
   * Draws a figure. Its drawing and the texts in it are one part of the structure, which screen readers say by `alt`.
   * @param box its area on the page, from the top left corner
   */
  figure: (alt: string, box: FigureBox, draw: (pen: FigurePen) => void) => void
  /** Draws decoration that is not part of the structure, so that screen readers skip it. */
  decorate: (draw: (doc: PDFKit.PDFDocument) => void) => void
  /** @returns the finished file */
  finish: (footer: (page: number, pages: number) => string) => Promise<Buffer>
}

export interface PdfOptions {
  title: string
  subject: string
  author: string
  formats: DocumentFormats
  fonts: DocumentFonts
  /** False in tests, which read the content. */
  compress?: boolean
}

interface Writer {
  doc: PDFKit.PDFDocument
  fonts: DocumentFonts
}

const bodySize = 9.5
const margin = 44
const footerHeight = 52
/** The room of the logo at the beginning of a footer. */
const logoWidth = 76
/** Regions that print on Letter; all others use A4 (Unicode CLDR, paper size). */
const letterRegions = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PR', 'SV', 'US', 'VE']
const usesA4 = (locale: string) => !letterRegions.includes(new Intl.Locale(locale).region ?? '')

export function createPdf(options: PdfOptions): PdfWriter {
  const { title, formats, fonts } = options
  const doc = openDocument(options)
  const file = collect(doc)
  const root = doc.struct('Document', { title, lang: formats.locale })
  doc.addStructure(root)
  let part = root
  const writer = { doc, fonts }

  const pdf: PdfWriter = {
    doc,
    left: margin,
    right: doc.page.width - margin,
    width: doc.page.width - 2 * margin,
    y: margin,
    reserve: (height) => {
      pdf.keepTogether(height)
      const top = pdf.y
      pdf.y += height
      return top
    },
    keepTogether: (height) => {
      const end = doc.page.height - footerHeight
      if (pdf.y + height <= end || pdf.y === margin || height > end - margin) return
      doc.addPage()
      pdf.y = margin
    },
    startPage: () => {
      if (pdf.y !== margin) doc.addPage()
      pdf.y = margin
      return doc.bufferedPageRange().count
    },
    section: (name) => {
      part = doc.struct('Sect', { title: name })
      root.add(part)
    },
    within: (tag, fill) => {
      const outer = part
      part = doc.struct(tag)
      outer.add(part)
      fill()
      part.end()
      part = outer
    },
    text: (tag, text, x, y, style = {}) => {
      const box = { ...style, width: style.width ?? pdf.right - x }
      const draw = () => write(writer, text, x, y, box)
      // Right-to-left text is drawn in the order of the page. The structure contains it in reading order.
      const told = { ...(isRightToLeft(text) && { actual: text }), ...(tag === 'TH' && { scope: 'Column' as const }) }
      const { link } = style
      part.add(link ? doc.struct(tag, told, doc.struct('Link', { alt: text }, draw)) : doc.struct(tag, told, draw))
    },
    widthOf: (text, { size = bodySize, bold = false } = {}) => widthOf(printable(text), { size, bold }, fonts),
    linesOf: (text, { size = bodySize, bold = false, width }) =>
      layOut(text, { size, bold, width, lines: Infinity }, fonts).lines.length,
    figure: (alt, { x, y, width, height }, draw) => {
      const bbox: [number, number, number, number] = [x, y, x + width, y + height]
      // The types of pdfkit lack the area.
      const told = { alt, bbox }
      part.add(doc.struct('Figure', told, () => draw({ doc, write: figureText(writer) })))
    },
    decorate: (draw) => decorate(doc, 'Layout', () => draw(doc)),
    finish: (footer) => {
      root.end()
      footers(writer, footer)
      doc.end()
      return file
    },
  }
  return pdf
}

const openDocument = ({ title, subject, author, formats, fonts, compress = true }: PdfOptions) =>
  new Pdf({
    size: usesA4(formats.locale) ? 'A4' : 'LETTER',
    margin: 0,
    bufferPages: true,
    compress,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: formats.locale,
    // The option takes an opened font, as `font()` does; its type does not say so.
    font: fonts.base.regular as unknown as string,
    info: { Title: title, Subject: subject, Author: author, Creator: 'Waymark' },
  })

/** Writes a text whose first line of capitals has its top at `y`. */
function write({ doc, fonts }: Writer, text: string, x: number, y: number, style: Style & { width: number }) {
  const { size = bodySize, bold = false, color = colors.dark, width, align = 'left', lines = 1, link } = style
  const laidOut = layOut(text, { size, bold, width, lines }, fonts)
  const free = laidOut.lines.length > lines ? 0 : ascent * (size - laidOut.size)
  doc.fillColor(color)
  laidOut.lines.forEach((line, at) => {
    const lineWidth = widthOf(line, { size: laidOut.size, bold }, fonts)
    const beside = align === 'left' ? 0 : (width - lineWidth) / (align === 'right' ? 1 : 2)
    const base = y + free + (ascent + at * lineHeight) * laidOut.size
    writeLine({ doc, fonts }, line, x + beside, base, { size: laidOut.size, bold, link })
  })
}

const shares = { start: 0, middle: 0.5, end: 1 }

/** Writes the lines of a figure. */
const figureText =
  ({ doc, fonts }: Writer): FigurePen['write'] =>
  (text, x, base, { size, bold = false, color, anchor }) => {
    const line = printable(text)
    doc.fillColor(color)
    const left = x - widthOf(line, { size, bold }, fonts) * shares[anchor]
    writeLine({ doc, fonts }, line, left, base, { size, bold, link: undefined })
  }

interface LineStyle {
  size: number
  bold: boolean
  link: string | undefined
}

function writeLine({ doc, fonts }: Writer, line: string, x: number, base: number, { size, bold, link }: LineStyle) {
  let left = x
  for (const run of textRuns(line, fonts)) {
    const font = fontOf(run.file, bold)
    // pdfkit accepts an opened font; its type allows only files.
    doc.font(font as unknown as Buffer).fontSize(size)
    const top = base - (font.ascent / font.unitsPerEm) * size
    doc.text(run.text, left, top, { lineBreak: false, ...(link ? { link } : {}) })
    left += doc.widthOfString(run.text)
  }
}

function decorate(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void) {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

function footers({ doc, fonts }: Writer, footer: (page: number, pages: number) => string) {
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at)
    const y = doc.page.height - 34
    const width = doc.page.width - 2 * margin
    decorate(doc, 'Pagination', () => {
      doc
        .moveTo(margin, y - 10)
        .lineTo(margin + width, y - 10)
        .lineWidth(0.6)
        .stroke(colors.line)
      drawLogo(doc, margin, y - 4, 13)
      // A long text is written smaller, so that it stays beside the logo.
      const style = { size: 8, color: colors.faint, width: width - logoWidth, align: 'right' } as const
      write({ doc, fonts }, footer(at + 1, count), margin + logoWidth, y - 1, style)
    })
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.on('end', () => resolve(Buffer.concat(chunks)))
  doc.on('error', reject)
  return promise
}

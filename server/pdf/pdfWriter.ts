import Pdf from 'pdfkit'
import { drawLogo, colors } from './brand.ts'
import { printable } from './printable.ts'
import type { DocumentFormats } from './documentFormats.ts'

interface Style {
  size?: number
  bold?: boolean
  color?: string
  width?: number
  align?: 'left' | 'center' | 'right'
  /** The most lines; longer text is cut with an ellipsis. */
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
  /** Starts a section; text belongs to it until the next one. */
  section: (title: string) => void
  /** Writes a paragraph or heading at a position. */
  text: (tag: 'H1' | 'H2' | 'H3' | 'P', text: string, x: number, y: number, style?: Style) => void
  widthOf: (text: string, style?: Style) => number
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
  /** False in tests, which read the content. */
  compress?: boolean
}

const margin = 44
const footerHeight = 52
/** Regions that use A4; all others here use Letter. */
const usesA4 = (locale: string) => locale === 'en-GB'

export function createPdf({ title, subject, author, formats, compress = true }: PdfOptions): PdfWriter {
  const doc = new Pdf({
    size: usesA4(formats.locale) ? 'A4' : 'LETTER',
    margin: 0,
    bufferPages: true,
    compress,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: formats.locale,
    info: { Title: title, Subject: subject, Author: author, Creator: 'Waymark' },
  })
  const file = collect(doc)
  const root = doc.struct('Document', { title, lang: formats.locale })
  doc.addStructure(root)
  let part = root
  const fontOf = ({ size = 9.5, bold = false }: Style) => doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)

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
    section: (name) => {
      part = doc.struct('Sect', { title: name })
      root.add(part)
    },
    text: (tag, text, x, y, style = {}) => {
      const { color = colors.dark, width = pdf.right - x, align = 'left', lines = 1, link } = style
      const draw = () => {
        fontOf(style).fillColor(color)
        const height = doc.currentLineHeight(true) * lines + 1
        doc.text(printable(text), x, y, { width, height, align, ellipsis: true, ...(link ? { link } : {}) })
      }
      part.add(link ? doc.struct(tag, {}, doc.struct('Link', { alt: text }, draw)) : doc.struct(tag, {}, draw))
    },
    widthOf: (text, style = {}) => fontOf(style).widthOfString(printable(text)),
    decorate: (draw) => decorate(doc, 'Layout', () => draw(doc)),
    finish: (footer) => {
      root.end()
      footers(doc, footer)
      doc.end()
      return file
    },
  }
  return pdf
}

function decorate(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void) {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

function footers(doc: PDFKit.PDFDocument, footer: (page: number, pages: number) => string) {
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
      doc.font('Helvetica').fontSize(8).fillColor(colors.faint)
      doc.text(printable(footer(at + 1, count)), margin, y - 1, { width, align: 'right', lineBreak: false })
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

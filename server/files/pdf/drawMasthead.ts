import { colors, drawLogo } from './brand.ts'
import type { PdfWriter } from './pdfWriter.ts'

/** Reserves the head of a document, with the band and the logo at the top. @returns the position of its first line */
export function drawMasthead(pdf: PdfWriter, height: number): number {
  const top = pdf.reserve(height)
  pdf.decorate((doc) => {
    doc.rect(0, 0, doc.page.width, 6).fill(colors.dark)
    drawLogo(doc, pdf.left, top - 8, 24)
  })
  return top
}

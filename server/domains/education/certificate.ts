import { colors } from '#server/files/pdf/brand.ts'
import { drawMasthead } from '#server/files/pdf/drawMasthead.ts'
import { openDocumentFonts } from '#server/files/pdf/documentFonts.ts'
import { documentFormats } from '#server/files/pdf/documentFormats.ts'
import { createPdf, type PdfWriter } from '#server/files/pdf/pdfWriter.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { EducationCertificate, ReportContext } from '#server/services/documents.ts'

/** As `Documents.certificate`: one page. */
export async function renderCertificate(certificate: EducationCertificate, context: ReportContext): Promise<Buffer> {
  const formats = documentFormats(context.culture)
  const { say, formatNumber } = formatterFor(formats.locale)
  const { name, title, company, topic, minutes, score, passedOn, validUntil } = certificate
  const pdf = createPdf({
    title: `${say('education.certificate.name')}, ${title}`,
    subject: `${name}, ${company}`,
    author: company,
    formats,
    fonts: await openDocumentFonts(JSON.stringify([certificate, say('education.certificate.name')])),
    compress: context.compress ?? true,
  })
  pdf.section(say('education.certificate.name'))
  drawMasthead(pdf, 92)
  drawLines(pdf, [
    { tag: 'H1', text: say('education.certificate.name'), size: 25, bold: true },
    { tag: 'P', text: name, size: 18, bold: true },
    { tag: 'P', text: say('education.certificate.passed', { company }), size: 11, color: colors.soft },
    { tag: 'H2', text: title, size: 18, bold: true },
  ])
  const day = (text: string) => formats.longDay(text)
  drawFacts(pdf, [
    [say('education.certificate.topic'), say('education.topic', { topic })],
    [say('education.certificate.minutes'), say('education.certificate.minutesOf', { minutes })],
    [say('education.certificate.score'), formatNumber(score / 100, { style: 'percent' })],
    [say('education.certificate.passedOn'), day(passedOn)],
    [say('education.certificate.validUntil'), day(validUntil)],
  ])
  return pdf.finish(() => `${name}   ${title}`)
}

interface Line {
  tag: 'H1' | 'H2' | 'P'
  text: string
  size: number
  bold?: boolean
  color?: string
}

function drawLines(pdf: PdfWriter, lines: readonly Line[]) {
  for (const { tag, text, ...style } of lines) {
    const full = { ...style, width: pdf.width }
    const count = pdf.linesOf(text, full)
    pdf.text(tag, text, pdf.left, pdf.reserve(count * style.size * 1.3 + 14), { ...full, lines: count })
  }
}

/** The column of the names of facts. */
const nameWidth = 130

function drawFacts(pdf: PdfWriter, facts: readonly (readonly [name: string, value: string])[]) {
  for (const [name, value] of facts) {
    const width = pdf.width - nameWidth - 14
    const lines = pdf.linesOf(value, { width, size: 11 })
    const y = pdf.reserve(12 + lines * 15)
    pdf.text('P', name, pdf.left, y, { size: 9.5, color: colors.soft, width: nameWidth })
    pdf.text('P', value, pdf.left + nameWidth + 14, y, { size: 11, width, lines })
  }
}

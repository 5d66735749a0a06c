import type { SegmentKind } from '#contract/trips/trips.ts'
import { segmentDrawings } from '#server/files/segmentDrawings.ts'

/** The application's colours on white, for PDFs; magenta is the logo's alone (docs/design.md). */
export const colors = {
  dark: '#2b1533',
  soft: '#55445b',
  faint: '#74657a',
  line: '#e4dce2',
  wash: '#faf6f8',
  brand: '#c8106f',
  accent: '#00666d',
  accentWash: '#e8f5f6',
  alarm: '#b3261e',
  alarmWash: '#fdf0ee',
}

const plate =
  'M6.5 3.5h13.7a4 4 0 0 1 3.1 1.5l6.8 8.5a4 4 0 0 1 0 5l-6.8 8.5a4 4 0 0 1-3.1 1.5H6.5A4.5 4.5 0 0 1 2 24V8a4.5 4.5 0 0 1 4.5-4.5z'
const route = 'm7 10.4 3.5 11.1 4.1-8.7 4.1 8.7 3.2-10.2'

/** "Waymark" as drawn lines, in its own letters. */
const word = [
  'm41 8 4.3 16 4.3-14.6L53.9 24l4.3-16',
  'M72.9 12.6V24',
  'm78.4 12.6 5.2 11.4M88.8 12.6l-7 15.6',
  'M94.3 24V12.6m0 4.5a4.5 4.5 0 0 1 9 0V24m0-6.9a4.5 4.5 0 0 1 9 0V24',
  'M128.8 12.6V24',
  'M134.6 24V12.6m0 5.2a5 5 0 0 1 5-5h.4',
  'M144.5 7v17m7.8-11.4-7.2 6.6m2.3-2 5.5 6.8',
]

type PdfDocument = PDFKit.PDFDocument

/** The logo with its wordmark, `height` points high. */
export function drawLogo(doc: PdfDocument, x: number, y: number, height: number) {
  doc
    .save()
    .translate(x, y)
    .scale(height / 32)
  doc.path(plate).fill(colors.brand)
  doc.lineJoin('round').lineCap('round').lineWidth(2.9).path(route).stroke('#ffffff')
  doc.circle(22.1, 10.7, 2.7).fill('#ffffff')
  doc.lineWidth(2.8).strokeColor(colors.dark)
  for (const path of word) doc.path(path).stroke()
  doc.circle(67.3, 18.2, 5.6).stroke()
  doc.circle(123.2, 18.2, 5.6).stroke()
  doc.restore()
}

/** A round badge with the icon of a flight, stay, rental or train; hollow at the end of a stay or rental. */
export function drawBadge(
  doc: PdfDocument,
  { kind, isEnd }: { kind: SegmentKind; isEnd: boolean },
  x: number,
  y: number,
) {
  const radius = isEnd ? 8 : 13
  doc
    .circle(x, y, radius)
    .lineWidth(1.2)
    .fillAndStroke(isEnd ? '#ffffff' : colors.accent, colors.accent)
  const size = isEnd ? 9 : 14
  doc
    .save()
    .translate(x - size / 2, y - size / 2)
    .scale(size / 24)
  doc
    .lineWidth(2)
    .lineJoin('round')
    .lineCap('round')
    .strokeColor(isEnd ? colors.accent : '#ffffff')
  for (const path of segmentDrawings[kind]) doc.path(path).stroke()
  doc.restore()
}

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

/** Paths on a grid of 24 by 24. */
const icons: Record<string, string[]> = {
  flight: [
    'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z',
  ],
  hotel: ['M2 4v16', 'M2 8h18a2 2 0 0 1 2 2v10', 'M2 17h20', 'M6 8v9'],
  car: [
    'M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2',
    'M9 17h6',
    'M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
    'M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  ],
  train: [
    'M8 3.1V7a4 4 0 0 0 8 0V3.1',
    'm9 15-1-1',
    'm15 15 1-1',
    'M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5Z',
    'm8 19-2 3',
    'm16 19 2 3',
  ],
}

/** A round badge with the icon of a flight, stay, rental or train; hollow at the end of a stay or rental. */
export function drawBadge(doc: PdfDocument, { kind, isEnd }: { kind: string; isEnd: boolean }, x: number, y: number) {
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
  for (const path of icons[kind] ?? []) doc.path(path).stroke()
  doc.restore()
}

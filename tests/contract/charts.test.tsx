import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Chart, chartHeight, type ChartKind } from '#contract/charts/chart.ts'
import type { ChartFrame } from '#contract/charts/chartLayout.ts'
import { layOutChart } from '#contract/charts/layOutChart.ts'
import { documentFormats } from '#server/files/pdf/documentFormats.ts'
import { openDocumentFonts } from '#server/files/pdf/documentFonts.ts'
import { drawChart } from '#server/files/pdf/drawChart.ts'
import { createPdf } from '#server/files/pdf/pdfWriter.ts'
import ChartPlot from '@/ui/chart/ChartPlot'
import { makeChart } from '#tests/support/patterns/chartFactory.ts'

// jsdom has bytes of its own, which the reader of fonts does not take for bytes.
beforeEach(() => void vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer.prototype).constructor))

type Rectangle = [x: number, y: number, width: number, height: number]

const twelveMonths = Array.from({ length: 12 }, (_, at) => ({
  key: String(at),
  name: `M${at}`,
  values: { last: 100 + at * 37, this: at === 7 ? -60 : 500 - at * 21 },
}))
const makeYear = (kind: ChartKind) => makeChart(kind, { points: twelveMonths })

/** The bars of the drawing on the screen, 640 px wide, with text of 16 px. */
function barsOnScreen(chart: Chart): Rectangle[] {
  const { container } = render(<ChartPlot chart={chart} label="Spend" hint="Keys" fallback={null} />)
  expect(screen.getByRole('application', { name: 'Spend' })).toBeVisible()
  const numbers = (rect: Element) => ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name)))
  return [...container.querySelectorAll('.recharts-bar rect')].map((rect) => numbers(rect) as Rectangle)
}

/** A PDF with one chart, its rectangles, and the frame it is drawn in. */
async function drawnPdf(chart: Chart) {
  const fonts = await openDocumentFonts('')
  const options = {
    title: 'Report',
    subject: '',
    author: '',
    formats: documentFormats('en-CA'),
    fonts,
    compress: false,
  }
  const pdf = createPdf(options)
  pdf.section('Spend')
  drawChart(pdf, { chart: { ...chart, series: chart.series }, title: 'Spend', unit: 'CAD', summary: 'Most in May' })
  const frame: ChartFrame = {
    width: pdf.width,
    height: chartHeight(chart, 8),
    size: 8,
    measure: (text) => pdf.widthOf(text, { size: 8 }),
  }
  const source = (await pdf.finish(() => '')).toString('latin1')
  // After the place of the drawing come its bars; the rectangles before it are those of the legend.
  const rectangles = [...source.matchAll(/^([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re$/gm)]
    .map((match) => match.slice(1, 5).map(Number) as Rectangle)
    .slice(chart.series.length)
  return { source, frame, rectangles }
}

const onScreen = (chart: Chart): ChartFrame => ({
  width: 640,
  height: chartHeight(chart, 16),
  size: 16,
  measure: (text) => text.length * 16 * 0.6,
})

const laidOut = (chart: Chart, frame: ChartFrame) =>
  layOutChart(chart, frame).bars.map(({ x, y, width, height }): Rectangle => [x, y, width, height])

/** Rectangles as shares of the area that they cover together. */
function shares(rectangles: Rectangle[]): Rectangle[] {
  const left = Math.min(...rectangles.map(([x]) => x))
  const top = Math.min(...rectangles.map(([, y]) => y))
  const width = Math.max(...rectangles.map(([x, , w]) => x + w)) - left
  const height = Math.max(...rectangles.map(([, y, , h]) => y + h)) - top
  return rectangles.map(([x, y, w, h]) => [(x - left) / width, (y - top) / height, w / width, h / height])
}

function expectClose(found: Rectangle[], wanted: Rectangle[], digits: number) {
  expect(found).toHaveLength(wanted.length)
  found.flat().forEach((value, at) => expect(value).toBeCloseTo(wanted.flat()[at]!, digits))
}

describe.each(['groupedBars', 'stackedBars', 'rankedBars'] as const)('a chart of %s', (kind) => {
  const chart = makeYear(kind)

  test('the screen and the PDF draw the bars exactly where the layout has them', async () => {
    expectClose(barsOnScreen(chart), laidOut(chart, onScreen(chart)), 6)
    const { frame, rectangles } = await drawnPdf(chart)
    expectClose(rectangles, laidOut(chart, frame), 1)
  })

  test('the screen and the PDF have the same proportions of all bars', async () => {
    const { rectangles } = await drawnPdf(chart)
    expectClose(shares(rectangles), shares(barsOnScreen(chart)), 2)
  })
})

test('a line of the screen and of the PDF goes through the same points', async () => {
  const chart = makeYear('area')
  const { container } = render(<ChartPlot chart={chart} label="Spend" hint="Keys" fallback={null} />)
  const { lines } = layOutChart(chart, onScreen(chart))
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(drawn).toEqual(expect.arrayContaining([lines[0]!.path, lines[1]!.path, lines[1]!.area]))
  const { source, frame } = await drawnPdf(chart)
  const [, { marks }] = layOutChart(chart, frame).lines as [unknown, { marks: { x: number; y: number }[] }]
  const points = marks.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
  const reached = new Set(
    [...source.matchAll(/^([-\d.]+) ([-\d.]+) [lm]$/gm)].map(
      ([, x, y]) => `${Math.round(Number(x))} ${Math.round(Number(y))}`,
    ),
  )
  expect(points.filter((point) => !reached.has(point))).toEqual([])
})

test('a chart of a PDF is a figure that says its title and its sentence', async () => {
  const { source } = await drawnPdf(makeYear('groupedBars'))
  expect(source).toMatch(/\/S \/Figure/)
  expect(source).toContain('(Spend: Most in May)')
  expect(source).toMatch(/\/BBox \[44 /)
})

import { type Chart, chartHeight, colorOf, printColors } from '#contract/charts/chart.ts'
import type { ChartBar, ChartLayout, ChartLine, ChartText } from '#contract/charts/chartLayout.ts'
import { dashesOf, markPath, textureOf, texturePath } from '#contract/charts/chartMarks.ts'
import { layOutChart } from '#contract/charts/layOutChart.ts'
import { colors } from './brand.ts'
import type { FigurePen } from './figure.ts'
import type { PdfWriter } from './pdfWriter.ts'

const [titleSize, textSize] = [11, 8]
/** The heights of the title and of the line with unit and legend, in points. */
const [titleHeight, legendHeight] = [18, 16]
const spaceBelow = 14

export interface PdfChart {
  chart: Chart
  title: string
  /** The unit of the values: `CAD`, `kg CO₂e`. */
  unit?: string | undefined
  /** The chart in a sentence, which screen readers say in place of the drawing. */
  summary: string
}

/** The height that a chart takes, in points. */
export const heightOfChart = ({ chart }: Pick<PdfChart, 'chart'>): number =>
  titleHeight + legendHeight + chartHeight(chart, textSize) + spaceBelow

/**
 * Draws a chart over the whole width, at the next place where all of it fits. Its parts are where the application shows
 * them.
 */
export function drawChart(pdf: PdfWriter, { chart, title, unit, summary }: PdfChart): void {
  const height = chartHeight(chart, textSize)
  const top = pdf.reserve(heightOfChart({ chart }))
  pdf.text('H3', title, pdf.left, top, { size: titleSize, bold: true })
  const measure = (text: string) => pdf.widthOf(text, { size: textSize })
  const layout = layOutChart(chart, { width: pdf.width, height, size: textSize, measure })
  const box = { x: pdf.left, y: top + titleHeight, width: pdf.width, height: legendHeight + height }
  pdf.figure(`${title}: ${summary}`, box, (pen) => {
    legend(pen, chart, { unit, x: box.x, base: box.y + textSize, measure })
    pen.doc.save().translate(box.x, box.y + legendHeight)
    drawParts(pen, chart, layout)
    pen.doc.restore()
  })
}

interface LegendPlace {
  unit: string | undefined
  x: number
  base: number
  measure: (text: string) => number
}

function legend(pen: FigurePen, chart: Chart, { unit, x, base, measure }: LegendPlace): void {
  const style = { size: textSize, color: colors.soft, anchor: 'start' } as const
  const isLine = chart.kind === 'line' || chart.kind === 'area'
  let left = x
  if (unit) {
    pen.write(unit, left, base, style)
    left += measure(unit) + 16
  }
  if (chart.series.length === 1) return
  chart.series.forEach(({ name }, series) => {
    const y = base - textSize * 0.8
    const marks = [{ point: 0, x: left + 6, y: y + textSize / 2 }]
    if (isLine) drawLine(pen, chart, { series, path: `M${left},${y + textSize / 2}h12`, area: undefined, marks })
    else drawBar(pen, chart, { series, point: 0, x: left, y, width: 12, height: textSize })
    pen.write(name, left + 16, base, style)
    left += measure(name) + 32
  })
}

function drawParts(pen: FigurePen, chart: Chart, layout: ChartLayout): void {
  const { plot } = layout
  const rule = (at: number, color: string) =>
    pen.doc.path(`M${plot.x},${at}h${plot.width}`).lineWidth(0.5).stroke(color)
  layout.ticks.forEach(({ at }) => rule(at, colors.line))
  layout.bars.forEach((bar) => drawBar(pen, chart, bar))
  layout.lines.forEach((line) => drawLine(pen, chart, line))
  if (layout.ticks.length > 0) rule(layout.zero, colors.faint)
  const write = (texts: readonly ChartText[], color: string, bold = false) =>
    texts.forEach(({ text, x, y, anchor }) => pen.write(text, x, y, { size: layout.size, color, anchor, bold }))
  write([...layout.ticks, ...layout.names], colors.soft)
  write(layout.values, colors.dark, true)
}

const printColor = ({ series }: Chart, at: number) => printColors[colorOf(series, at) - 1] ?? colors.dark

function drawBar({ doc }: FigurePen, chart: Chart, bar: ChartBar): void {
  doc.rect(bar.x, bar.y, bar.width, bar.height).fill(printColor(chart, bar.series))
  const texture = texturePath(textureOf(chart.series, bar.series), bar, textSize * 0.5)
  if (texture) doc.path(texture).lineWidth(1).stroke('#ffffff')
}

function drawLine({ doc }: FigurePen, chart: Chart, line: ChartLine): void {
  const color = printColor(chart, line.series)
  if (line.area) doc.save().path(line.area).fillOpacity(0.16).fill(color).restore()
  const [length, space] = dashesOf(chart.series[line.series], textSize)
  doc.save().lineWidth(1.4).lineJoin('round')
  if (length) doc.dash(length, space === undefined ? {} : { space })
  if (line.path) doc.path(line.path).stroke(color)
  doc.restore()
  for (const { x, y } of line.marks) doc.path(markPath(line.series, x, y, textSize * 0.3)).fill(color)
}

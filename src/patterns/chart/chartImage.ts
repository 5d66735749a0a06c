import { type Chart, chartHeight, colorOf, printColors } from '#contract/charts/chart.ts'
import type { ChartLayout, ChartText } from '#contract/charts/chartLayout.ts'
import { dashesOf, markPath, textureOf, texturePath } from '#contract/charts/chartMarks.ts'
import { layOutChart } from '#contract/charts/layOutChart.ts'
import { saveFile } from '@/lib/fileName'
import { type ChartTexts, fileNameOf } from './chartRows'

type Pen = CanvasRenderingContext2D

/** The image is 960 px wide with text of 14 px, and drawn twice as large, for sharp print. */
const [width, size, scale, margin] = [960, 14, 2, 24]
const ink = { dark: '#2b1533', soft: '#55445b', line: '#e4dce2', paper: '#ffffff' }

/** Downloads a chart as a PNG on white, with its title, unit, legend and time. Loaded with the first download. */
export async function saveImage(chart: Chart, texts: ChartTexts): Promise<void> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas.')
  const family = getComputedStyle(document.body).fontFamily
  const write = (weight: number, pixels: number) => void (pen.font = `${weight} ${pixels}px ${family}`)
  write(400, size)
  const measure = (text: string) => pen.measureText(text).width
  const height = chartHeight(chart, size)
  const layout = layOutChart(chart, { width: width - 2 * margin, height, size, measure })
  const top = margin + size * 6
  // The new size of a canvas resets its state.
  canvas.width = width * scale
  canvas.height = (top + height + margin) * scale
  pen.scale(scale, scale)
  pen.fillStyle = ink.paper
  pen.fillRect(0, 0, width, canvas.height)
  pen.translate(margin, margin)
  drawHead(pen, chart, texts, write)
  pen.translate(0, size * 6)
  drawChart(pen, chart, layout, write)
  saveFile(await toPng(canvas), fileNameOf(texts, 'png'))
}

type Write = (weight: number, pixels: number) => void

const toPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image could not be made.'))), 'image/png')
  })

function drawHead(pen: Pen, chart: Chart, { title, unit, asOf }: ChartTexts, write: Write): void {
  pen.fillStyle = ink.dark
  write(600, size * 1.4)
  pen.fillText(title, 0, size * 1.2, width - 2 * margin)
  write(400, size)
  pen.fillStyle = ink.soft
  pen.fillText([unit, asOf].filter(Boolean).join(' · '), 0, size * 2.9, width - 2 * margin)
  let x = 0
  chart.series.forEach(({ name }, at) => {
    drawSeries(pen, chart, swatchOf(chart, at, x))
    pen.fillStyle = ink.dark
    pen.fillText(name, x + size * 1.8, size * 4.8)
    x += pen.measureText(name).width + size * 3.4
  })
}

/** The bars or the line of one series. */
type SeriesDrawing = Pick<ChartLayout, 'bars' | 'lines'>

/** A piece of a bar or line for the legend. */
function swatchOf({ kind }: Chart, series: number, x: number): SeriesDrawing {
  const [y, w] = [size * 4, size * 1.4]
  if (kind !== 'line' && kind !== 'area')
    return { bars: [{ series, point: 0, x, y, width: w, height: size }], lines: [] }
  const middle = y + size / 2
  const marks = [{ point: 0, x: x + w / 2, y: middle }]
  return { bars: [], lines: [{ series, path: `M${x},${middle}h${w}`, area: undefined, marks }] }
}

function drawChart(pen: Pen, chart: Chart, layout: ChartLayout, write: Write): void {
  pen.strokeStyle = ink.line
  pen.lineWidth = 1
  for (const { at } of layout.ticks) pen.stroke(new Path2D(`M${layout.plot.x},${at}h${layout.plot.width}`))
  drawSeries(pen, chart, layout)
  pen.strokeStyle = ink.soft
  pen.lineWidth = 1
  if (layout.ticks.length > 0) pen.stroke(new Path2D(`M${layout.plot.x},${layout.zero}h${layout.plot.width}`))
  pen.fillStyle = ink.soft
  drawTexts(pen, [...layout.ticks, ...layout.names])
  pen.fillStyle = ink.dark
  write(600, size)
  drawTexts(pen, layout.values)
}

const aligned = { start: 'left', middle: 'center', end: 'right' } as const

function drawTexts(pen: Pen, texts: readonly ChartText[]): void {
  for (const { text, x, y, anchor } of texts) {
    pen.textAlign = aligned[anchor]
    pen.fillText(text, x, y)
  }
  pen.textAlign = 'left'
}

function drawSeries(pen: Pen, { series }: Chart, { bars, lines }: SeriesDrawing): void {
  const color = (at: number) => printColors[colorOf(series, at) - 1] ?? ink.dark
  for (const bar of bars) {
    pen.fillStyle = color(bar.series)
    pen.fillRect(bar.x, bar.y, bar.width, bar.height)
    pen.strokeStyle = ink.paper
    pen.lineWidth = 1.5
    pen.stroke(new Path2D(texturePath(textureOf(series, bar.series), bar, size * 0.5)))
    pen.lineWidth = 1
    pen.strokeRect(bar.x, bar.y, bar.width, bar.height)
  }
  for (const line of lines) {
    pen.fillStyle = pen.strokeStyle = color(line.series)
    pen.globalAlpha = 0.16
    fillPath(pen, new Path2D(line.area ?? ''))
    pen.globalAlpha = 1
    pen.lineWidth = 2
    pen.setLineDash(dashesOf(series[line.series], size))
    pen.stroke(new Path2D(line.path))
    pen.setLineDash([])
    for (const { x, y } of line.marks) fillPath(pen, new Path2D(markPath(line.series, x, y, size * 0.32)))
  }
}

const fillPath = (pen: Pen, path: Path2D) => pen.fill(path)

import { type ScaleBand, scaleBand, type ScaleLinear, scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { type Chart, type ChartPoint, valueOf } from './chart.ts'
import {
  barsOf,
  type Box,
  type ChartBar,
  type ChartFrame,
  type ChartLayout,
  type ChartLine,
  type ChartText,
} from './chartLayout.ts'
import { stacked, valueScale } from './valueScale.ts'

/** The widest bar, in sizes of the text. */
const widestBar = 4

/** The axes of a chart: names from left to right, values upwards. */
interface Axes {
  names: ScaleBand<string>
  values: ScaleLinear<number, number>
  size: number
}

/** Places the parts of a chart whose axis of values is upright. */
export function layOutUpright(chart: Chart, frame: ChartFrame): ChartLayout {
  const { width, height, size, measure } = frame
  const { domain, ticks } = valueScale(chart)
  const texts = ticks.map((value) => ({ value, text: chart.tickText(value) }))
  const left = Math.max(0, ...texts.map(({ text }) => measure(text))) + size * 0.75
  const plot = { x: left, y: size * 0.7, width: Math.max(width - left, 1), height: height - size * 2.6 }
  const values = scaleLinear(domain, [plot.y + plot.height, plot.y])
  const names = scaleBand(
    chart.points.map(({ key }) => key),
    [plot.x, plot.x + plot.width],
  )
  const axes = { names: names.paddingInner(0.24).paddingOuter(0.12), values, size }
  return {
    width,
    height,
    size,
    plot,
    domain,
    zero: values(0),
    values: [],
    ticks: texts.map(({ value, text }) => {
      const at = values(value)
      return { value, text, at, x: left - size * 0.5, y: at + size * 0.35, anchor: 'end' }
    }),
    names: namesOf(chart.points, names, frame),
    bars: placeBars(chart, axes),
    lines: chart.kind === 'line' || chart.kind === 'area' ? linesOf(chart, axes) : [],
    bands: chart.points.map(({ key }) => bandOf(names, key, plot)),
  }
}

const startOf = (names: Axes['names'], key: string) => names(key) ?? 0

function bandOf(names: Axes['names'], key: string, plot: Box): Box {
  const beside = (names.step() - names.bandwidth()) / 2
  return { x: startOf(names, key) - beside, y: plot.y, width: names.step(), height: plot.height }
}

/** Only every second or third name where all would touch one another. */
function namesOf(
  points: readonly ChartPoint[],
  names: Axes['names'],
  { size, height, measure }: ChartFrame,
): ChartText[] {
  const widest = Math.max(0, ...points.map(({ name }) => measure(name))) + size * 0.5
  const every = Math.max(1, Math.ceil(widest / names.step()))
  return points
    .filter((_, at) => at % every === 0)
    .map(({ key, name }) => ({
      text: name,
      x: startOf(names, key) + names.bandwidth() / 2,
      y: height - size * 0.5,
      anchor: 'middle',
    }))
}

function placeBars(chart: Chart, axes: Axes): ChartBar[] {
  if (chart.kind === 'groupedBars') return groupBars(chart, axes)
  return chart.kind === 'stackedBars' ? stackBars(chart, axes) : []
}

/** Bars side by side, in the middle of their group where they would be too wide. */
function groupBars(chart: Chart, { names, values, size }: Axes): ChartBar[] {
  const used = Math.min(names.bandwidth(), widestBar * size * chart.series.length)
  const middle = names.bandwidth() / 2
  const inner = scaleBand(
    chart.series.map(({ key }) => key),
    [middle - used / 2, middle + used / 2],
  ).paddingInner(0.1)
  return barsOf(chart, (point, series, value) => ({
    ...spanOf(values, 0, value),
    x: startOf(names, point.key) + startOf(inner, series.key),
    width: inner.bandwidth(),
  }))
}

function stackBars(chart: Chart, { names, values, size }: Axes): ChartBar[] {
  const layers = stacked(chart)
  const width = Math.min(names.bandwidth(), widestBar * size)
  return barsOf(chart, (point, series) => {
    const [from = 0, to = 0] = layers[chart.series.indexOf(series)]?.[chart.points.indexOf(point)] ?? []
    const x = startOf(names, point.key) + (names.bandwidth() - width) / 2
    return { ...spanOf(values, from, to), x, width }
  })
}

function spanOf(values: Axes['values'], from: number, to: number): Pick<Box, 'y' | 'height'> {
  const [one, other] = [values(from), values(to)]
  return { y: Math.min(one, other), height: Math.abs(one - other) }
}

interface Place {
  x: number
  y: number | null
}

function linesOf({ kind, series, points }: Chart, { names, values }: Axes): ChartLine[] {
  const isDefined = ({ y }: Place) => y !== null
  const across = ({ x }: Place) => x
  const up = ({ y }: Place) => y ?? 0
  const draw = line(across, up).defined(isDefined)
  const fill = area(across, values(0), up).defined(isDefined)
  return series.map((each, at) => {
    const places = points.map((point): Place => {
      const value = valueOf(point, each)
      return { x: startOf(names, point.key) + names.bandwidth() / 2, y: value === null ? null : values(value) }
    })
    return {
      series: at,
      path: draw(places) ?? '',
      area: kind === 'area' && !each.isComparison ? (fill(places) ?? '') : undefined,
      marks: places.flatMap(({ x, y }, point) => (y === null ? [] : [{ point, x, y }])),
    }
  })
}

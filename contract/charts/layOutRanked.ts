import { scaleLinear } from 'd3-scale'
import { type Chart, rankedRow, valueOf } from './chart.ts'
import { barsOf, type ChartFrame, type ChartLayout } from './chartLayout.ts'
import { valueScale } from './valueScale.ts'

/** A list: in each row the name, the value at its end, and the bars of the series below. */
export function layOutRanked(chart: Chart, { width, height, size, measure }: ChartFrame): ChartLayout {
  const { series, points } = chart
  const { domain } = valueScale(chart)
  const scale = scaleLinear(domain, [0, width])
  const rowHeight = (rankedRow.name + rankedRow.bar * series.length + rankedRow.space) * size
  const first = series[0]
  const shown = points.map((point) => (first ? valueOf(point, first) : null))
  const values = shown.map((value) => (value === null ? '–' : chart.valueText(value)))
  const baseOf = (at: number) => at * rowHeight + size
  const thickness = rankedRow.bar * size
  return {
    width,
    height,
    size,
    domain,
    plot: { x: 0, y: 0, width, height },
    ticks: [],
    lines: [],
    zero: scale(0),
    names: points.map(({ name }, at) => ({
      text: shortened(name, width - measure(values[at] ?? '') - size, measure),
      x: 0,
      y: baseOf(at),
      anchor: 'start' as const,
    })),
    values: values.map((text, at) => ({ text, x: width, y: baseOf(at), anchor: 'end' as const })),
    bars: barsOf(chart, (point, each, value) => ({
      x: Math.min(scale(0), scale(value)),
      width: Math.abs(scale(value) - scale(0)),
      y: points.indexOf(point) * rowHeight + rankedRow.name * size + series.indexOf(each) * thickness,
      height: thickness * 0.9,
    })),
    bands: points.map((_, at) => ({ x: 0, y: at * rowHeight, width, height: rowHeight })),
  }
}

/** A text that ends with an ellipsis where it is wider than its place. Tooltip and table have the whole. */
function shortened(text: string, width: number, measure: ChartFrame['measure']): string {
  if (measure(text) <= width) return text
  const letters = Array.from(text)
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  let count = letters.length - 1
  while (count > 1 && measure(cut(count)) > width) count -= 1
  return cut(count)
}

import { scaleLinear } from 'd3-scale'
import { stack, stackOffsetDiverging, type SeriesPoint } from 'd3-shape'
import { type Chart, type ChartPoint, valueOf } from './chart.ts'

/** The first and the last value of an axis, and the few round values that are marked on it. */
export interface ValueScale {
  domain: [number, number]
  ticks: number[]
}

const tickCount = 4
/** A smaller difference is none: it comes from calculating with fractions. */
const smallest = 1e-9

/**
 * The scale of the values. It contains zero, so that lengths and heights are in proportion, and begins and ends at a
 * round value. Counts are marked by whole numbers only.
 */
export function valueScale(chart: Pick<Chart, 'kind' | 'series' | 'points'>): ValueScale {
  const values = chart.kind === 'stackedBars' ? stackEnds(chart) : singleValues(chart)
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  // A list has no axis: its longest bar takes the whole width.
  if (chart.kind === 'rankedBars') return { domain: low === high ? [0, 1] : [low, high], ticks: [] }
  const scale = scaleLinear().domain(high - low < smallest ? [0, 1] : [low, high])
  scale.nice(tickCount)
  const isWhole = values.every((value) => Number.isInteger(value))
  const ticks = scale.ticks(tickCount).filter((tick) => !isWhole || Number.isInteger(tick))
  const [first = 0, last = 1] = scale.domain()
  return { domain: [first, last], ticks }
}

const singleValues = ({ series, points }: Pick<Chart, 'series' | 'points'>) =>
  points.flatMap((point) => series.flatMap((each) => valueOf(point, each) ?? []))

const stackEnds = (chart: Pick<Chart, 'series' | 'points'>) => stacked(chart).flatMap((layer) => layer.flat())

/** For each series the start and end of its segment in each point. Values below zero are stacked downwards. */
export function stacked({ series, points }: Pick<Chart, 'series' | 'points'>): SeriesPoint<ChartPoint>[][] {
  return stack<ChartPoint>()
    .keys(series.map(({ key }) => key))
    .value((point, key) => point.values[key] ?? 0)
    .offset(stackOffsetDiverging)(points)
}

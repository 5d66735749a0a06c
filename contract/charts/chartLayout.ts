import { type Chart, type ChartPoint, type ChartSeries, valueOf } from './chart.ts'

/** The area of a drawing and its text. All lengths have one unit: pixels on the screen, points in a PDF. */
export interface ChartFrame {
  width: number
  height: number
  /** The size of the text. */
  size: number
  /** The width of a text in this size. */
  measure: (text: string) => number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A text at its place; `y` is its base line. */
export interface ChartText {
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

export interface ChartBar extends Box {
  series: number
  point: number
}

export interface ChartLine {
  series: number
  /** An SVG path. Points without a value interrupt it. */
  path: string
  /** The surface below it; undefined for a mere line. */
  area: string | undefined
  marks: { point: number; x: number; y: number }[]
}

/** Where all parts of a chart are. The screen, the image and the PDF draw these and compute no place themselves. */
export interface ChartLayout {
  width: number
  height: number
  size: number
  plot: Box
  domain: [number, number]
  /** The marked values with their places on the axis. None for a ranked list, which writes its values. */
  ticks: (ChartText & { value: number; at: number })[]
  /** The place of zero on the axis of values. */
  zero: number
  names: ChartText[]
  /** Values written beside their bars. */
  values: ChartText[]
  bars: ChartBar[]
  lines: ChartLine[]
  /** The area of each point, for pointing at it. */
  bands: Box[]
}

type PlaceBar = (point: ChartPoint, series: ChartSeries, value: number) => Box

/** A bar for each value of a chart, at the place that it is given. */
export const barsOf = ({ points, series }: Pick<Chart, 'points' | 'series'>, place: PlaceBar): ChartBar[] =>
  series.flatMap((each, at) =>
    points.flatMap((point, index) => {
      const value = valueOf(point, each)
      return value === null ? [] : [{ series: at, point: index, ...place(point, each, value) }]
    }),
  )

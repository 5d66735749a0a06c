/**
 * A chart as data, from which the screen, the image and the PDF are drawn. `rankedBars` are horizontal: a list in the
 * order of its points. `area` is a line with the surface below it.
 */
export type ChartKind = 'groupedBars' | 'stackedBars' | 'rankedBars' | 'line' | 'area'

/** The values of one meaning, such as those of one year or one category. */
export interface ChartSeries {
  key: string
  name: string
  /** The series that the others are compared with: a hatched bar, a dashed line. */
  isComparison?: boolean
}

/** A place on the axis of names: its unique key, its short name, and a value for the key of each series. */
export interface ChartPoint {
  key: string
  name: string
  /** Its name where it stands alone, in a table or a file: `November 2025` for `Nov`. */
  wholeName?: string | undefined
  /** Null, or no entry, without a value; never shown as zero. */
  values: Readonly<Record<string, number | null>>
}

export interface Chart {
  kind: ChartKind
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  /** A value on the axis, in few characters. */
  tickText: (value: number) => string
  /** A value in full. */
  valueText: (value: number) => string
}

/** The name of a point where it stands alone. */
export const wholeNameOf = ({ name, wholeName }: Pick<ChartPoint, 'name' | 'wholeName'>): string => wholeName ?? name

/** A value of a point; null without one. */
export const valueOf = (point: ChartPoint, { key }: ChartSeries): number | null => point.values[key] ?? null

/** Whether a chart has no value at all. */
export const isEmpty = ({ series, points }: Pick<Chart, 'series' | 'points'>): boolean =>
  points.every((point) => series.every((each) => valueOf(point, each) === null))

/** The measures of a ranked list, in sizes of its text: the line of the name, a bar, and the space below a row. */
export const rankedRow = { name: 1.6, bar: 0.9, space: 1 }

/** The height of charts with an upright axis, in sizes of their text. */
const uprightHeight = 18

/**
 * The height of a chart: a ranked list is as high as its rows, all others have one height.
 * @param size of the text, in the unit of the height
 */
export function chartHeight({ kind, series, points }: Pick<Chart, 'kind' | 'series' | 'points'>, size: number): number {
  const { name, bar, space } = rankedRow
  return kind === 'rankedBars' ? points.length * (name + bar * series.length + space) * size : uprightHeight * size
}

/** The place of a series among those that are no comparison, from 0. */
export const placeOf = (series: readonly ChartSeries[], at: number): number =>
  series.slice(0, at).filter(({ isComparison }) => !isComparison).length

/** The number of the colour of a series, 1–6, as in `--color-chart-1`. Comparisons have the last, which is gray. */
export const colorOf = (series: readonly ChartSeries[], at: number): number =>
  series[at]?.isComparison ? 6 : (placeOf(series, at) % 6) + 1

/** These colours on white: those of the light theme in `src/ui/tokens.css`, for images and PDFs. */
export const printColors = ['#00727d', '#644395', '#3f76c8', '#c66a28', '#1f855d', '#726373'] as const

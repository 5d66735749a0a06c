import { type Chart, valueOf, wholeNameOf } from '#contract/charts/chart.ts'
import type { CsvCell } from '#contract/texts/csvText.ts'

/** The texts around a chart. */
export interface ChartTexts {
  title: string
  /** The unit of its values: `USD`, `tonnes of CO₂e`. */
  unit?: string | undefined
  /** The time of the data: `As of May 9, 2026`. */
  asOf?: string | undefined
}

/**
 * The rows of a chart's CSV file: the headings, with the unit, and a row for each point, with its numbers as they are.
 * @param pointHeading the heading of the names: `Month`
 */
export function csvRows(chart: Chart, { unit }: ChartTexts, pointHeading: string): CsvCell[][] {
  const headings = chart.series.map(({ name }) => (unit ? `${name} (${unit})` : name))
  const rows = chart.points.map((point) => [
    wholeNameOf(point),
    ...chart.series.map((series) => valueOf(point, series)),
  ])
  return [[pointHeading, ...headings], ...rows]
}

// oxlint-disable-next-line no-control-regex -- file systems do not allow them
const unfit = /[\u0000-\u001f/\\:*?"<>|]/g

/** The name of a chart's file: `Total spend.csv`. */
export const fileNameOf = ({ title }: ChartTexts, ending: 'csv' | 'png') =>
  `${title.replace(unfit, ' ').replace(/\s+/g, ' ').trim()}.${ending}`

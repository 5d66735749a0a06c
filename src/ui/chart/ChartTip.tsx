import { type Chart, valueOf, wholeNameOf } from '#contract/charts/chart.ts'
import type { ChartLayout } from '#contract/charts/chartLayout.ts'
import styles from './ChartPlot.module.css'
import { SeriesMark } from './SeriesMark'

interface ChartTipProps {
  chart: Chart
  layout: ChartLayout
  point: number
}

/** The exact values of a point, beside it. Hidden from screen readers, which hear them. */
export function ChartTip({ chart, layout, point }: ChartTipProps) {
  const [shown, band] = [chart.points[point], layout.bands[point]]
  if (!shown || !band) return null
  const isList = chart.kind === 'rankedBars'
  const isAtEnd = band.x + band.width / 2 > layout.width / 2
  // A list has it below its row, so that it does not cover the values; other charts beside the point.
  const place = isList
    ? { insetBlockStart: band.y + band.height, insetInlineStart: 0 }
    : isAtEnd
      ? { insetBlockStart: band.y, right: layout.width - band.x + 4 }
      : { insetBlockStart: band.y, left: band.x + band.width + 4 }
  return (
    <div className={styles.tip} style={place} aria-hidden="true">
      <strong>{wholeNameOf(shown)}</strong>
      {chart.series.map((each, at) => {
        const value = valueOf(shown, each)
        return (
          <span key={each.key} className={styles.entry}>
            <SeriesMark chart={chart} at={at} />
            <span className={styles.entryName}>{each.name}</span>
            <span>{value === null ? '–' : chart.valueText(value)}</span>
          </span>
        )
      })}
    </div>
  )
}

import { useId } from 'react'
import { type Chart, valueOf, wholeNameOf } from '#contract/charts/chart.ts'
import styles from './ChartCard.module.css'

interface ChartTableProps {
  chart: Chart
  /** The title of the chart with its unit. */
  caption: string
  /** The heading of the names of the points. */
  pointHeading: string
}

/** The values of a chart as a table, also for screen readers and copying. */
export function ChartTable({ chart: { series, points, valueText }, caption, pointHeading }: ChartTableProps) {
  const captionId = useId()
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it (WCAG 2.1.1)
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{pointHeading}</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row">{wholeNameOf(point)}</th>
              {series.map((each) => {
                const value = valueOf(point, each)
                return <td key={each.key}>{value === null ? '–' : valueText(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import type { Chart } from '#contract/charts/chart.ts'
import styles from './ChartLegend.module.css'
import { SeriesMark } from './SeriesMark'

/** The series of a chart with their marks. */
export const ChartLegend = ({ chart }: { chart: Pick<Chart, 'kind' | 'series'> }) => (
  <ul role="list" className={styles.legend}>
    {chart.series.map(({ key, name }, at) => (
      <li key={key} className={styles.entry}>
        <SeriesMark chart={chart} at={at} />
        {name}
      </li>
    ))}
  </ul>
)

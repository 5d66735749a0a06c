import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { type Chart, chartHeight } from '#contract/charts/chart.ts'
import type { ChartPlotProps } from '@/ui/chart/ChartPlot'
import { Skeleton } from '@/ui/progress/Skeleton'
import { useInView } from '@/ui/useInView'
import styles from './ChartCard.module.css'

// The charting library is loaded separately; if that fails, the figures are shown as a table.
const Plot = lazy<ComponentType<ChartPlotProps>>(() =>
  import('@/ui/chart/ChartPlot').catch(() => ({ default: Missing })),
)
const Missing = ({ fallback }: ChartPlotProps) => fallback

interface LazyPlotProps {
  chart: Chart
  label: string
  /** The table that stands for a chart whose code does not load. */
  fallback: ReactNode
}

/** A chart that loads its code once it is near the visible area. */
export function LazyPlot({ chart, label, fallback }: LazyPlotProps) {
  const { formatMessage } = useIntl()
  const { ref, wasSeen } = useInView<HTMLDivElement>()
  const waiting = <PlotSkeleton chart={chart} />
  return (
    <div ref={ref} className={styles.plot} style={{ minBlockSize: heightOf(chart) }}>
      <Suspense fallback={waiting}>
        {wasSeen ? (
          <Plot chart={chart} label={label} hint={formatMessage({ id: 'patterns.chart.keys' })} fallback={fallback} />
        ) : (
          waiting
        )}
      </Suspense>
    </div>
  )
}

/** The size of the text of a chart, `--text-xs`, in rem. */
const textSize = 0.75
const heightOf = (chart: Chart) => `${chartHeight(chart, textSize)}rem`

/** As high as the chart, so that nothing moves when it comes. */
export const PlotSkeleton = ({ chart }: { chart: Chart }) => (
  <div style={{ blockSize: heightOf(chart) }}>
    <Skeleton shape="box" className={styles.skeleton} />
  </div>
)

import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Chart, isEmpty } from '#contract/charts/chart.ts'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/display/Card'
import textStyle from '@/ui/layout/textStyle.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ChartLegend } from '@/ui/chart/ChartLegend'
import styles from './ChartCard.module.css'
import { ChartMenu } from './ChartMenu'
import { ChartTable } from './ChartTable'
import { LazyPlot, PlotSkeleton } from './LazyPlot'
import type { ChartTexts } from './chartRows'

export interface ChartCardProps extends ChartTexts, Pick<Chart, 'kind' | 'series' | 'points'> {
  headingLevel?: 2 | 3 | 4 | undefined
  /** The chart in a sentence. Screen readers get it in place of the drawing. */
  summary: string
  /** The heading of the names of the points: `Month`. */
  pointHeading: string
  /** A value in full, for table, tooltip and list. */
  formatValue: (value: number) => string
  /** A value on the axis, in few characters. By default as in full. */
  formatTick?: ((value: number) => string) | undefined
  /** Shown without any value. */
  empty: ReactNode
  /** While the data loads. */
  isLoading?: boolean | undefined
  className?: string | undefined
}

/** A chart on a card, as a drawing or as a table, to download and to print. All of it is made of the same data. */
export function ChartCard(props: ChartCardProps) {
  const { title, unit, asOf, summary, headingLevel, pointHeading, empty, isLoading = false, className } = props
  const chart = useChart(props)
  const [isTable, setTable] = useState(false)
  const card = useRef<HTMLElement>(null)
  const texts = { title, unit, asOf }
  const hasValues = !isLoading && !isEmpty(chart)
  const caption = unit ? `${title} (${unit})` : title
  const table = <ChartTable chart={chart} caption={caption} pointHeading={pointHeading} />
  return (
    <Card
      ref={card}
      className={className}
      heading={title}
      headingLevel={headingLevel}
      description={[unit, asOf].filter(Boolean).join(' · ')}
      actions={
        hasValues && (
          <span className={styles.actions}>
            <ViewButton title={title} isTable={isTable} onClick={() => setTable(!isTable)} />
            <ChartMenu {...{ chart, texts, pointHeading, card }} />
          </span>
        )
      }
    >
      {isLoading ? (
        <Loading chart={chart} />
      ) : hasValues ? (
        <div className={styles.body}>
          <p className={textStyle.note}>{summary}</p>
          {!isTable && chart.series.length > 1 && <ChartLegend chart={chart} />}
          {isTable ? table : <LazyPlot chart={chart} label={`${title}: ${summary}`} fallback={table} />}
        </div>
      ) : (
        <p className={textStyle.soft}>{empty}</p>
      )}
    </Card>
  )
}

function useChart({ kind, series, points, formatValue, formatTick = formatValue }: ChartCardProps): Chart {
  return useMemo(
    () => ({ kind, series, points, valueText: formatValue, tickText: formatTick }),
    [kind, series, points, formatValue, formatTick],
  )
}

interface ViewButtonProps {
  title: string
  isTable: boolean
  onClick: () => void
}

function ViewButton({ title, isTable, onClick }: ViewButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <IconButton
      size="small"
      label={formatMessage({ id: isTable ? 'patterns.chart.asChart' : 'patterns.chart.asTable' }, { title })}
      icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
      onClick={onClick}
    />
  )
}

const Loading = ({ chart }: { chart: Chart }) => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="patterns.loading" />
    </VisuallyHidden>
    <PlotSkeleton chart={chart} />
  </>
)

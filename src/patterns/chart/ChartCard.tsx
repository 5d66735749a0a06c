import { ChartColumn, Table2, Download, FileSpreadsheet, Image, Printer } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Chart, isEmpty } from '#contract/charts/chart.ts'
import { IconButton } from '@/ui/button/IconButton'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import textStyle from '@/ui/layout/textStyle.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ChartLegend } from '@/ui/chart/ChartLegend'
import { PopoverButton } from '@/ui/overlay/PopoverButton'
import { useLocale } from '@/i18n/useLocale'
import styles from './ChartCard.module.css'
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

interface ChartMenuProps {
  chart: Chart
  texts: ChartTexts
  pointHeading: string
  /** The card, which is printed alone. */
  card: RefObject<HTMLElement | null>
}

/** The chart as an image, as a table for spreadsheets, or on paper. */
function ChartMenu({ chart, texts, pointHeading, card }: ChartMenuProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const [hasFailed, setFailed] = useState(false)
  // The code of both files is loaded with the first download.
  const save = async (load: () => Promise<unknown>) => {
    setFailed(false)
    await load().catch(() => setFailed(true))
  }
  const saveImage = () => save(() => import('./chartImage').then((code) => code.saveImage(chart, texts)))
  const saveTable = () =>
    save(() => import('./chartCsv').then((code) => code.saveTable(chart, texts, { pointHeading, locale })))
  return (
    <>
      <PopoverButton
        theme="tripsHelp"
        isAtEnd
        size="small"
        label={formatMessage({ id: 'patterns.chart.download' }, { title: texts.title })}
        icon={<Download aria-hidden="true" />}
      >
        {(close) => (
          <Choices
            choose={(run) => {
              close()
              run()
            }}
            {...{ saveImage, saveTable }}
            print={() => printAlone(card.current)}
          />
        )}
      </PopoverButton>
      {hasFailed && (
        <span role="alert" className={styles.failed}>
          <FormattedMessage id="patterns.download.failed" />
        </span>
      )}
    </>
  )
}

interface ChoicesProps {
  choose: (run: () => unknown) => void
  saveImage: () => unknown
  saveTable: () => unknown
  print: () => unknown
}

function Choices({ choose, saveImage, saveTable, print }: ChoicesProps) {
  const choices = [
    { id: 'patterns.chart.png', icon: <Image aria-hidden="true" />, run: saveImage },
    { id: 'patterns.chart.csv', icon: <FileSpreadsheet aria-hidden="true" />, run: saveTable },
    { id: 'patterns.chart.print', icon: <Printer aria-hidden="true" />, run: print },
  ] as const
  return (
    <div className={styles.menu}>
      {choices.map(({ id, icon, run }) => (
        <Button key={id} variant="quiet" size="small" icon={icon} onClick={() => choose(run)}>
          <FormattedMessage id={id} />
        </Button>
      ))}
    </div>
  )
}

/** Prints a card without the rest of the page, once the menu is gone. The style sheet hides the rest. */
function printAlone(card: HTMLElement | null): void {
  if (!card) return
  card.dataset.printed = ''
  addEventListener('afterprint', () => delete card.dataset.printed, { once: true })
  setTimeout(() => globalThis.print(), 200)
}

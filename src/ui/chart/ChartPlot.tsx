import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { type Chart, chartHeight, valueOf, wholeNameOf } from '#contract/charts/chart.ts'
import type { ChartLayout } from '#contract/charts/chartLayout.ts'
import { layOutChart } from '#contract/charts/layOutChart.ts'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './ChartPlot.module.css'
import { PlotMarks } from './PlotMarks'
import { useSize } from './useSize'
import { SeriesMark } from './SeriesMark'

export interface ChartPlotProps {
  chart: Chart
  /** The name of the chart for screen readers. */
  label: string
  /** Tells that the arrow keys move over the points. */
  hint: string
  /** Shown in place of the chart where its code does not load. */
  fallback: ReactNode
}

/** A drawn chart. The pointer and the arrow keys move over its points. Loaded on demand with the charting library. */
export default function ChartPlot({ chart, label, hint }: ChartPlotProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const hintId = useId()
  const layout = useMemo(
    () => size && layOutChart(chart, { ...size, size: size.text, height: chartHeight(chart, size.text) }),
    [chart, size],
  )
  const { point, isByKey, show, onKeyDown } = usePoint(chart)
  const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return layout ? bandAt(layout, clientX - left, clientY - top) : undefined
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has its own keys
    <div
      ref={frame}
      className={styles.plot}
      role="application"
      aria-label={label}
      aria-describedby={hintId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move over its points
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => show(pointAt(event))}
      onPointerDown={(event) => show(pointAt(event))}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && show(undefined)}
      onBlur={() => show(undefined)}
    >
      {layout && (
        <div aria-hidden="true">
          <PlotMarks chart={chart} layout={layout} point={point} />
        </div>
      )}
      {layout && point !== undefined && <ChartTip chart={chart} layout={layout} point={point} />}
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
      <VisuallyHidden role="status">{isByKey && point !== undefined && pointText(chart, point)}</VisuallyHidden>
    </div>
  )
}

/** The point that the reader looks at. Only the keyboard has it announced: a pointer would cause a flood. */
function usePoint({ points }: Chart) {
  const [shown, setShown] = useState<{ point: number; isByKey: boolean }>()
  const last = points.length - 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setShown(undefined)
    const next = nextPoint(event.key, shown?.point, last)
    if (next === undefined) return
    event.preventDefault()
    setShown({ point: next, isByKey: true })
  }
  const show = (point: number | undefined) => setShown(point === undefined ? undefined : { point, isByKey: false })
  // Other data may have fewer points.
  const point = shown && shown.point <= last ? shown.point : undefined
  return { point, isByKey: shown?.isByKey === true, show, onKeyDown }
}

function nextPoint(key: string, now: number | undefined, last: number): number | undefined {
  if (last < 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight' || key === 'ArrowDown') return now === undefined ? 0 : Math.min(now + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return now === undefined ? last : Math.max(now - 1, 0)
  return undefined
}

function bandAt({ bands }: ChartLayout, x: number, y: number): number | undefined {
  const found = bands.findIndex(
    (band) => x >= band.x && x < band.x + band.width && y >= band.y && y < band.y + band.height,
  )
  return found === -1 ? undefined : found
}

function pointText({ series, points, valueText }: Chart, at: number): string {
  const point = points[at]
  if (!point) return ''
  const values = series.map((each) => {
    const value = valueOf(point, each)
    return `${each.name}: ${value === null ? '–' : valueText(value)}`
  })
  return [wholeNameOf(point), ...values].join('; ')
}

interface ChartTipProps {
  chart: Chart
  layout: ChartLayout
  point: number
}

/** The exact values of a point, beside it. Hidden from screen readers, which hear them. */
function ChartTip({ chart, layout, point }: ChartTipProps) {
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

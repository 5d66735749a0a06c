import type { Key } from 'react'
import { Area, Bar, CartesianGrid, ComposedChart, Line, XAxis, YAxis } from 'recharts'
import { type Chart, type ChartPoint, type ChartSeries, colorOf, valueOf } from '#contract/charts/chart.ts'
import { dashesOf, markPath, textureOf, texturePath } from '#contract/charts/chartMarks.ts'
import type { ChartBar, ChartLayout, ChartText } from '#contract/charts/chartLayout.ts'
import styles from './marks.module.css'

export interface PlotMarksProps {
  chart: Chart
  layout: ChartLayout
  /** The point that is looked at. */
  point: number | undefined
}

/** Recharts draws the parts of a chart, each at its place in the layout, which PDFs and images share. */
export function PlotMarks({ chart, layout, point }: PlotMarksProps) {
  const { width, height, plot, domain, ticks } = layout
  const isList = chart.kind === 'rankedBars'
  const values = { type: 'number', domain, ticks: ticks.map(({ value }) => value) } as const
  const names = { type: 'category', dataKey: 'key', interval: 0 } as const
  const band = point === undefined ? undefined : layout.bands[point]
  const margin = { top: plot.y, left: plot.x, right: 0, bottom: height - plot.y - plot.height }
  return (
    <ComposedChart
      {...{ width, height, margin }}
      data={[...chart.points]}
      layout={isList ? 'vertical' : 'horizontal'}
      accessibilityLayer={false}
      className={styles.chart ?? ''}
    >
      <XAxis {...(isList ? values : names)} hide />
      <YAxis {...(isList ? names : values)} hide width={0} />
      {!isList && (
        <CartesianGrid vertical={false} horizontalPoints={ticks.map(({ at }) => at)} stroke="var(--color-border)" />
      )}
      {band && <rect className={styles.band} x={band.x} y={band.y} width={band.width} height={band.height} />}
      {chart.series.map((series, at) => seriesMark({ chart, layout, series, at }))}
      {!isList && <path className={styles.zero} d={`M${plot.x},${layout.zero}h${plot.width}`} />}
      <Texts texts={[...ticks, ...layout.names]} className={isList ? styles.name : styles.text} />
      <Texts texts={layout.values} className={styles.value} />
    </ComposedChart>
  )
}

interface SeriesProps extends Pick<PlotMarksProps, 'chart' | 'layout'> {
  series: ChartSeries
  at: number
}

/** A function and no component: recharts looks for its own elements. */
function seriesMark({ chart, layout, series, at }: SeriesProps) {
  const color = `var(--color-chart-${colorOf(chart.series, at)})`
  const common = {
    dataKey: (point: ChartPoint) => valueOf(point, series),
    isAnimationActive: false,
    activeDot: false,
    name: series.name,
  }
  const line = layout.lines.find((each) => each.series === at)
  if (!line) {
    const bars = new Map(
      layout.bars.filter((bar) => bar.series === at).map((bar) => [chart.points[bar.point]?.key, bar]),
    )
    const shape = ({ payload }: { payload?: ChartPoint }) => {
      const bar = bars.get(payload?.key)
      return bar ? <BarMark bar={bar} chart={chart} color={color} size={layout.size} /> : <g />
    }
    const stackId = chart.kind === 'stackedBars' ? { stackId: 'all' } : {}
    return <Bar key={series.key} {...common} {...stackId} shape={shape as never} />
  }
  const path = (
    <path
      className={styles.line}
      d={line.path}
      stroke={color}
      strokeDasharray={dashesOf(series, layout.size).join(' ')}
    />
  )
  const marks = new Map(line.marks.map((mark) => [mark.point, mark]))
  const dot = ({ index, key }: { index?: number; key?: Key | null | undefined }) => {
    const mark = marks.get(index ?? -1)
    const d = mark ? markPath(at, mark.x, mark.y, layout.size * 0.32) : ''
    return <path key={key} className={styles.mark} d={d} fill={color} />
  }
  if (line.area === undefined) return <Line key={series.key} {...common} shape={() => path} dot={dot} />
  const shape = () => (
    <g>
      <path className={styles.area} d={line.area} fill={color} />
      {path}
    </g>
  )
  return <Area key={series.key} {...common} shape={shape} dot={dot} />
}

function BarMark({ bar, chart, color, size }: { bar: ChartBar; chart: Chart; color: string; size: number }) {
  const { x, y, width, height } = bar
  return (
    <g>
      <rect className={styles.bar} {...{ x, y, width, height }} fill={color} />
      <path className={styles.texture} d={texturePath(textureOf(chart.series, bar.series), bar, size * 0.5)} />
    </g>
  )
}

const Texts = ({ texts, className }: { texts: readonly ChartText[]; className: string | undefined }) =>
  texts.map(({ text, x, y, anchor }) => (
    <text key={`${x} ${y}`} className={className} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  ))

import type { ReactNode } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { cx } from '@/ui/cx'
import styles from './GroupedBars.module.css'

/** One row of bars of the same color. */
export interface BarSeries {
  key: string
  name: string
  /** `soft` for the series that the other one is compared with. */
  tone: 'soft' | 'strong'
}

/** One group of bars: its unique name on the axis, and a value for the key of each series. */
export interface BarGroup {
  name: string
  /** Null without a value. */
  values: Record<string, number | null>
}

export interface GroupedBarsProps {
  title: ReactNode
  /** The chart in a sentence, under its title. */
  summary: ReactNode
  /** The text that screen readers get in place of the bars. */
  label: string
  series: readonly BarSeries[]
  groups: readonly BarGroup[]
  /** A value on the axis, in few characters. */
  axisText: (value: number) => string
  /** A value of a group, in full. */
  valueText: (value: number | null) => string
  className?: string | undefined
}

/** A bar chart with the series side by side in each group. Lazily loaded, because the charting library is large. */
export function GroupedBars({ title, summary, label, className, ...plot }: GroupedBarsProps) {
  return (
    <figure className={cx(styles.chart, className)}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.legend} aria-hidden="true">
          {plot.series.map(({ key, name, tone }) => (
            <span key={key} className={cx(styles.series, styles[tone])}>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <div className={styles.plot} role="img" aria-label={label}>
        <Plot {...plot} />
      </div>
    </figure>
  )
}

type PlotProps = Pick<GroupedBarsProps, 'series' | 'groups' | 'axisText' | 'valueText'>

const axis = { stroke: 'var(--color-border)', tick: { fill: 'var(--color-ink-soft)' }, tickLine: false }
const fills = { soft: 'var(--color-border-strong)', strong: 'var(--color-chart-1)' }

function Plot({ series, groups, axisText, valueText }: PlotProps) {
  const data = groups.map(({ name, values }) => ({ ...values, name }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} accessibilityLayer={false} barGap={1} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-border)" />
        <XAxis dataKey="name" {...axis} />
        <YAxis width="auto" axisLine={false} tickCount={4} tickFormatter={axisText} {...axis} />
        <Tooltip
          cursor={{ fill: 'var(--color-surface-muted)' }}
          isAnimationActive={false}
          content={<GroupTip series={series} groups={groups} valueText={valueText} />}
        />
        {series.map(({ key, tone }) => (
          <Bar key={key} dataKey={key} fill={fills[tone]} radius={[3, 3, 0, 0]} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

interface GroupTipProps extends Pick<PlotProps, 'series' | 'groups' | 'valueText'> {
  /** The name of the group under the pointer; set by the chart. */
  label?: unknown
}

/** The exact values of one group. */
function GroupTip({ series, groups, valueText, label }: GroupTipProps) {
  const group = groups.find(({ name }) => name === label)
  if (!group) return null
  return (
    <div className={styles.tip}>
      <strong>{group.name}</strong>
      {series.map(({ key, name, tone }) => (
        <span key={key} className={cx(styles.series, styles[tone])}>
          {name}: {valueText(group.values[key] ?? null)}
        </span>
      ))}
    </div>
  )
}

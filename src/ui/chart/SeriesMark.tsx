import { type Chart, colorOf } from '#contract/charts/chart.ts'
import { dashesOf, markPath, textureOf, texturePath } from '#contract/charts/chartMarks.ts'
import styles from './marks.module.css'

interface SeriesMarkProps {
  chart: Pick<Chart, 'kind' | 'series'>
  /** The place of the series. */
  at: number
}

const box = { x: 0, y: 0, width: 16, height: 12 }

/** How a series is drawn, for legends and tooltips: colour and texture, or colour, dashes and shape. */
export function SeriesMark({ chart: { kind, series }, at }: SeriesMarkProps) {
  const color = `var(--color-chart-${colorOf(series, at)})`
  const isLine = kind === 'line' || kind === 'area'
  return (
    <svg viewBox="0 0 16 12" width="16" height="12" aria-hidden="true" className={styles.swatch}>
      {isLine ? (
        <>
          <path
            className={styles.line}
            d="M0,6H16"
            stroke={color}
            strokeDasharray={dashesOf(series[at], 9).join(' ')}
          />
          <path className={styles.mark} d={markPath(at, 8, 6, 3.5)} fill={color} />
        </>
      ) : (
        <>
          <rect className={styles.bar} {...box} rx="2" fill={color} />
          <path className={styles.texture} d={texturePath(textureOf(series, at), box, 4.5)} />
        </>
      )}
    </svg>
  )
}

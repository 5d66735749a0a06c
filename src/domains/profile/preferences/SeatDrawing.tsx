import type { seatLengthwise, seatWidthwise } from '#contract/profile/preferences.ts'
import { cx } from '@/ui/cx'
import styles from './SeatDrawing.module.css'

type Widthwise = (typeof seatWidthwise)[number]
type Lengthwise = (typeof seatLengthwise)[number]

const row = ['window', 'middle', 'aisle', 'aisle', 'middle', 'window'] as const
const step = 9
const aisle = 6

/** One row of a cabin, three seats on either side of the aisle; seats of the chosen kind are filled. */
export const RowDrawing = ({ chosen }: { chosen: Widthwise }) => (
  <svg viewBox="0 0 60 16" className={styles.row} aria-hidden="true">
    {row.map((kind, index) => (
      <rect
        // eslint-disable-next-line react/no-array-index-key
        key={index}
        x={index * step + (index > 2 ? aisle : 0) + 1}
        y="2"
        width="7"
        height="12"
        rx="2"
        className={cx(styles.seat, kind === chosen && styles.chosen)}
      />
    ))}
  </svg>
)

/** Position of each part of the cabin, from the front, as shares of the drawing's length. */
const zones: Record<Exclude<Lengthwise, 'none'>, { from: number; length: number }> = {
  front: { from: 12, length: 12 },
  bulkhead: { from: 12, length: 4 },
  middle: { from: 26, length: 12 },
  exitRow: { from: 30, length: 4 },
  rear: { from: 42, length: 12 },
}

/** A cabin from above, its front to the left, with the chosen part marked. */
export const CabinDrawing = ({ chosen }: { chosen: Lengthwise }) => (
  <svg viewBox="0 0 60 16" className={styles.row} aria-hidden="true">
    <path d="M2 8C4 3 9 2 14 2h40a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H14C9 14 4 13 2 8Z" className={styles.seat} />
    {chosen !== 'none' && (
      <rect x={zones[chosen].from} y="4" width={zones[chosen].length} height="8" rx="1.5" className={styles.chosen} />
    )}
  </svg>
)

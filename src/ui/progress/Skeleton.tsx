import { cx } from '@/ui/cx'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** `text` draws lines, `box` a block as high as its class sets, `circle` an avatar. */
  shape?: 'text' | 'box' | 'circle' | undefined
  /** Number of lines of text. */
  lines?: number | undefined
  className?: string | undefined
}

/** A placeholder for loading content. Hidden from screen readers: announce the loading once, beside it. */
export const Skeleton = ({ shape = 'text', lines = 3, className }: SkeletonProps) =>
  shape === 'text' ? (
    <div className={cx(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={cx(styles.bone, styles.line)} />
      ))}
    </div>
  ) : (
    <div className={cx(styles.bone, styles[shape], className)} aria-hidden="true" />
  )

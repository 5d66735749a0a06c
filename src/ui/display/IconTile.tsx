import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './IconTile.module.css'
import type { Tone } from '@/ui/tone'

interface IconTileProps {
  /** The icon, hidden from screen readers because the text beside it has the meaning. */
  children: ReactNode
  tone?: Tone | undefined
  className?: string | undefined
}

/** An icon on a toned square, at the start of a row. */
export const IconTile = ({ children, tone = 'accent', className }: IconTileProps) => (
  <span className={cx(styles.tile, styles[tone], className)}>{children}</span>
)

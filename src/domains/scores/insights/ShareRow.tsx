import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { cx } from '@/ui/cx'
import styles from './ShareRow.module.css'

interface ShareRowProps {
  name: ReactNode
  figures: ReactNode
  /** In percent, for the bar; the figures say it in words. */
  share: number
  to?: To | undefined
  /** The bar is of a decrease among increases. */
  isDecrease?: boolean
}

/** A row of a list that is compared: its name, its figures and a bar. */
export const ShareRow = ({ name, figures, share, to, isDecrease = false }: ShareRowProps) => (
  <li className={styles.row}>
    {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
    <span className={styles.figures}>{figures}</span>
    <span className={cx(styles.bar, isDecrease && styles.decrease)} aria-hidden="true">
      <span style={{ inlineSize: `${share}%` }} />
    </span>
  </li>
)

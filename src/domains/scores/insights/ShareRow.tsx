import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import styles from './ShareRow.module.css'

interface ShareRowProps {
  name: ReactNode
  figures: ReactNode
  /** In percent, for the bar; the figures say it in words. */
  share: number
  to?: To | undefined
}

/** A row of a list that is compared: its name, its figures and a bar. */
export const ShareRow = ({ name, figures, share, to }: ShareRowProps) => (
  <li className={styles.row}>
    {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
    <span className={styles.figures}>{figures}</span>
    <span className={styles.bar} aria-hidden="true">
      <span style={{ inlineSize: `${share}%` }} />
    </span>
  </li>
)

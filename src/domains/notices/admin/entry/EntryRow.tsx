import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import rowLink from '@/patterns/list/rowLink.module.css'
import rows from '@/patterns/list/rows.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './EntryRow.module.css'

interface EntryRowProps {
  title: string
  /** The page of the entry; undefined for one that cannot be changed here. */
  to: string | undefined
  marks: ReactNode
  /** A line of facts below the title. */
  children: ReactNode
}

/** A row of the lists of notices and content: its title leads to its page. */
export function EntryRow({ title, to, marks, children }: EntryRowProps) {
  const titleId = useId()
  return (
    <li className={cx(rows.row, styles.row)} aria-labelledby={titleId}>
      <p className={cx(layout.row2, layout.lines1)} id={titleId}>
        {to ? (
          <Link className={cx(rowLink.link, textStyle.strong, textStyle.anywhere)} to={to}>
            {title}
          </Link>
        ) : (
          <span className={cx(textStyle.strong, textStyle.anywhere)}>{title}</span>
        )}{' '}
        {marks}
      </p>
      {children}
    </li>
  )
}

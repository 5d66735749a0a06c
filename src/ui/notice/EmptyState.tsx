import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  title: ReactNode
  headingLevel?: 1 | 2 | 3 | 4 | undefined
  text?: ReactNode
  illustration?: ReactNode
  /** An action that adds the first entry, or a link. */
  action?: ReactNode
  className?: string | undefined
}

/** An empty list: the title, the reason, and the next step. */
export const EmptyState = ({ title, headingLevel = 2, text, illustration, action, className }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx(styles.empty, className)}>
      {illustration && <div className={styles.illustration}>{illustration}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

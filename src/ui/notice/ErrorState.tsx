import { CloudAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import styles from './ErrorState.module.css'

export interface ErrorStateProps {
  title: ReactNode
  /** Makes the title a heading, where the failure is the whole page. */
  headingLevel?: 1 | 2 | undefined
  text?: ReactNode
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
  /** In one row, for a widget that fails beside others that work. */
  isCompact?: boolean | undefined
  illustration?: ReactNode
  className?: string | undefined
}

/** The failure, with a retry button that keeps the focus. */
export const ErrorState = ({
  title,
  headingLevel,
  text,
  retryLabel,
  onRetry,
  isRetrying,
  isCompact = false,
  illustration,
  className,
}: ErrorStateProps) => {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <div role="alert" className={cx(styles.error, isCompact && styles.compact, className)}>
      {illustration && !isCompact ? (
        <div className={styles.illustration}>{illustration}</div>
      ) : (
        <CloudAlert className={styles.icon} aria-hidden="true" />
      )}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {onRetry && retryLabel && (
        <Button
          variant="secondary"
          size={isCompact ? 'small' : 'medium'}
          icon={<RotateCw aria-hidden="true" />}
          isPending={isRetrying}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  )
}

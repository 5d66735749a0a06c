import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { RowList } from './ExpandingRow'
import styles from './sectionStates.module.css'

interface FailedSectionProps {
  title: ReactNode
  query: { refetch: () => unknown; isFetching: boolean }
}

/** In the place of a section's rows: what did not load, and trying again. */
export function FailedSection({ title, query: { refetch, isFetching } }: FailedSectionProps) {
  const { formatMessage } = useIntl()
  return (
    <Card>
      <ErrorState
        isCompact
        title={title}
        retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Card>
  )
}

/** Rows that keep the place of those that are loading. */
export const WaitingRows = ({ text }: { text: ReactNode }) => (
  <>
    <VisuallyHidden role="status">{text}</VisuallyHidden>
    <RowList isWaiting>
      {[1, 2].map((row) => (
        <li key={row} className={styles.bone}>
          <Skeleton lines={2} />
        </li>
      ))}
    </RowList>
  </>
)

import type { ReactNode } from 'react'
import type { MessageId } from '@/i18n/messages'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { RowList } from '@/patterns/list/ExpandingRow'
import { QueryFailure } from './QueryFailure'
import styles from './sectionStates.module.css'

interface FailedSectionProps {
  title: MessageId
  query: { refetch: () => unknown; isFetching: boolean }
}

/** An error message in the place of a section's rows, with a button to try again. */
export const FailedSection = ({ title, query }: FailedSectionProps) => (
  <Card>
    <QueryFailure query={query} title={title} />
  </Card>
)

/** Placeholders with the height of the rows that are loading. */
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

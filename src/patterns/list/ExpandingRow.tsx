import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/button/IconButton'
import { cx } from '@/ui/cx'
import styles from './ExpandingRow.module.css'

interface RowListProps {
  label?: string | undefined
  /** Its rows are placeholders for those that are loading. */
  isWaiting?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Rows with a line between them, on the same surface. Its children are rows. */
export const RowList = ({ label, isWaiting, className, children }: RowListProps) => (
  <ul role="list" aria-label={label} aria-hidden={isWaiting} className={cx(styles.list, className)}>
    {children}
  </ul>
)

/** The content below a row that opens; it is rendered only while the row is open. */
export interface RowDetails {
  isOpen: boolean
  onToggle: () => void
  content: ReactNode
}

export interface ExpandingRowProps {
  /** Id of the row's heading, which names it. */
  headingId: string
  /** In plain words, for the button that opens: "Montreal to Bogotá, Dec 9 to 14". */
  name: string
  /** The part that always shows; its heading may be a link to the page of the row's record. */
  summary: ReactNode
  /** At the end of the row: a figure, a badge, at most one action. */
  end?: ReactNode
  /** Without them the row does not open. */
  details?: RowDetails | undefined
  /** The whole row opens when it is pressed; neither its summary nor its end has a link or button then. */
  isWhole?: boolean | undefined
  className?: string | undefined
}

/** A row that opens in place. A button shows its details, and its heading may link to the page of its record. */
export function ExpandingRow({ headingId, name, summary, end, details, className, isWhole }: ExpandingRowProps) {
  const { formatMessage } = useIntl()
  const detailsId = useId()
  const isOpen = details?.isOpen ?? false
  return (
    <li className={cx(styles.row, className)}>
      <article aria-labelledby={headingId}>
        <div className={styles.line}>
          <div className={styles.summary}>{summary}</div>
          {end && <div className={styles.end}>{end}</div>}
          {details && (
            <IconButton
              className={cx(styles.toggle, isWhole && styles.whole)}
              label={formatMessage({ id: isOpen ? 'patterns.row.close' : 'patterns.row.open' }, { name })}
              icon={<ChevronDown aria-hidden="true" />}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={details.onToggle}
            />
          )}
        </div>
        {isOpen && (
          <div id={detailsId} className={styles.details}>
            {details?.content}
          </div>
        )}
      </article>
    </li>
  )
}

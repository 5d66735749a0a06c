import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { cx } from '@/ui/cx'
import { Spinner } from '@/ui/progress/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './UntilAnswered.module.css'

interface UntilAnsweredProps {
  /** The content belongs to the question before, as `shownOf` says. */
  isOutdated: boolean
  /** Something beside it, such as the foot of a table, tells screen readers that it loads. */
  isSilent?: boolean
  className?: string | undefined
  /** A figure beside the list or chart that says it loads. */
  isFigure?: boolean
  /** Within a line of text it is a `span`. */
  tagName?: 'div' | 'span'
  children: ReactNode
}

/**
 * Content of a question that the reader changed, dimmed until the answer is there, with a sign that it loads: no figure
 * stands as that of a filter that it does not belong to. Its links and rows do nothing meanwhile, as they may be others in
 * a moment.
 */
export function UntilAnswered({
  isOutdated,
  isSilent = false,
  className,
  isFigure = false,
  tagName: Tag = 'div',
  children,
}: UntilAnsweredProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only holds back clicks, which the keyboard causes too
    <Tag
      className={cx(className, !isFigure && styles.content, isOutdated && styles.outdated)}
      aria-busy={isOutdated}
      onClickCapture={isOutdated ? holdBack : undefined}
    >
      {children}
      {isOutdated && !isFigure && (
        <div className={styles.sign} aria-hidden="true">
          <span className={styles.pill}>
            <Spinner />
            <FormattedMessage id="patterns.loading" />
          </span>
        </div>
      )}
      {!isSilent && !isFigure && (
        <VisuallyHidden role="status">{isOutdated && <FormattedMessage id="patterns.loading" />}</VisuallyHidden>
      )}
    </Tag>
  )
}

function holdBack(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('a[href], tbody')) return
  event.preventDefault()
  event.stopPropagation()
}

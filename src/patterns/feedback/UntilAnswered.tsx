import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './UntilAnswered.module.css'

interface UntilAnsweredProps {
  /** The content belongs to the question before, as `shownOf` says. */
  isOutdated: boolean
  /** Something beside it, such as the foot of a table, says that it loads. */
  isSilent?: boolean
  className?: string | undefined
  /** Within a line of text it is a `span`. */
  tagName?: 'div' | 'span'
  children: ReactNode
}

/**
 * Content of a question that the reader changed, dimmed until the answer is there: no figure stands as that of a filter
 * that it does not belong to. Its links and rows do nothing meanwhile, as they may be others in a moment.
 */
export const UntilAnswered = ({
  isOutdated,
  isSilent = false,
  className,
  tagName: Tag = 'div',
  children,
}: UntilAnsweredProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only holds back clicks, which the keyboard causes too
  <Tag
    className={cx(className, styles.content, isOutdated && styles.outdated)}
    aria-busy={isOutdated}
    onClickCapture={isOutdated ? holdBack : undefined}
  >
    {children}
    {!isSilent && (
      <VisuallyHidden role="status">{isOutdated && <FormattedMessage id="patterns.loading" />}</VisuallyHidden>
    )}
  </Tag>
)

function holdBack(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('a[href], tbody')) return
  event.preventDefault()
  event.stopPropagation()
}

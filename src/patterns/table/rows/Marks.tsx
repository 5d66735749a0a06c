import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PopoverButton } from '@/ui/overlay/PopoverButton'
import styles from './Marks.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

export interface Mark {
  key: string
  /** A badge, or a link or words in its place. */
  badge: ReactNode
  /** The reason, in a line or two. */
  why?: ReactNode
  /** The reason in a line, where the whole takes more. */
  brief?: ReactNode
  /** The mark or its reason may not fit in a line of the row, which then ends in dots. */
  isLong?: boolean
}

interface MarksProps {
  /** The name of the row, for the name of the button. */
  name: string
  marks: readonly Mark[]
  /** The number of marks that the row itself shows. */
  most?: number
}

/**
 * The marks of a row: the first in a line with the first reason below. A button opens all of them, each with its
 * reason, where the row has no room for them.
 */
export function Marks({ name, marks, most = 1 }: MarksProps) {
  const { formatMessage } = useIntl()
  const hidden = marks.length - most
  const shown = marks.slice(0, most)
  const reason = shown.find(({ why }) => why)
  // Where two marks share a line, the second may be cut.
  const isMore = shown.length > 1 || marks.some((mark) => mark.isLong || (mark.why && mark !== reason))
  if (marks.length === 0) return null
  return (
    <div className={styles.cell}>
      <div className={styles.line}>
        <ul role="list" className={styles.marks}>
          {shown.map(({ key, badge }) => (
            <li key={key}>{badge}</li>
          ))}
        </ul>
        {(hidden > 0 || isMore) && (
          <PopoverButton
            theme="tripsHelp"
            size="small"
            // The name begins with the visible text, for people who control the page by voice.
            label={formatMessage({ id: 'tables.marks' }, { name, hidden: Math.max(hidden, 0) })}
            icon={
              hidden > 0 ? (
                <span className={cx(textStyle.tiny, textStyle.strong, textStyle.figures)}>+{hidden}</span>
              ) : (
                <Ellipsis aria-hidden="true" />
              )
            }
          >
            <ul role="list" className={styles.all}>
              {marks.map(({ key, badge, why }) => (
                <li key={key}>
                  {badge}
                  {why && <div className={styles.why}>{why}</div>}
                </li>
              ))}
            </ul>
          </PopoverButton>
        )}
      </div>
      {reason && <div className={styles.why}>{reason.brief ?? reason.why}</div>}
    </div>
  )
}

import type { ReactNode, Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** With it the title can get the focus, where the page takes the place of what had it. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** After the title: a badge or a help button. */
  mark?: ReactNode
  /**
   * The main facts of the page, in a line below the title: dates, a total, the payer. Separate facts are separate
   * items; empty ones are left out.
   */
  facts?: readonly ReactNode[] | undefined
  /** The purpose of the page, in a line below the facts. */
  lead?: MessageId | undefined
  /** A line below the facts, for a fact that must show without scrolling. */
  note?: ReactNode
  /** The main action of the page; the only magenta button of the view. */
  primary?: ReactNode
  /** The other actions: small, quiet, with icons, the most used first. */
  actions?: ReactNode
  /**
   * Actions that change or end the record of the page, apart from the others; the irreversible ones in danger colour.
   */
  changes?: ReactNode
}

/** The head of a page: title, facts and actions, all above the fold of a phone. */
export function PageHeader({ title, titleRef, mark, facts, lead, note, primary, actions, changes }: PageHeaderProps) {
  const shown = (facts ?? []).filter((fact) => fact != null && fact !== false && fact !== '')
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <div className={styles.title}>
          <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h1>
          {mark}
        </div>
        {shown.length > 0 && (
          <ul role="list" className={styles.facts}>
            {shown.map((fact, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- facts have no identity but their place
              <li key={index}>
                <span>{fact}</span>
              </li>
            ))}
          </ul>
        )}
        {lead && (
          <p className={cx(textStyle.measure, textStyle.soft)}>
            <FormattedMessage id={lead} />
          </p>
        )}
        {note}
      </div>
      {primary && <div className={styles.primary}>{primary}</div>}
      {(actions || changes) && (
        <div className={styles.bar}>
          <div className={styles.actions}>{actions}</div>
          {changes && <div className={styles.changes}>{changes}</div>}
        </div>
      )}
    </header>
  )
}

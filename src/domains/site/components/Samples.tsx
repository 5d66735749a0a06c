import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import styles from './Samples.module.css'

/** One topic of the page: a heading, and samples below it. */
export function Samples({ heading, children }: { heading: MessageId; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.samples}>
      <h2 id={id}>
        <FormattedMessage id={heading} />
      </h2>
      {children}
    </section>
  )
}

/** Samples beside each other. */
export const SampleRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>

/** Samples in columns of one width. */
export const SampleGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

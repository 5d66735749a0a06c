import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** One topic of the page: a heading, and samples below it. */
export function Samples({ heading, children }: { heading: MessageId; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={layout.stack4}>
      <h2 id={id}>
        <FormattedMessage id={heading} />
      </h2>
      {children}
    </section>
  )
}

/** Samples beside each other. */
export const SampleRow = ({ children }: { children: ReactNode }) => <div className={layout.row3}>{children}</div>

/** Samples in columns of one width. */
export const SampleGrid = ({ children }: { children: ReactNode }) => (
  <div className={cx(layout.tiles15, layout.gap4)}>{children}</div>
)

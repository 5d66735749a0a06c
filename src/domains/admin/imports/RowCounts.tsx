import { FormattedMessage, FormattedNumber } from 'react-intl'
import type { Import } from '#contract/employees/imports.ts'
import type { MessageId } from '@/i18n/messages'
import { Stat } from '@/ui/display/Stat'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** The numbers of rows to add, to change, without a change, and with mistakes; after the end, the outcomes. */
export function RowCounts({ of }: { of: Import }) {
  const isDone = of.status === 'done'
  const counts: [MessageId, number][] = [
    [isDone ? 'imports.count.added' : 'imports.count.add', of.toAdd],
    [isDone ? 'imports.count.changed' : 'imports.count.change', of.toChange],
    ['imports.count.unchanged', of.unchanged],
    [isDone ? 'imports.count.leftOut' : 'imports.count.bad', of.badRows],
  ]
  return (
    <div className={cx(layout.columns7, layout.gap4)}>
      {counts.map(([id, count]) => (
        <Stat key={id} label={<FormattedMessage id={id} />} value={<FormattedNumber value={count} />} />
      ))}
    </div>
  )
}

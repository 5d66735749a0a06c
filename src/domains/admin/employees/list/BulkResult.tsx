import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BulkOutcome } from '#contract/employees.ts'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import styles from '@/patterns/page/section.module.css'
import { Banner } from '@/ui/notice/Banner'
import own from './EmployeesPage.module.css'
import type { BulkChanges } from './useBulkChange'

/** How many of those left out are named. */
const mostNamed = 10

/** What came of the last change of many, said aloud: of how many, who was left out and why; or why it failed. */
export function BulkResult({ changes: { result, dismiss } }: { changes: BulkChanges }) {
  const { formatMessage } = useIntl()
  const region = useRef<HTMLDivElement>(null)
  // What was pressed may be far down the list.
  useEffect(() => {
    if (result) region.current?.scrollIntoView({ block: 'nearest' })
  }, [result])
  return (
    <div ref={region} className={own.result}>
      <div role="status">
        {result?.outcome && (
          <Banner
            isWithinLiveRegion
            tone={result.outcome.changed > 0 ? 'success' : 'info'}
            title={
              <FormattedMessage id={`employees.bulk.done.${result.kind}`} values={{ count: result.outcome.changed }} />
            }
            onDismiss={dismiss}
            dismissLabel={formatMessage({ id: 'patterns.dismiss' })}
          >
            <LeftOut skipped={result.outcome.skipped} />
          </Banner>
        )}
      </div>
      {result?.failure && <ActionFailure failure={result.failure} />}
    </div>
  )
}

function LeftOut({ skipped }: Pick<BulkOutcome, 'skipped'>) {
  const more = skipped.length - mostNamed
  if (skipped.length === 0) return null
  return (
    <ul className={styles.points}>
      {skipped.slice(0, mostNamed).map(({ id, name, reason }) => (
        <li key={id}>
          <FormattedMessage id={`employees.bulk.leftOut.${reason}`} values={{ name }} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <FormattedMessage id="employees.bulk.leftOut.more" values={{ count: more }} />
        </li>
      )}
    </ul>
  )
}

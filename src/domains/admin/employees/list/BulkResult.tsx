import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BulkOutcome } from '#contract/employees/employees.ts'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import styles from '@/patterns/page/section.module.css'
import { Banner } from '@/ui/notice/Banner'
import own from './EmployeesPage.module.css'
import type { BulkChanges } from './useBulkChange'

/** The largest number of skipped people listed by name. */
const mostNamed = 10

/**
 * The result of the latest bulk change, announced: the number of changed people, and the skipped people with the
 * reason; or the failure.
 */
export function BulkResult({ changes: { result, dismiss } }: { changes: BulkChanges }) {
  const { formatMessage } = useIntl()
  const region = useRef<HTMLDivElement>(null)
  // The pressed button may be far down the list.
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

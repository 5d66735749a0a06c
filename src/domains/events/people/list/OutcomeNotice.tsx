import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@/ui/notice/Banner'
import { PeopleFailure } from '../PeopleFailure'
import type { GroupActions } from '../useGroupAction'
import type { Outcome } from '../outcome.rules'
import styles from '../People.module.css'

/** The number of skipped people who are named. */
const mostNamed = 10

/**
 * The result of the last action, announced to screen readers: the number of people, skipped ones with the reason, or
 * the failure.
 */
export function OutcomeNotice({ actions: { outcome, failure, show } }: { actions: GroupActions }) {
  const { formatMessage } = useIntl()
  const region = useRef<HTMLDivElement>(null)
  // The pressed button may be far down the list.
  useEffect(() => {
    if (outcome || failure) region.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome, failure])
  return (
    <div ref={region} className={styles.outcomes}>
      <div role="status">
        {outcome && (
          <Banner
            isWithinLiveRegion
            tone={outcome.count > 0 ? 'success' : 'info'}
            title={<FormattedMessage id={`groupPeople.done.${outcome.what}`} values={{ count: outcome.count }} />}
            onDismiss={() => show()}
            dismissLabel={formatMessage({ id: 'patterns.dismiss' })}
          >
            <LeftOut outcome={outcome} />
          </Banner>
        )}
      </div>
      {failure && (
        <Banner tone="danger" title={<FormattedMessage id="groupPeople.failed" />}>
          <PeopleFailure failure={failure} isTyped={false} />
        </Banner>
      )}
    </div>
  )
}

function LeftOut({ outcome: { leftOut, tooSoon, skipped } }: { outcome: Outcome }) {
  const more = leftOut.length - mostNamed
  if (leftOut.length + tooSoon + skipped === 0) return null
  return (
    <ul role="list">
      {leftOut.slice(0, mostNamed).map(({ name, reason }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
        <li key={at}>
          <FormattedMessage id={`groupPeople.leftOut.${reason}`} values={{ name }} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <FormattedMessage id="groupPeople.leftOut.more" values={{ count: more }} />
        </li>
      )}
      {tooSoon > 0 && (
        <li>
          <FormattedMessage id="groupPeople.tooSoon" values={{ count: tooSoon }} />
        </li>
      )}
      {skipped > 0 && (
        <li>
          <FormattedMessage id="groupPeople.skipped" values={{ count: skipped }} />
        </li>
      )}
    </ul>
  )
}

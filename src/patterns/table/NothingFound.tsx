import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/notice/EmptyState'
import styles from './DataTable.module.css'
import { isOneDay, isOnlyDays } from './address/days'
import type { TableAddress } from './address/tableAddress'

interface NothingFoundProps {
  address: TableAddress
  /** The title where only days are chosen, with their number as `days`: 1, or 2 for several. */
  noneOnDays?: MessageId | undefined
}

/** No row for this search or on these days, or a page beyond the last. */
export function NothingFound({ address: { change, state }, noneOnDays }: NothingFoundProps) {
  const isBeyond = state.pageNumber > 1
  if (noneOnDays && !isBeyond && isOnlyDays(state))
    return (
      <EmptyState
        className={styles.state}
        headingLevel={2}
        title={<FormattedMessage id={noneOnDays} values={{ days: isOneDay(state) ? 1 : 2 }} />}
        action={
          <Button variant="secondary" onClick={() => change({ filters: {} })}>
            <FormattedMessage id="tables.allDays" />
          </Button>
        }
      />
    )
  return (
    <EmptyState
      className={styles.state}
      headingLevel={2}
      title={<FormattedMessage id={isBeyond ? 'tables.beyond.title' : 'tables.nothing.title'} />}
      text={<FormattedMessage id={isBeyond ? 'tables.beyond.text' : 'tables.nothing.text'} />}
      action={
        <Button variant="secondary" onClick={() => change(isBeyond ? {} : { search: '', filters: {} })}>
          <FormattedMessage id={isBeyond ? 'tables.beyond.first' : 'tables.clear'} />
        </Button>
      }
    />
  )
}

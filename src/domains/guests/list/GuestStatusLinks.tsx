import { FormattedMessage, useIntl } from 'react-intl'
import { type GuestPage, type GuestStatus, guestStatuses } from '#contract/guests.ts'
import { StatusLinks } from '@/patterns/StatusLinks'
import type { TableState } from '@/patterns/table/tableAddress'
import { searchOfStatus, statusIn } from './guestTable.rules'

interface GuestStatusLinksProps {
  /** Undefined until they are there. */
  counts: GuestPage['statusCounts'] | undefined
  state: TableState
}

/** All guests, and those in each state, with how many there are; nothing while the company has none. */
export function GuestStatusLinks({ counts, state }: GuestStatusLinksProps) {
  const { formatMessage } = useIntl()
  const countOf = (status: GuestStatus) => counts?.[status] ?? 0
  const all = guestStatuses.reduce((sum, status) => sum + countOf(status), 0)
  if (counts && all === 0 && !state.search && !statusIn(state)) return null
  return (
    <StatusLinks
      label={formatMessage({ id: 'guests.states' })}
      links={[undefined, ...guestStatuses].map((status) => ({
        key: status ?? 'all',
        label: <FormattedMessage id={status ? `guests.tab.${status}` : 'guests.tab.all'} />,
        search: searchOfStatus(state, status),
        count: counts && (status ? countOf(status) : all),
        isCurrent: status === statusIn(state),
      }))}
    />
  )
}

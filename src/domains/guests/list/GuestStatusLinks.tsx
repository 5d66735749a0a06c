import { FormattedMessage, useIntl } from 'react-intl'
import { type GuestPage, guestStatuses } from '#contract/guests.ts'
import { StatusLinks } from '@/patterns/StatusLinks'
import type { TableState } from '@/patterns/table/tableAddress'
import { searchOfStatus, statusIn } from './guestTable.rules'

interface GuestStatusLinksProps {
  counts: GuestPage['statusCounts']
  state: TableState
}

/** All guests, and those in each state, with how many there are. */
export function GuestStatusLinks({ counts, state }: GuestStatusLinksProps) {
  const { formatMessage } = useIntl()
  const all = guestStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return (
    <StatusLinks
      label={formatMessage({ id: 'guests.states' })}
      links={[undefined, ...guestStatuses].map((status) => ({
        key: status ?? 'all',
        label: <FormattedMessage id={status ? `guests.tab.${status}` : 'guests.tab.all'} />,
        search: searchOfStatus(state, status),
        count: status ? (counts[status] ?? 0) : all,
        isCurrent: status === statusIn(state),
      }))}
    />
  )
}

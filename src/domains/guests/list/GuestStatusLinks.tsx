import { FormattedMessage, useIntl } from 'react-intl'
import { type GuestPage, type GuestStatus, guestStatuses } from '#contract/guests.ts'
import { StatusLinks } from '@/patterns/table/StatusLinks'
import { searchOfValue, type TableAddress } from '@/patterns/table/tableAddress'
import { statusIn } from './guestTable.rules'

interface GuestStatusLinksProps {
  /** Undefined until they are there. */
  counts: GuestPage['statusCounts'] | undefined
  areOutdated: boolean
  address: TableAddress
}

/** All guests, and those in each state, with how many there are; nothing while the company has none. */
export function GuestStatusLinks({ counts, areOutdated, address }: GuestStatusLinksProps) {
  const { formatMessage } = useIntl()
  const chosen = statusIn(address.state)
  const countOf = (status: GuestStatus) => counts?.[status] ?? 0
  const all = guestStatuses.reduce((sum, status) => sum + countOf(status), 0)
  if (counts && all === 0 && !address.state.search && !chosen) return null
  return (
    <StatusLinks
      label={formatMessage({ id: 'guests.states' })}
      areOutdated={areOutdated}
      links={[undefined, ...guestStatuses].map((status) => ({
        key: status ?? 'all',
        label: <FormattedMessage id={status ? `guests.tab.${status}` : 'guests.tab.all'} />,
        search: searchOfValue(address, 'status', status),
        count: counts && (status ? countOf(status) : all),
        isCurrent: status === chosen,
      }))}
    />
  )
}

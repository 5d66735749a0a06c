import { FormattedMessage, useIntl } from 'react-intl'
import type { GroupStatus } from '#contract/groupTravels.ts'
import { CountedLinks } from '@/domains/events/shared/CountedLinks'
import { searchOfValue, type TableAddress } from '@/patterns/table/tableAddress'
import { statesThereAre } from './organize.rules'

interface GroupStatusLinksProps {
  address: TableAddress
  counts: Partial<Record<GroupStatus, number>> | undefined
  areOutdated: boolean
}

/** Links to the events of each state that has any, with their number. Each link has its own address. */
export function GroupStatusLinks({ address, counts, areOutdated }: GroupStatusLinksProps) {
  const { formatMessage } = useIntl()
  const chosen = address.state.filters['status']?.[0] as GroupStatus | undefined
  const states = statesThereAre(counts ?? {}, chosen)
  if (states.length < 2 && !chosen) return null
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const link = (status: GroupStatus | undefined, count: number) => ({
    key: status ?? 'all',
    label: <FormattedMessage id={status ? `organize.status.${status}` : 'organize.status.all'} />,
    search: searchOfValue(address, 'status', status),
    count,
    isCurrent: status === chosen,
  })
  return (
    <CountedLinks
      label={formatMessage({ id: 'organize.statuses' })}
      areOutdated={areOutdated}
      links={[link(undefined, all), ...states.map(({ status, count }) => link(status, count))]}
    />
  )
}

import { FormattedMessage, useIntl } from 'react-intl'
import type { GroupTravelerFilter, GroupTravelerPage } from '#contract/groupTravelers.ts'
import { CountedLinks } from '@/domains/events/shared/CountedLinks'
import type { GroupRef } from '@/domains/events/shared/groupPath'
import { searchOfValue, type TableAddress } from '@/patterns/table/tableAddress'
import { countAll, filterIn, filtersThereAre } from './people.rules'
import { useCannotBookCountQuery } from './people.slice'

interface FilterLinksProps {
  groupRef: GroupRef
  page: GroupTravelerPage
  address: TableAddress
}

/** Everybody, and each kind of people there are, with how many. */
export function FilterLinks({ groupRef, page, address }: FilterLinksProps) {
  const { data: cannotBook = 0 } = useCannotBookCountQuery(groupRef)
  const { filterCounts, declinedBooked = 0 } = page
  const counts = { ...filterCounts, cannotBook, declinedBooked }
  const { formatMessage } = useIntl()
  const chosen = filterIn(address.state)
  const link = (filter: GroupTravelerFilter | undefined, count: number) => ({
    key: filter ?? 'all',
    label: <FormattedMessage id={`groupPeople.filter.${filter ?? 'all'}`} />,
    search: searchOfValue(address, 'filter', filter),
    count,
    isCurrent: filter === chosen,
  })
  return (
    <CountedLinks
      label={formatMessage({ id: 'groupPeople.filters' })}
      links={[
        link(undefined, countAll(filterCounts)),
        ...filtersThereAre(counts, chosen).map((filter) => link(filter, counts[filter])),
      ]}
    />
  )
}

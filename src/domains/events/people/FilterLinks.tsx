import { FormattedMessage, useIntl } from 'react-intl'
import type { GroupTravelerFilter, GroupTravelerPage } from '#contract/groupTravelers.ts'
import { CountedLinks } from '@/domains/events/shared/CountedLinks'
import type { GroupRef } from '@/domains/events/shared/groupPath'
import type { TableState } from '@/patterns/table/tableAddress'
import { filterIn, filtersThereAre, searchOfFilter } from './people.rules'
import { useCannotBookCountQuery } from './people.slice'

interface FilterLinksProps {
  groupRef: GroupRef
  counts: GroupTravelerPage['filterCounts']
  state: TableState
}

/** Everybody, and each kind of people there are, with how many. */
export function FilterLinks({ groupRef, counts: counted, state }: FilterLinksProps) {
  const { data: cannotBook = 0 } = useCannotBookCountQuery(groupRef)
  const counts = { ...counted, cannotBook }
  const { formatMessage } = useIntl()
  const chosen = filterIn(state)
  const link = (filter: GroupTravelerFilter | undefined, count: number) => ({
    key: filter ?? 'all',
    label: <FormattedMessage id={`groupPeople.filter.${filter ?? 'all'}`} />,
    search: searchOfFilter(state, filter),
    count,
    isCurrent: filter === chosen,
  })
  return (
    <CountedLinks
      label={formatMessage({ id: 'groupPeople.filters' })}
      links={[
        link(undefined, counts.invited + counts.notInvited),
        ...filtersThereAre(counts, chosen).map((filter) => link(filter, counts[filter])),
      ]}
    />
  )
}

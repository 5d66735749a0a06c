import { useIntl } from 'react-intl'
import type { GroupTravelerPage } from '#contract/events/groupTravelers.ts'
import type { GroupRef } from '@/domains/events/shared/groupPath'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import type { TableFilter } from '@/patterns/table/TableTools'
import { countAll, filterIn, filtersThereAre } from '../people.rules'
import { useCannotBookCountQuery } from '../people.slice'

/**
 * The filter of the people of an event: all, or one of the kinds on the list, each with its number.
 * @param page undefined until it is loaded. Then, and while the list is empty, there is no filter
 */
export function useKindFilter(
  groupRef: GroupRef,
  page: GroupTravelerPage | undefined,
  { state }: TableAddress,
): TableFilter[] {
  const { formatMessage } = useIntl()
  const { data: cannotBook = 0 } = useCannotBookCountQuery(groupRef)
  if (!page || countAll(page.filterCounts) === 0) return []
  const { filterCounts, declinedBooked = 0 } = page
  const counts = { ...filterCounts, cannotBook, declinedBooked }
  const counted = (filter: keyof typeof counts | 'all', count: number) =>
    formatMessage(
      { id: 'groupPeople.filter.counted' },
      { label: formatMessage({ id: `groupPeople.filter.${filter}` }), count },
    )
  return [
    {
      name: 'filter',
      label: formatMessage({ id: 'groupPeople.filters' }),
      all: counted('all', countAll(filterCounts)),
      options: filtersThereAre(counts, filterIn(state)).map((value) => ({
        value,
        label: counted(value, counts[value]),
      })),
    },
  ]
}

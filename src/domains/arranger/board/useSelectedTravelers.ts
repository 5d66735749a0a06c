import type { Traveler } from '#contract/arranger/travelers.ts'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { cleared, deselected, selected, selectedTravelers } from './board.slice'

/**
 * The selected travelers. They and their names stay while the reader turns pages and visits other screens.
 * @param rows the page in sight, of which rows are ticked
 */
export function useSelectedTravelers(rows: readonly Traveler[]) {
  const dispatch = useAppDispatch()
  const travelers = useAppSelector(selectedTravelers)
  const keys = new Set(travelers.map(({ profileId }) => profileId))
  return {
    travelers,
    count: keys.size,
    has: (key: string) => keys.has(key),
    canSelect: ({ approved }: Traveler) => approved,
    toggle: (ids: readonly string[], isSelected: boolean) => {
      if (!isSelected) return void dispatch(deselected(ids))
      const ticked = rows.filter(({ profileId }) => ids.includes(profileId))
      dispatch(
        selected(ticked.map((row) => ({ profileId: row.profileId, name: nameOf(row), hasTrip: row.trip !== null }))),
      )
    },
    clear: () => void dispatch(cleared()),
  }
}

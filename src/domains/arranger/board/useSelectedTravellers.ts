import type { Traveller } from '#contract/arranger/travellers.ts'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { cleared, deselected, selected, selectedTravellers } from './board.slice'

/**
 * The selected travellers. They and their names stay while the reader turns pages and visits other screens.
 * @param rows the page in sight, of which rows are ticked
 */
export function useSelectedTravellers(rows: readonly Traveller[]) {
  const dispatch = useAppDispatch()
  const travellers = useAppSelector(selectedTravellers)
  const keys = new Set(travellers.map(({ profileId }) => profileId))
  return {
    travellers,
    count: keys.size,
    has: (key: string) => keys.has(key),
    canSelect: ({ approved }: Traveller) => approved,
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

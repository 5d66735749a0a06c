import type { Traveller } from '#contract/travellers.ts'
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
  return {
    travellers,
    keys: new Set(travellers.map(({ profileId }) => profileId)),
    canSelect: ({ approved }: Traveller) => approved,
    toggle: (keys: readonly string[], isSelected: boolean) => {
      if (!isSelected) return void dispatch(deselected(keys))
      const ticked = rows.filter(({ profileId }) => keys.includes(profileId))
      dispatch(
        selected(ticked.map((row) => ({ profileId: row.profileId, name: nameOf(row), hasTrip: row.trip !== null }))),
      )
    },
    clear: () => void dispatch(cleared()),
  }
}

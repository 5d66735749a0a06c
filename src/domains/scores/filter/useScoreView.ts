import { useEffect } from 'react'
import type { Days } from '#contract/reports/reportPeriods.ts'
import { chosenFilter, filterChosen } from '@/domains/scores/scores.slice'
import { useNow } from '@/i18n/useNow'
import { type TableAddress, type TableShape, useTableAddress } from '@/patterns/table/address/tableAddress'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  daysOf,
  filterIn,
  filtersOf,
  isSameFilter,
  otherFilters,
  reportQuery,
  type ScoreFilter,
} from '@/domains/scores/scoreFilter.rules'

export interface ScoreView {
  address: TableAddress
  filter: ScoreFilter
  days: Days
  query: ReturnType<typeof reportQuery>
  choose: (change: Partial<ScoreFilter>) => void
}

/**
 * The filter of a score page. The address decides; the store remembers it for pages that are opened without one, by a
 * link of the menu or of the trail.
 */
export function useScoreView(shape: TableShape): ScoreView {
  const address = useTableAddress(shape)
  const remembered = useAppSelector(chosenFilter)
  const dispatch = useAppDispatch()
  const today = useNow().toISOString().slice(0, 10)
  const named = filterIn(address.state.filters)
  const filter = named ?? remembered
  const { pageNumber } = address.state
  const others = otherFilters(address.state.filters)
  useEffect(() => {
    if (!named) address.change({ filters: { ...others, ...filtersOf(remembered) }, pageNumber })
    else if (!isSameFilter(named, remembered)) dispatch(filterChosen(named))
  })
  const days = daysOf(filter, today)
  return {
    address,
    filter,
    days,
    query: reportQuery(filter, days),
    choose: (change) => address.change({ filters: { ...others, ...filtersOf({ ...filter, ...change }) } }),
  }
}

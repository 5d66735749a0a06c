import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import type { TableAddress } from '@/patterns/table/tableAddress'
import { useAppDispatch } from '@/store/hooks'
import { readView, type TravelerSearch, type TravelerView, writeView } from '@/domains/risk/findTravelers.rules'
import { searched } from '@/domains/risk/findTravelers.slice'

export interface TravelerAddress {
  view: TravelerView
  today: string
  /** Changes choices of the search, and returns to the first page and all places. */
  choose: (change: Partial<TravelerSearch>) => void
  /** Lists the people at a place of the map, or all with an empty text. */
  chooseAt: (at: string) => void
  /** The query string of other rows: another status, or another page. */
  queryOf: (change: Partial<TravelerView>) => string
  /** The state of the table, which has the page alone. */
  table: TableAddress
}

const nothing = { sortable: [], defaultSort: { key: '', direction: 'asc' } } as const

/** The search of the page in its address (§2): it can be linked, stored, reloaded and gone back to. */
export function useTravelerView(): TravelerAddress {
  const [query, setQuery] = useSearchParams()
  const today = localDay(useNow())
  const view = readView(query, today)
  useLatestSearch(view)
  // The router renders a new address later; a change before that is made to the state that was last asked for.
  const asked = useRef({ query, view })
  const change = (next: (view: TravelerView) => TravelerView) => {
    const latest = asked.current.query === query ? asked.current.view : view
    asked.current = { query, view: next(latest) }
    setQuery(writeView(asked.current.view, today), { replace: true, preventScrollReset: true })
  }
  const queryOf = (changed: Partial<TravelerView>) => writeView({ ...view, ...changed }, today)
  return {
    view,
    today,
    choose: (choices) =>
      change((latest) => ({ ...latest, search: { ...latest.search, ...choices }, at: '', pageNumber: 1 })),
    chooseAt: (at) => change((latest) => ({ ...latest, at, pageNumber: 1 })),
    queryOf,
    table: {
      shape: nothing,
      state: { pageNumber: view.pageNumber, search: '', sort: nothing.defaultSort, filters: {}, hidden: [] },
      change: () => undefined,
      choose: () => undefined,
      tick: () => undefined,
      show: () => undefined,
      searchOfPage: (pageNumber) => queryOf({ pageNumber }),
    },
  }
}

/** Stores the search for the pages that lead back to it. */
function useLatestSearch({ search, preset }: TravelerView) {
  const dispatch = useAppDispatch()
  const { search: query } = useLocation()
  useEffect(() => {
    dispatch(searched({ filters: search, preset, query }))
    // oxlint-disable-next-line react/exhaustive-deps -- the query is all of the search
  }, [dispatch, query])
}

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import { useAppDispatch } from '@/store/hooks'
import {
  defaultSearch,
  readView,
  type TravelerSearch,
  type TravelerView,
  writeView,
} from '@/domains/risk/findTravelers.rules'
import { searched } from '@/domains/risk/findTravelers.slice'

interface Changes {
  /** Changes choices of the search, and returns to the first page and all places. */
  choose: (change: Partial<TravelerSearch>) => void
  /** Lists the people at a place of the map, or all with an empty text. */
  chooseAt: (at: string) => void
  /** Returns to the search without any choice or preset. */
  clear: () => void
}

export interface TravelerAddress extends Changes {
  view: TravelerView
  today: string
  /** The query string of other rows: another status, or another page. */
  queryOf: (change: Partial<TravelerView>) => string
  /** The state of the table, which has the page alone. */
  table: TableAddress
}

const nothing = { sortable: [], defaultSort: { key: '', direction: 'asc' } } as const

/** The search of the page in its address (§2): it can be linked, stored and reloaded. A filter adds no step back. */
export function useTravelerView(): TravelerAddress {
  const [query, setQuery] = useSearchParams()
  const today = localDay(useNow())
  const view = readView(query, today)
  useLatestSearch(view)
  // The router renders a new address later; a change before that is made to the one that was last asked for.
  const asked = useRef({ query, next: query })
  const change = (next: (view: TravelerView) => TravelerView) => {
    const latest = asked.current.query === query ? readView(asked.current.next, today) : view
    const written = writeView(next(latest), today)
    asked.current = { query, next: new URLSearchParams(written) }
    setQuery(written, { replace: true, preventScrollReset: true })
  }
  const clear = () => change(() => ({ search: defaultSearch(today), at: '', pageNumber: 1, preset: '' }))
  const queryOf = (changed: Partial<TravelerView>) => writeView({ ...view, ...changed }, today)
  return {
    view,
    today,
    ...useChanges({ change, clear }),
    queryOf,
    table: {
      shape: nothing,
      state: { pageNumber: view.pageNumber, search: '', sort: nothing.defaultSort, filters: {}, hidden: [] },
      change: ({ pageNumber = 1 }) => change((latest) => ({ ...latest, pageNumber })),
      choose: () => undefined,
      tick: () => undefined,
      show: () => undefined,
      searchOfPage: (pageNumber) => queryOf({ pageNumber }),
    },
  }
}

interface Latest {
  change: (next: (view: TravelerView) => TravelerView) => void
  clear: () => void
}

/** The changes as the same functions in each rendering: the map renders only when its places do. */
function useChanges(now: Latest): Changes {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  return useMemo(
    () => ({
      choose: (choices) =>
        latest.current.change((view) => ({ ...view, search: { ...view.search, ...choices }, at: '', pageNumber: 1 })),
      chooseAt: (at) => latest.current.change((view) => ({ ...view, at, pageNumber: 1 })),
      clear: () => latest.current.clear(),
    }),
    [],
  )
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

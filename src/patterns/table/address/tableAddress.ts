import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { longestSearch } from '#contract/fields/limits.ts'

export interface Sort<Key extends string = string> {
  key: Key
  direction: 'asc' | 'desc'
}

/** The parameters that the address of a table can have; any other is ignored. */
export interface TableShape {
  /** Keys of the columns that the server sorts by. */
  sortable: readonly string[]
  defaultSort: Sort
  /** The values each filter takes, by its name in the address. */
  filters?: Readonly<Record<string, readonly string[]>>
  /** Names of the filters whose value is the id of any record. */
  ids?: readonly string[]
  /** Keys of the columns that can be shown and hidden; they show unless the address hides them. */
  optional?: readonly string[]
}

/** The state of a table, as its address has it; a valid query of the server. */
export interface TableState {
  /** From 1. */
  pageNumber: number
  search: string
  sort: Sort
  /** The chosen values by filter; a filter without any is left out. */
  filters: Readonly<Record<string, readonly string[]>>
  /** Keys of optional columns that are hidden. */
  hidden: readonly string[]
}

const names = { page: 'page', search: 'search', sort: 'sort', hidden: 'hide' } as const

/** Parses an address. A value that the table does not know is ignored, so an old link still opens. */
export function readTable(shape: TableShape, query: URLSearchParams): TableState {
  const page = query.get(names.page) ?? ''
  const [key = '', direction = ''] = (query.get(names.sort) ?? '').split(':')
  const isSort = shape.sortable.includes(key) && (direction === 'asc' || direction === 'desc')
  const chosen = Object.entries(shape.filters ?? {}).map(([name, values]) => {
    const wanted = query.getAll(name)
    return [name, values.filter((value) => wanted.includes(value))] as const
  })
  const ids = (shape.ids ?? []).map(
    (name) => [name, query.getAll(name).filter((id) => /^[\w.:-]{1,100}$/.test(id))] as const,
  )
  const hidden = (query.get(names.hidden) ?? '').split(',')
  return {
    pageNumber: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: query.get(names.search)?.slice(0, longestSearch).trim() ?? '',
    sort: isSort ? { key, direction } : shape.defaultSort,
    filters: Object.fromEntries([...chosen, ...ids].filter(([, values]) => values.length > 0)),
    hidden: (shape.optional ?? []).filter((column) => hidden.includes(column)),
  }
}

/** The query string of a state; default values are left out. */
export function writeTable(shape: TableShape, { pageNumber, search, sort, filters, hidden }: TableState): string {
  const query = new URLSearchParams()
  if (search) query.set(names.search, search)
  for (const [name, values] of Object.entries(filters)) values.forEach((value) => query.append(name, value))
  if (sort.key !== shape.defaultSort.key || sort.direction !== shape.defaultSort.direction)
    query.set(names.sort, `${sort.key}:${sort.direction}`)
  if (hidden.length > 0) query.set(names.hidden, hidden.join(','))
  if (pageNumber > 1) query.set(names.page, String(pageNumber))
  const text = query.toString()
  return text && `?${text}`
}

/** The query string of the first page of a filter value, or of all, with the present search and order. */
export const searchOfValue = (
  { shape, state }: Pick<TableAddress, 'shape' | 'state'>,
  filter: string,
  value: string | undefined,
): string => writeTable(shape, { ...state, pageNumber: 1, filters: value === undefined ? {} : { [filter]: [value] } })

export interface TableAddress {
  shape: TableShape
  state: TableState
  /** Changes the state; any change but that of the page returns to the first page. */
  change: (change: Partial<TableState>) => void
  /** Sets the values of one filter; none shows all rows. */
  choose: (filter: string, values: readonly string[]) => void
  /** Adds a value to a filter that takes several, or removes it. */
  tick: (filter: string, value: string, isTicked: boolean) => void
  /** Shows or hides an optional column; the page stays. */
  show: (column: string, isShown: boolean) => void
  /** The query string of another page of the same rows. */
  searchOfPage: (pageNumber: number) => string
}

/** The state of a table in the address of its page: it can be linked, reloaded, and gone back to. */
export function useTableAddress(shape: TableShape): TableAddress {
  const [query, setQuery] = useSearchParams()
  const state = readTable(shape, query)
  // The router renders a new address later; a change before that is made to the state that was last asked for.
  const asked = useRef({ query, state })
  const latest = () => (asked.current.query === query ? asked.current.state : state)
  const change = (change: Partial<TableState>) => {
    asked.current = { query, state: { ...latest(), pageNumber: 1, ...change } }
    // Typing and ticking add no entry to the browser's history.
    setQuery(writeTable(shape, asked.current.state), { replace: true })
  }
  const choose = (filter: string, values: readonly string[]) => {
    const { [filter]: _, ...others } = latest().filters
    change({ filters: values.length > 0 ? { ...others, [filter]: values } : others })
  }
  return {
    shape,
    state,
    change,
    choose,
    tick: (filter, value, isTicked) =>
      choose(filter, withOrWithout(shape.filters?.[filter], latest().filters[filter], value, isTicked)),
    show: (column, isShown) =>
      change({
        hidden: withOrWithout(shape.optional, latest().hidden, column, !isShown),
        pageNumber: latest().pageNumber,
      }),
    searchOfPage: (pageNumber) => writeTable(shape, { ...state, pageNumber }),
  }
}

/** The chosen values with one of them added or removed, in the order of all. */
const withOrWithout = (all: readonly string[] = [], chosen: readonly string[] = [], value: string, isChosen: boolean) =>
  all.filter((each) => (each === value ? isChosen : chosen.includes(each)))

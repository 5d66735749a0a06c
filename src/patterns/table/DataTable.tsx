import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FileApi } from '@/http/download'
import type { MessageId } from '@/i18n/messages'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { shownOf } from '@/store/shownAnswer'
import { Download } from 'lucide-react'
import { NothingFound } from './NothingFound'
import { PageLinks } from './PageLinks'
import { rowsOf } from './address/pages'
import type { TableAddress } from './address/tableAddress'
import { type Column, type RowSelection, TableRows } from './rows/TableRows'
import { type TableFilter, TableTools } from './TableTools'
import { useFocusOnTurn } from './useFocusOnTurn'
import styles from './DataTable.module.css'

/** A page of rows, as the server answers it. */
interface PageOfRows<Row> {
  responseData: readonly Row[]
  totalItemCount: number
  totalPageCount: number
}

interface Answer<Row> {
  /** The page of the address, or the previous page until that is loaded. */
  data?: PageOfRows<Row> | undefined
  /** The page of the address alone: it stays as it is while it is read again, also when that fails. */
  currentData?: PageOfRows<Row> | undefined
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

export interface DataTableProps<Row> {
  /** The name of the table, a word for its rows: "Travelers". */
  label: string
  columns: readonly Column<Row>[]
  answer: Answer<Row>
  address: TableAddress
  pageSize: number
  keyOf: (row: Row) => string
  /** The name of a row. */
  nameOf: (row: Row) => string
  searchLabel?: string
  filters?: readonly TableFilter[]
  /** A filter of another kind, next to `filters`. */
  moreFilters?: ReactNode
  /** Address of the rows as a file, with the same search, filters and order. */
  download?: { path: string; fallbackName: string; api?: FileApi }
  /** With it rows can be ticked; `renderActions` shows while some are. */
  selection?: RowSelection<Row> & { renderActions: () => ReactNode }
  /** Shown for a list without any rows; where only the search finds nothing, the table itself shows a message. */
  empty: ReactNode
  /** In place of the table's own words where the search finds nothing. */
  nothing?: ReactNode
  /** The title where only days are chosen, which is no search: that there was nothing on `days` days. */
  noneOnDays?: MessageId
  /** Has so many columns that a tablet has no room for them. */
  isWide?: boolean
  /** Stands in a section of the same name: a second landmark of that name would lead to the same place. */
  isInSection?: boolean
}

/**
 * A table of rows, page by page. The server searches, filters and sorts by the state in the page's address, so the view
 * can be linked and reloaded. The previous page stays until the next is loaded.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    answer,
    address,
    pageSize,
    keyOf,
    nameOf,
    searchLabel,
    filters,
    download,
    selection,
    isWide,
    isInSection,
  } = props
  const { currentData, refetch } = answer
  const { shown: data, isOutdated } = shownOf(answer)
  // Many rows are drawn in pieces, so that a key or a click is answered meanwhile.
  const rows = useDeferredValue(data?.responseData)
  // Rows that are read again in the background are shown already: the table waits for other rows only.
  const isFetching = answer.isFetching && !currentData
  const isError = answer.isError && !currentData
  const { state } = address
  const section = useFocusOnTurn<HTMLElement>(state.pageNumber, address.searchOfPage(1), isFetching)
  const hidden = state.hidden.join()
  const shown = useMemo(() => columns.filter(({ key }) => !hidden.split(',').includes(key)), [columns, hidden])
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0
  if (data?.totalItemCount === 0 && !isNarrowed && !isFetching) return props.empty
  return (
    <section
      ref={section}
      role={isInSection ? 'group' : undefined}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isFetching}
      className={cx(styles.table, isWide && styles.wide)}
    >
      <TableTools
        address={address}
        searchLabel={searchLabel}
        filters={filters ?? []}
        more={props.moreFilters}
        columns={columns}
        download={
          download && (
            <DownloadButton {...download} icon={<Download aria-hidden="true" />}>
              <FormattedMessage id="tables.download" />
            </DownloadButton>
          )
        }
      />
      {selection && selection.count > 0 && <SelectionBar selection={selection} />}
      {isError && !isFetching ? (
        <QueryFailure
          isLarge
          className={styles.state}
          query={{ refetch, isFetching }}
          title="tables.failed.title"
          text="tables.failed.text"
        />
      ) : data?.responseData.length === 0 && !isFetching ? (
        (props.nothing ?? <NothingFound address={address} noneOnDays={props.noneOnDays} />)
      ) : (
        <UntilAnswered isOutdated={isOutdated} isSilent>
          <TableRows {...{ label, columns: shown, rows, pageSize, keyOf, nameOf, address, selection, isWide }} />
        </UntilAnswered>
      )}
      <Foot {...{ address, pageSize, isFetching }} data={data} />
    </section>
  )
}

/** The number of rows, announced when it changes, and links to the other pages. */
function Foot({
  address,
  pageSize,
  data,
  isFetching,
}: Pick<DataTableProps<never>, 'address' | 'pageSize'> & Pick<Answer<unknown>, 'data' | 'isFetching'>) {
  const { pageNumber } = address.state
  const total = data?.totalItemCount ?? 0
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.count}>
        {isFetching ? (
          <FormattedMessage id="tables.loading" />
        ) : (
          data && <FormattedMessage id="tables.rows" values={{ ...rowsOf(pageNumber, pageSize, total), total }} />
        )}
      </p>
      {data && <PageLinks current={pageNumber} total={data.totalPageCount} searchOf={address.searchOfPage} />}
    </div>
  )
}

/** The number of selected rows, and the actions on them. Once all found rows are selected, the focus is on their number. */
function SelectionBar({ selection }: { selection: NonNullable<DataTableProps<never>['selection']> }) {
  const { count, found, clear } = selection
  const number = useRef<HTMLParagraphElement>(null)
  const selectAll = () => {
    found?.select()
    number.current?.focus()
  }
  return (
    <div className={styles.selection}>
      <p ref={number} tabIndex={-1} role="status">
        {found?.isSelected ? (
          <FormattedMessage id="tables.selected.found" values={{ count, total: found.total }} />
        ) : (
          <FormattedMessage id="tables.selected" values={{ count }} />
        )}
      </p>
      {found && !found.isSelected && found.total > count && (
        <Button variant="quiet" size="small" onClick={selectAll}>
          <FormattedMessage id="tables.select.found" values={{ total: found.total }} />
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={clear}>
        <FormattedMessage id="tables.selected.clear" />
      </Button>
      {selection.renderActions()}
    </div>
  )
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of a table that is laid out as a list, so they are written out */
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '@/ui/cx'
import { Skeleton } from '@/ui/progress/Skeleton'
import { RowCheck } from './RowCheck'
import type { Selection } from './useSelection'
import type { Sort, TableAddress } from '../address/tableAddress'
import styles from './TableRows.module.css'

export interface Column<Row> {
  /** Also the name that the server sorts by. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The column that names the row. */
  isRowHeader?: boolean
  /** At the end of the cell: amounts, counts. */
  isFigure?: boolean
  /** In the list of facts, the cell takes whole lines and has no label. */
  isWhole?: boolean
}

/** Which rows are ticked, and which can be; without `canSelect` all. */
export type RowSelection<Row> = Selection & { canSelect?: ((row: Row) => boolean) | undefined }

interface TableRowsProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page loads: then as many rows as a page has are drawn empty. */
  rows: readonly Row[] | undefined
  pageSize: number
  keyOf: (row: Row) => string
  /** The name of a row, for its check box. */
  nameOf: (row: Row) => string
  address: TableAddress
  selection: RowSelection<Row> | undefined
  isWide?: boolean | undefined
}

/** The rows: a table that becomes a list of facts where there is no room for columns. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { label, columns, rows, pageSize, keyOf, nameOf, address, selection, isWide } = props
  const { formatMessage } = useIntl()
  const canSelect = selection?.canSelect ?? (() => true)
  const keys = rows?.filter(canSelect).map(keyOf)
  return (
    <table role="table" aria-label={label} className={cx(styles.table, isWide && styles.wide)}>
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <th role="columnheader" scope="col" className={styles.check}>
              <RowCheck label={formatMessage({ id: 'tables.select.page' })} keys={keys} selection={selection} />
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} address={address} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows
          ? rows.map((row) => (
              <tr key={keyOf(row)} role="row" aria-selected={selection?.has(keyOf(row))}>
                {selection && (
                  <td role="cell" className={styles.check}>
                    {canSelect(row) && (
                      <RowCheck
                        label={formatMessage({ id: 'tables.select.row' }, { name: nameOf(row) })}
                        keys={[keyOf(row)]}
                        selection={selection}
                      />
                    )}
                  </td>
                )}
                <Cells columns={columns} row={row} />
              </tr>
            ))
          : Array.from({ length: pageSize }, (_, row) => (
              <tr key={row} aria-hidden="true">
                <td colSpan={columns.length + (selection ? 1 : 0)} className={styles.waiting}>
                  <Skeleton lines={1} />
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  )
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown }
const opposite = { asc: 'desc', desc: 'asc', none: undefined } as const
const ariaSort = { asc: 'ascending', desc: 'descending', none: undefined } as const

function HeaderCell<Row>({ column, address }: { column: Column<Row>; address: TableAddress }) {
  const { shape, state, change } = address
  const direction = state.sort.key === column.key ? state.sort.direction : 'none'
  const Icon = icons[direction]
  // Figures begin with the largest, which is what people sort them for.
  const first = column.isFigure ? 'desc' : 'asc'
  const next: Sort = { key: column.key, direction: opposite[direction] ?? first }
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={ariaSort[direction]}
      className={cx(column.isFigure && styles.figure)}
    >
      {shape.sortable.includes(column.key) ? (
        <button type="button" className={styles.sort} onClick={() => change({ sort: next })}>
          {column.header}
          <Icon aria-hidden="true" data-sorted={direction !== 'none' || undefined} />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

interface CellsProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
}

const RowCells = <Row,>({ columns, row }: CellsProps<Row>): ReactNode =>
  columns.map((column) => <BodyCell key={column.key} column={column} row={row} />)

/** The facts of a row. Where the columns are the same object, they are not drawn again while rows are ticked. */
const Cells = memo(RowCells) as typeof RowCells

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = (
    <>
      <span className={styles.label} aria-hidden="true">
        {column.header}
      </span>
      <div className={styles.value}>{column.cell(row)}</div>
    </>
  )
  return column.isRowHeader ? (
    <th role="rowheader" scope="row" className={styles.name}>
      {content}
    </th>
  ) : (
    <td role="cell" className={cx(column.isFigure && styles.figure, column.isWhole && styles.whole)}>
      {content}
    </td>
  )
}

import { Columns3, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FoldedOnPhone } from '@/patterns/table/filters/FoldedOnPhone'
import { SearchInput } from '@/patterns/table/filters/SearchInput'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { SelectField } from '@/ui/field/choice/SelectField'
import { Choices } from './filters/Choices'
import type { TableAddress } from './address/tableAddress'
import styles from './TableTools.module.css'

export interface TableFilter {
  /** Its name in the address. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** The text for no choice. With it the filter takes a single value, without it several. */
  all?: string
}

interface TableToolsProps {
  address: TableAddress
  /** The label of the search field; without it there is no search. */
  searchLabel?: string | undefined
  filters: readonly TableFilter[]
  /** A filter of another kind, such as a record found by typing. */
  more?: ReactNode
  /** Every column, for choosing which are shown and, on a phone, by which to sort. */
  columns: readonly { key: string; header: string }[]
  /** A button that downloads the rows. */
  download?: ReactNode
}

/** From so many choices on, a chosen value alone does not say what it chooses: each has its label above. */
const mostUnlabelled = 3

/** Above the rows: search, filters, columns, download. */
export function TableTools({ address, searchLabel, filters, more, columns, download }: TableToolsProps) {
  const { shape, state, change, show } = address
  const { formatMessage } = useIntl()
  // Filters that no control here sets are not cleared here either, such as the record that the rows belong to.
  const inUse = Object.keys(state.filters).filter((name) => more != null || filters.some((each) => each.name === name))
  const isNarrowed = state.search !== '' || inUse.length > 0
  const optional = columns.filter(({ key }) => shape.optional?.includes(key))
  const single = filters.filter(({ all }) => all !== undefined).length
  const sort = shape.sortable.length > 0 && <SortField address={address} columns={columns} />
  if (!searchLabel && filters.length + optional.length === 0 && !more && !download)
    return sort && <div className={cx(styles.tools, styles.onlySort)}>{sort}</div>
  return (
    <div role="search" className={styles.tools}>
      {searchLabel && (
        <SearchInput
          className={styles.search}
          label={searchLabel}
          value={state.search}
          onChange={(search) => change({ search })}
        />
      )}
      <FoldedOnPhone label={<FormattedMessage id="tables.filters" values={{ count: inUse.length }} />}>
        {filters.map((filter) => (
          <Filter key={filter.name} filter={filter} address={address} isLabelHidden={single < mostUnlabelled} />
        ))}
        {more && <div className={styles.more}>{more}</div>}
        {isNarrowed && (
          <Button
            variant="quiet"
            size="small"
            icon={<X aria-hidden="true" />}
            onClick={() => change({ search: '', filters: {} })}
          >
            <FormattedMessage id="tables.clear" />
          </Button>
        )}
        <div className={styles.end}>
          {sort}
          {optional.length > 0 && (
            <Choices
              label={formatMessage({ id: 'tables.columns' })}
              icon={<Columns3 aria-hidden="true" />}
              options={optional.map(({ key, header }) => ({ value: key, label: header }))}
              chosen={optional.map(({ key }) => key).filter((key) => !state.hidden.includes(key))}
              isCountHidden
              onTick={show}
            />
          )}
          {download}
        </div>
      </FoldedOnPhone>
    </div>
  )
}

interface FilterProps {
  filter: TableFilter
  address: TableAddress
  isLabelHidden: boolean
}

function Filter({ filter, address: { state, choose, tick }, isLabelHidden }: FilterProps) {
  const { name, label, options, all } = filter
  const chosen = state.filters[name] ?? []
  if (all === undefined)
    return (
      <Choices
        label={label}
        options={options}
        chosen={chosen}
        onTick={(value, isTicked) => tick(name, value, isTicked)}
      />
    )
  return (
    <SelectField
      className={styles.one}
      label={label}
      isLabelHidden={isLabelHidden}
      value={chosen[0] ?? ''}
      onChange={({ target }) => choose(name, target.value === '' ? [] : [target.value])}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

/** Where a table is drawn as a list, its headers cannot be pressed. */
function SortField({ address, columns }: Pick<TableToolsProps, 'address' | 'columns'>) {
  const { shape, state, change } = address
  const { formatMessage } = useIntl()
  const directions = ['asc', 'desc'] as const
  return (
    <SelectField
      className={styles.sort}
      label={formatMessage({ id: 'tables.sort' })}
      isLabelHidden
      value={`${state.sort.key}:${state.sort.direction}`}
      onChange={({ target }) => {
        const [key = '', direction] = target.value.split(':')
        change({ sort: { key, direction: direction === 'desc' ? 'desc' : 'asc' } })
      }}
    >
      {columns
        .filter(({ key }) => shape.sortable.includes(key))
        .flatMap(({ key, header }) =>
          directions.map((direction) => (
            <option key={`${key}:${direction}`} value={`${key}:${direction}`}>
              {formatMessage({ id: `tables.sort.${direction}` }, { column: header })}
            </option>
          )),
        )}
    </SelectField>
  )
}

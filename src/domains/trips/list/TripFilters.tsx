import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Narrowing } from '@/domains/trips/narrowing.rules'
import { SearchInput } from '@/patterns/table/filters/SearchInput'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/notice/EmptyState'
import { SelectField } from '@/ui/field/choice/SelectField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './TripFilters.module.css'
import layout from '@/ui/layout/layout.module.css'

export interface TripFiltersProps {
  narrowing: Narrowing
  /** The years that can be chosen, newest first. */
  years: readonly number[]
  /** How many trips are found; undefined until it is known. */
  found: number | undefined
  onChange: (narrowing: Narrowing) => void
}

/** Search by city, carrier or reference, and by year of departure. Shows a message where nothing is found. */
export default function TripFilters({ narrowing, years, found, onChange }: TripFiltersProps) {
  const { formatMessage } = useIntl()
  const isNarrowed = narrowing.search !== '' || narrowing.year !== undefined
  const clear = (
    <Button variant="quiet" size="small" icon={<X aria-hidden="true" />} onClick={() => onChange(everything)}>
      <FormattedMessage id="tables.clear" />
    </Button>
  )
  return (
    <>
      <div role="search" className={layout.row2}>
        <SearchInput
          className={styles.search}
          label={formatMessage({ id: 'tripLists.search.label' })}
          value={narrowing.search}
          onChange={(search) => onChange({ ...narrowing, search })}
        />
        <SelectField
          className={styles.year}
          label={formatMessage({ id: 'tripLists.search.year' })}
          isLabelHidden
          value={narrowing.year ?? ''}
          onChange={({ target }) =>
            onChange({ ...narrowing, year: target.value === '' ? undefined : Number(target.value) })
          }
        >
          <option value="">{formatMessage({ id: 'tripLists.search.everyYear' })}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
        {isNarrowed && found !== 0 && clear}
      </div>
      <VisuallyHidden role="status">
        {isNarrowed && found !== undefined && (
          <FormattedMessage id="tripLists.search.found" values={{ count: found }} />
        )}
      </VisuallyHidden>
      {isNarrowed && found === 0 && (
        <EmptyState
          title={<FormattedMessage id="tables.nothing.title" />}
          text={<FormattedMessage id="tables.nothing.text" />}
          action={clear}
        />
      )}
    </>
  )
}

const everything: Narrowing = { search: '', year: undefined }

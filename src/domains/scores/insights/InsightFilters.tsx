import { X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { bookingTypes, spendingCategories, travelTypes } from '#contract/reports/scores.ts'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import type { MessageId } from '@/i18n/messages'
import { Button } from '@/ui/button/Button'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { SelectField } from '@/ui/field/choice/SelectField'
import { CostCenterSearch, useNamedCostCenters } from './CostCenterSearch'
import styles from './TravelInsightsPage.module.css'

interface InsightFiltersProps {
  view: ScoreView
  isOfCompany: boolean
}

const selects = [
  { name: 'travelType', values: travelTypes },
  { name: 'bookingType', values: bookingTypes },
  { name: 'category', values: spendingCategories },
] as const

/** The number of these choices that are made. */
export const insightFiltersInUse = ({ address: { state } }: ScoreView): number =>
  ['costCenter', ...selects.map(({ name }) => name)].filter((name) => state.filters[name]).length

/** The choices that narrow all figures: kind of travel, way of booking, category, cost centers to include or exclude. */
export function InsightFilters({ view, isOfCompany }: InsightFiltersProps) {
  const { formatMessage } = useIntl()
  const { state, choose } = view.address
  return (
    <>
      {selects.map(({ name, values }) => (
        <SelectField
          key={name}
          label={formatMessage({ id: `insights.filter.${name}` })}
          value={state.filters[name]?.[0] ?? ''}
          onChange={({ target }) => choose(name, target.value === '' ? [] : [target.value])}
        >
          <option value="">{formatMessage({ id: 'insights.filter.all' })}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {formatMessage({ id: optionText(name, value) })}
            </option>
          ))}
        </SelectField>
      ))}
      {isOfCompany && <CostCenterChoices view={view} />}
    </>
  )
}

const optionText = (name: (typeof selects)[number]['name'], value: string) =>
  (name === 'category' ? `scorePages.category.${value}` : `insights.${name}.${value}`) as MessageId

/** The chosen cost centers, each to be taken back, and a field that adds one. */
function CostCenterChoices({ view }: { view: ScoreView }) {
  const { formatMessage } = useIntl()
  const { state, choose } = view.address
  const chosen = state.filters['costCenter'] ?? []
  const named = useNamedCostCenters(chosen)
  const [hasChanged, setHasChanged] = useState(false)
  const change = (ids: readonly string[]) => {
    setHasChanged(true)
    choose('costCenter', [...ids])
  }
  return (
    <div className={styles.centers}>
      {/* A new field after each choice: the list would open again for the emptied text. */}
      <CostCenterSearch
        key={chosen.join()}
        label={formatMessage({ id: 'insights.filter.costCenters' })}
        except={chosen}
        takesFocus={hasChanged}
        onChoose={(center) => center && change([...chosen, center.id])}
      />
      {chosen.length > 0 && (
        <div className={styles.chips}>
          {named.map(({ id, name }) => (
            <Button
              key={id}
              variant="secondary"
              size="small"
              icon={<X aria-hidden="true" />}
              aria-label={formatMessage({ id: 'insights.remove' }, { choice: name })}
              onClick={() => change(chosen.filter((each) => each !== id))}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      {chosen.length > 0 && (
        <CheckboxField
          label={formatMessage({ id: 'insights.filter.except' })}
          checked={state.filters['except'] !== undefined}
          onChange={({ target }) => choose('except', target.checked ? ['true'] : [])}
        />
      )}
    </div>
  )
}

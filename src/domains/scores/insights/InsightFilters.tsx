import { useIntl } from 'react-intl'
import { limits } from '#contract/limits.ts'
import { bookingTypes, spendingCategories, travelTypes } from '#contract/scores.ts'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { useScoreReportQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import type { MessageId } from '@/i18n/messages'
import { Choices } from '@/patterns/table/Choices'
import { CheckboxField } from '@/ui/field/CheckboxField'
import { SelectField } from '@/ui/field/SelectField'
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

/** The cost centers with bookings in the period, by name. */
export function useCostCenters(view: ScoreView) {
  const { companyId } = useSession()
  const { from, to } = view.query
  const { data } = useScoreReportQuery({
    companyId,
    from,
    to,
    sort: 'name',
    direction: 'asc',
    pageSize: limits.largestPage,
  })
  return (data?.responseData ?? []).flatMap(({ costCenter, name }) =>
    costCenter && costCenter !== 'none' ? [{ value: costCenter, label: name }] : [],
  )
}

function CostCenterChoices({ view }: { view: ScoreView }) {
  const { formatMessage } = useIntl()
  const { state, choose } = view.address
  const chosen = state.filters['costCenter'] ?? []
  return (
    <div className={styles.centers}>
      <Choices
        label={formatMessage({ id: 'insights.filter.costCenters' })}
        options={useCostCenters(view)}
        chosen={chosen}
        onTick={(value, isTicked) =>
          choose('costCenter', isTicked ? [...chosen, value] : chosen.filter((each) => each !== value))
        }
      />
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

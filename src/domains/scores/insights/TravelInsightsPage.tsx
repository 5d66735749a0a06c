import { FormattedMessage, useIntl } from 'react-intl'
import { X } from 'lucide-react'
import { useState } from 'react'
import { bookingTypes, spendingCategories, travelTypes } from '#contract/reports/scores.ts'
import { FilterBar } from '@/domains/scores/filter/FilterBar'
import { useScoreView, type ScoreView } from '@/domains/scores/filter/useScoreView'
import { useInsightsQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { PageHeader } from '@/patterns/page/PageHeader'
import { UnknownRecord } from '@/patterns/record/UnknownRecord'
import { useLocale } from '@/i18n/useLocale'
import type { MessageId } from '@/i18n/messages'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { InsightBookings } from './InsightBookings'
import { InsightFigures } from './InsightFigures'
import { figureQuery, insightTable } from './insights.rules'
import { CostCenterSearch, useNamedCostCenters } from './CostCenterSearch'
import styles from './TravelInsightsPage.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'
import { Button } from '@/ui/button/Button'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { SelectField } from '@/ui/field/choice/SelectField'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { shownOf } from '@/store/shownAnswer'

/** §2 travel insights: of the company for a finance officer, of their own bookings for everybody else. */
export default function TravelInsightsPage() {
  const { companyId, roles } = useSession()
  const view = useScoreView(insightTable)
  const isOfCompany = roles.includes('FinancialOfficer')
  const filters = figureQuery(view.address.state.filters)
  const answer = useInsightsQuery({ companyId, ...view.query, ...filters }, { skip: !isOffered('insights') })
  const { shown, isOutdated } = shownOf(answer)
  const { instant } = useFormats()
  const locale = useLocale()
  if (!isOffered('insights')) return <UnknownRecord about="insights" headingLevel={1} back={pathTo(locale, 'home')} />
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.travelInsights" />}
        note={
          <p className={cx(textStyle.measure, textStyle.soft)}>
            <FormattedMessage id={isOfCompany ? 'insights.lead.company' : 'insights.lead.own'} />
          </p>
        }
      />
      <FilterBar
        view={view}
        hasInherited={isOfCompany}
        more={{
          choices: <InsightFilters view={view} isOfCompany={isOfCompany} />,
          inUse: insightFiltersInUse(view),
        }}
      />
      {shown ? (
        <div className={layout.stack6}>
          <UntilAnswered isOutdated={isOutdated} className={layout.stack6}>
            <InsightFigures insights={shown} view={view} isOfCompany={isOfCompany} />
          </UntilAnswered>
          <InsightBookings view={view} insights={shown} isOfCompany={isOfCompany} />
          <p className={textStyle.note}>
            <FormattedMessage id="scores.company.asOf" values={{ time: instant(shown.asOf) }} />
          </p>
        </div>
      ) : answer.isError && !answer.isFetching ? (
        <Card>
          <QueryFailure query={answer} title="insights.failed" text="scores.company.failed.text" />
        </Card>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

const Waiting = () => (
  <div className={styles.grid}>
    <VisuallyHidden role="status">
      <FormattedMessage id="patterns.loading" />
    </VisuallyHidden>
    <Skeleton shape="box" className={styles.bone} />
    <Skeleton shape="box" className={styles.bone} />
  </div>
)

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
const insightFiltersInUse = ({ address: { state } }: ScoreView): number =>
  ['costCenter', ...selects.map(({ name }) => name)].filter((name) => state.filters[name]).length

/** The choices that narrow all figures: kind of travel, way of booking, category, cost centers to include or exclude. */
function InsightFilters({ view, isOfCompany }: InsightFiltersProps) {
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

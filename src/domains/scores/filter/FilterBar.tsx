import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ReportPeriod, reportPeriods, type Days } from '#contract/reports/reportPeriods.ts'
import { limits } from '#contract/fields/limits.ts'
import { useScoreSettingsQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { FoldedOnPhone } from '@/patterns/table/filters/FoldedOnPhone'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { SelectField } from '@/ui/field/choice/SelectField'
import styles from './FilterBar.module.css'
import { filtersOf, daysProblem } from '@/domains/scores/scoreFilter.rules'
import { LocalDateField } from '@/forms/input/LocalDateField'
import type { ScoreView } from './useScoreView'
import textStyle from '@/ui/layout/textStyle.module.css'

interface FilterBarProps {
  view: ScoreView
  /** The page has cost centers that may include others. */
  hasInherited?: boolean
  /** More choices of the page, and how many of them are in use. */
  more?: { choices: ReactNode; inUse: number }
}

/** The filter of a score page: period, both switches and the reporting currency, with the days it covers. */
export function FilterBar({ view, hasInherited = false, more }: FilterBarProps) {
  const { formatMessage } = useIntl()
  const { dateRange } = useFormats()
  const { filter, days, choose } = view
  const own = Object.keys(filtersOf(filter)).filter((name) => !['period', 'from', 'to'].includes(name)).length
  return (
    <div role="search" className={styles.bar} aria-label={formatMessage({ id: 'scorePages.filter' })}>
      <SelectField
        label={formatMessage({ id: 'scorePages.period' })}
        className={styles.period}
        value={filter.period}
        onChange={({ target }) => choose({ period: target.value as ReportPeriod, days })}
      >
        {reportPeriods.map((period) => (
          <option key={period} value={period}>
            {formatMessage({ id: `periods.${period}` })}
          </option>
        ))}
      </SelectField>
      {filter.period === 'custom' ? (
        <CustomDays days={days} onChange={(chosen) => choose({ days: chosen })} />
      ) : (
        <p className={styles.days}>
          <span className={textStyle.nowrap}>{dateRange(days.from, days.to)}</span>
        </p>
      )}
      <FoldedOnPhone label={<FormattedMessage id="tables.filters" values={{ count: own + (more?.inUse ?? 0) }} />}>
        <Currency view={view} />
        {more?.choices}
        <CheckboxField
          className={styles.switch}
          label={formatMessage({ id: 'scorePages.ghost' })}
          description={formatMessage({ id: 'scorePages.ghost.text' })}
          checked={filter.usedAsGhost}
          onChange={({ target }) => choose({ usedAsGhost: target.checked })}
        />
        {hasInherited && (
          <CheckboxField
            className={styles.switch}
            label={formatMessage({ id: 'scorePages.inherited' })}
            description={formatMessage({ id: 'scorePages.inherited.text' })}
            checked={filter.includeInherited}
            onChange={({ target }) => choose({ includeInherited: target.checked })}
          />
        )}
      </FoldedOnPhone>
    </div>
  )
}

/** The reporting currency, where the company has bookings in several. */
function Currency({ view: { filter, choose } }: Pick<FilterBarProps, 'view'>) {
  const { formatMessage } = useIntl()
  const { data } = useScoreSettingsQuery(useSession().companyId)
  if (!data || data.currencies.length < 2) return null
  return (
    <SelectField
      label={formatMessage({ id: 'scorePages.currency' })}
      value={filter.currency ?? data.reportingCurrency}
      onChange={({ target }) => choose({ currency: target.value === data.reportingCurrency ? null : target.value })}
    >
      {data.currencies.map((currency) => (
        <option key={currency} value={currency}>
          {currency}
        </option>
      ))}
    </SelectField>
  )
}

interface CustomDaysProps {
  days: Days
  onChange: (days: Days) => void
}

/** The two days of a custom period. Days that no report covers are explained and not asked for. */
function CustomDays({ days, onChange }: CustomDaysProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState(days)
  const problem = daysProblem(typed)
  const change = (changed: Partial<Days>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    if (daysProblem(next) === undefined) onChange(next)
  }
  const error = problem && formatMessage({ id: `scorePages.days.${problem}` }, { months: limits.longestReportMonths })
  return (
    <div className={styles.custom}>
      <LocalDateField
        label={formatMessage({ id: 'scorePages.days.from' })}
        value={typed.from}
        onChange={(from) => change({ from })}
      />
      <LocalDateField
        label={formatMessage({ id: 'scorePages.days.to' })}
        value={typed.to}
        error={error}
        onChange={(to) => change({ to })}
      />
    </div>
  )
}

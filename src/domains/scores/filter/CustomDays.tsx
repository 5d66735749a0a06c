import { useState } from 'react'
import { useIntl } from 'react-intl'
import { limits } from '#contract/fields/limits.ts'
import type { Days } from '#contract/reports/reportPeriods.ts'
import { LocalDateField } from '@/forms/input/LocalDateField'
import { daysProblem } from '@/domains/scores/scoreFilter.rules'
import styles from './FilterBar.module.css'

interface CustomDaysProps {
  days: Days
  onChange: (days: Days) => void
}

/** The two days of a custom period. Days that no report covers are explained and not asked for. */
export function CustomDays({ days, onChange }: CustomDaysProps) {
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

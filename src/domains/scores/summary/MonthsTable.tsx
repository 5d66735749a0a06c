import { FormattedMessage, useIntl } from 'react-intl'
import type { MonthlySummary } from '#contract/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import styles from '@/domains/scores/overview/TravelTrends.module.css'

interface MonthsTableProps {
  months: readonly MonthlySummary[]
  currency: string
}

const columns = ['totalSpent', 'missedSavings', 'count', 'score'] as const

/** The months of a period as a table. */
export function MonthsTable({ months, currency }: MonthsTableProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { month, money, score } = useFormats()
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label={formatMessage({ id: 'scorePages.months' })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it (WCAG 2.1.1)
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="scores.trends.month" />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`scorePages.column.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month}>
              <th scope="row">{month(row.month)}</th>
              <td>{money(row.totalSpent, currency)}</td>
              <td>{money(row.missedSavings, currency)}</td>
              <td>{formatNumber(row.count)}</td>
              <td>{row.avgOverallScore === null ? '–' : score(row.avgOverallScore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

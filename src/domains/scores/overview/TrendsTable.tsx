import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import { measures, type Trends } from '@/domains/scores/scores.rules'
import styles from './TravelTrends.module.css'

export interface TrendsProps {
  trends: Trends
  currency: string
}

/** The figures of the charts as a table, also for screen readers and copying. */
export function TrendsTable({ trends, currency }: TrendsProps) {
  const { formatMessage } = useIntl()
  const { month, money } = useFormats()
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label={formatMessage({ id: 'scores.trends.heading' })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it (WCAG 2.1.1)
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="scores.trends.month" />
            </th>
            {measures.flatMap((measure) =>
              [trends.lastYear, trends.thisYear].map((year) => (
                <th key={measure + year} scope="col">
                  <FormattedMessage id={`scores.trends.${measure}.year`} values={{ year }} />
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {trends.months.map((row) => (
            <tr key={row.month}>
              <th scope="row">{month(row.month, 'short')}</th>
              {measures.flatMap((measure) =>
                (['last', 'this'] as const).map((year) => (
                  <td key={measure + year}>
                    {row[measure][year] === null ? '–' : money(row[measure][year], currency)}
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

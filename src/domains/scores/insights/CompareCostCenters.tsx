import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Insights, ReportCostCenter } from '#contract/reports/insights.ts'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { useInsightsQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Card } from '@/ui/display/Card'
import { CostCenterSearch, useNamedCostCenters } from './CostCenterSearch'
import { figureQuery, shareOf } from './insights.rules'
import styles from './TravelInsightsPage.module.css'
import layout from '@/ui/layout/layout.module.css'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { shownOf } from '@/store/shownAnswer'

/** Two cost centers side by side, in the same period and with the same choices. */
export function CompareCostCenters({ view }: { view: ScoreView }) {
  const { formatMessage } = useIntl()
  const { state, choose } = view.address
  const [first = '', second = ''] = state.filters['compare'] ?? []
  const named = useNamedCostCenters([first, second].filter(Boolean))
  const search = (label: 'first' | 'second', value: string, other: string, onChoose: (id: string) => void) => (
    <CostCenterSearch
      label={formatMessage({ id: `insights.compare.${label}` })}
      chosen={named.find(({ id }) => id === value)}
      except={[other]}
      onChoose={(center) => onChoose(center?.id ?? '')}
    />
  )
  return (
    <Card heading={<FormattedMessage id="insights.compare" />}>
      <div className={layout.stack4}>
        <div className={styles.filters}>
          {search('first', first, second, (id) => choose('compare', [id, second].filter(Boolean)))}
          {first !== '' && search('second', second, first, (id) => choose('compare', [first, id].filter(Boolean)))}
        </div>
        {first !== '' && second !== '' && <Comparison view={view} ids={[first, second]} named={named} />}
      </div>
    </Card>
  )
}

interface ComparisonProps {
  view: ScoreView
  ids: readonly [string, string]
  named: readonly ReportCostCenter[]
}

function Comparison({ view, ids, named }: ComparisonProps) {
  const { companyId } = useSession()
  const others = { ...figureQuery(view.address.state.filters), exceptCostCenters: undefined }
  const requestOf = (id: string) => (id ? { companyId, ...view.query, ...others, costCenters: id } : skipToken)
  const one = useInsightsQuery(requestOf(ids[0]))
  const other = useInsightsQuery(requestOf(ids[1]))
  const failed = [one, other].find(({ isError, isFetching }) => isError && !isFetching)
  if (failed) return <QueryFailure query={failed} title="insights.failed" />
  const answers = [shownOf(one), shownOf(other)]
  const found = answers.flatMap(({ shown }) => shown ?? [])
  if (found.length < 2) return <FormattedMessage id="patterns.loading" tagName="p" />
  const nameOf = (id: string) => named.find((each) => each.id === id)?.name ?? id
  const columns = found.map((insights, at) => ({ id: ids[at]!, name: nameOf(ids[at]!), insights }))
  return (
    <UntilAnswered isOutdated={answers.some(({ isOutdated }) => isOutdated)}>
      <ComparisonTable columns={columns} />
    </UntilAnswered>
  )
}

const rows = ['totalSpent', 'bookings', 'travellers', 'averagePrice', 'missedSavings', 'compliance'] as const

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a phone lays the table out as a list, for which browsers drop its roles */
function ComparisonTable({ columns }: { columns: readonly { id: string; name: string; insights: Insights }[] }) {
  const { formatMessage } = useIntl()
  const cell = useCell()
  return (
    <table role="table" className={styles.compare} aria-label={formatMessage({ id: 'insights.compare' })}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <FormattedMessage id="insights.compare.figure" />
          </th>
          {columns.map(({ id, name }) => (
            <th key={id} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row} role="row">
            <th role="rowheader" scope="row">
              <FormattedMessage id={row === 'compliance' ? 'insights.compare.compliance' : `insights.total.${row}`} />
            </th>
            {columns.map(({ id, insights }) => (
              <td key={id} role="cell">
                {cell(row, insights)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
/* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

function useCell() {
  const { formatNumber } = useIntl()
  const { moneyTotal, percent } = useFormats()
  return (row: (typeof rows)[number], { totals, currency, compliance }: Insights): string => {
    if (row === 'compliance') {
      const share = shareOf(compliance.respected, compliance.compared)
      return share === undefined ? '–' : percent(share, 1)
    }
    const value = totals[row]
    if (value === null) return '–'
    return row === 'bookings' || row === 'travellers' ? formatNumber(value) : moneyTotal(value, currency)
  }
}

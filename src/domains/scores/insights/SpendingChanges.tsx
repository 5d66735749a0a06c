import { FormattedMessage } from 'react-intl'
import type { Insights } from '#contract/reports/insights.ts'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { percentChange } from '@/domains/scores/scores.rules'
import { useReportFormats } from '@/i18n/reportFormats'
import { useFormats } from '@/i18n/useFormats'
import { writeTable } from '@/patterns/table/address/tableAddress'
import { Card } from '@/ui/display/Card'
import { bookingsId } from './InsightBookings'
import { shareOf } from './insights.rules'
import { ShareRow } from './ShareRow'
import layout from '@/ui/layout/layout.module.css'

interface ChangesProps {
  insights: Insights
  view: ScoreView
}

/** Why spending went up or down: the cost centers that changed the most, each as a link to its bookings. */
export function SpendingChanges({ insights, view }: ChangesProps) {
  const { dateRange } = useFormats()
  const { costCenters, isPreviousCovered, previous, previousFrom, previousTo } = insights
  if (costCenters.length === 0 || !isPreviousCovered || previous.bookings === 0) return null
  const most = Math.max(...costCenters.map(differenceOf).map(Math.abs))
  return (
    <Card
      heading={<FormattedMessage id="insights.changes" />}
      description={
        <FormattedMessage id="scores.change.against" values={{ period: dateRange(previousFrom, previousTo) }} />
      }
    >
      <ul role="list" className={layout.stack3}>
        {costCenters.map((row) => (
          <ShareRow
            key={row.costCenter ?? 'none'}
            name={row.name}
            to={row.costCenter === null ? undefined : centerPath(view, row.costCenter)}
            share={shareOf(Math.abs(differenceOf(row)), most) ?? 0}
            isDecrease={differenceOf(row) < 0}
            figures={<ChangeText row={row} currency={insights.currency} />}
          />
        ))}
      </ul>
    </Card>
  )
}

type Row = Insights['costCenters'][number]

const differenceOf = ({ totalSpent, previous }: Row) => totalSpent - previous

/** The page with the figures of one cost center, at the bookings behind them. */
const centerPath = ({ address: { shape, state } }: ScoreView, costCenter: string) => ({
  search: writeTable(shape, {
    ...state,
    pageNumber: 1,
    filters: { ...state.filters, costCenter: [costCenter], except: [] },
  }),
  hash: bookingsId,
})

/** Spending, its change in money, and in percent where there was spending before. */
function ChangeText({ row, currency }: { row: Row; currency: string }) {
  const { moneyTotal } = useFormats()
  const { change, difference } = useReportFormats()
  const percent = percentChange(row.totalSpent, row.previous)
  return (
    <>
      {`${moneyTotal(row.totalSpent, currency)} · `}
      <strong>{difference(differenceOf(row), currency)}</strong>
      {percent === null ? null : ` (${change(percent)})`}
    </>
  )
}

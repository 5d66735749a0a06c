import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { limits } from '#contract/fields/limits.ts'
import type { ScoreReport, ScoreSummary } from '#contract/reports/scores.ts'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import { useFormats } from '@/i18n/useFormats'
import { PageSection } from '@/patterns/page/PageSection'
import { DataTable, type DataTableProps } from '@/patterns/table/DataTable'
import { Stacked } from '@/patterns/table/rows/Stacked'
import type { Column } from '@/patterns/table/rows/TableRows'
import { EmptyState } from '@/ui/notice/EmptyState'
import { shownOf } from '@/store/shownAnswer'

/** The kind of the rows: the level below the page's. */
export type Level = 'groups' | 'costCenters' | 'travelers'

interface LevelTableProps {
  level: Level
  answer: Omit<DataTableProps<ScoreSummary>['answer'], 'data' | 'currentData'> & {
    data?: ScoreReport | undefined
    currentData?: ScoreReport | undefined
  }
  view: ScoreView
  /** The address of a row's page; undefined for a row without one. */
  pathOf: (row: ScoreSummary) => string | undefined
}

const keyOf = ({ group, costCenter, travellerEmail }: ScoreSummary) => `${group}/${costCenter}/${travellerEmail}`

/** The rows of a report: spend, missed savings, score and bookings of each, as links to its page. */
export function LevelTable({ level, answer, view, pathOf }: LevelTableProps) {
  const { formatMessage } = useIntl()
  const currency = shownOf(answer).shown?.currency ?? 'USD'
  return (
    <PageSection heading={<FormattedMessage id={`scorePages.level.${level}`} />}>
      <DataTable
        label={formatMessage({ id: `scorePages.level.${level}` })}
        isInSection
        columns={useColumns(level, currency, pathOf)}
        answer={answer}
        address={view.address}
        pageSize={limits.scorePage}
        keyOf={keyOf}
        nameOf={({ name, travellerEmail }) => name || (travellerEmail ?? '')}
        empty={<EmptyState headingLevel={3} title={<FormattedMessage id="scorePages.empty.title" />} />}
      />
    </PageSection>
  )
}

function useColumns(level: Level, currency: string, pathOf: LevelTableProps['pathOf']): Column<ScoreSummary>[] {
  const { formatMessage, formatNumber } = useIntl()
  const { money, percent } = useFormats()
  const header = (key: 'totalSpent' | 'missedSavings' | 'score' | 'count') =>
    formatMessage({ id: `scorePages.column.${key}` })
  return [
    {
      key: 'name',
      header: formatMessage({ id: `scorePages.column.name.${level}` }),
      isRowHeader: true,
      cell: (row) => <NameCell row={row} to={pathOf(row)} />,
    },
    {
      key: 'totalSpent',
      header: header('totalSpent'),
      isFigure: true,
      cell: (row) => money(row.totalSpent, currency),
    },
    {
      key: 'missedSavings',
      header: header('missedSavings'),
      isFigure: true,
      cell: (row) => (
        <Stacked below={percent(row.missedSavingsTotalSpendPercentage)}>{money(row.missedSavings, currency)}</Stacked>
      ),
    },
    { key: 'score', header: header('score'), isFigure: true, cell: (row) => <ScoreCell row={row} level={level} /> },
    { key: 'count', header: header('count'), isFigure: true, cell: ({ count }) => formatNumber(count) },
  ]
}

function NameCell({ row, to }: { row: ScoreSummary; to: string | undefined }) {
  const name = row.name || row.travellerEmail || row.costCenter || row.group
  return <Stacked>{to ? <Link to={to}>{name}</Link> : name}</Stacked>
}

/** The score; for a cost center with its place. Single people are not ranked. */
function ScoreCell({ row, level }: { row: ScoreSummary; level: Level }) {
  const { score } = useFormats()
  if (row.avgOverallScore === null)
    return (
      <FormattedMessage
        id={row.isSuppressed ? 'scorePages.suppressed.short' : 'scorePages.noScore'}
        values={{ rated: limits.ratedBookings }}
      />
    )
  const place = level === 'costCenters' ? row.ranking : null
  return (
    <Stacked below={place !== null && <FormattedMessage id="scorePages.place" values={{ place }} />}>
      {score(row.avgOverallScore)}
    </Stacked>
  )
}

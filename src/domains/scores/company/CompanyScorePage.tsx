import { Gauge } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ScoreReport } from '#contract/reports/scores.ts'
import { FilterBar } from '@/domains/scores/filter/FilterBar'
import { linkQuery, rowTable } from '@/domains/scores/scoreFilter.rules'
import { type ScoreView, useScoreView } from '@/domains/scores/filter/useScoreView'
import { useScoreReportQuery } from '@/domains/scores/scores.slice'
import { MonthsCard } from '@/domains/scores/summary/MonthsCard'
import { ReportView } from '@/domains/scores/summary/ReportView'
import { type ReportAnswer, useReport } from '@/domains/scores/summary/useReport'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { CostCenterRows } from './CostCenterRows'
import { LevelTable } from './LevelTable'
import { allGroups, rowsQuery } from './scoreLinks.rules'
import { useMostMissed } from './useMostMissed'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'

const byGroup = { isByGroup: true } as const

/** §2 score/company: the scores and the money of the company, for finance officers. */
export default function CompanyScorePage() {
  const locale = useLocale()
  const view = useScoreView(rowTable)
  const { sort, direction } = rowsQuery(view.address.state)
  const report = useReport(view, byGroup, { sort, direction, pageNumber: 1 })
  const missed = useMostMissed(view, allGroups)
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.scoreCompany" />}
        note={
          <p className={cx(textStyle.measure, textStyle.soft)}>
            <FormattedMessage id="scorePages.lead.company" />
          </p>
        }
        actions={
          <Link
            className={buttonClass('quiet', 'small')}
            to={pathTo(locale, 'scorePersonal', undefined, linkQuery(view.filter))}
          >
            <Gauge aria-hidden="true" />
            <FormattedMessage id="routes.scorePersonal" />
          </Link>
        }
      />
      <FilterBar view={view} hasInherited />
      <ReportView report={report} view={view} heading={<FormattedMessage id="scores.score.heading" />} missed={missed}>
        {(data) => (
          <>
            <MonthsCard view={view} subject={{}} currency={data.currency} />
            <Groups report={data} answer={report.answer} view={view} />
          </>
        )}
      </ReportView>
    </div>
  )
}

interface GroupsProps {
  report: ScoreReport
  answer: ReportAnswer['answer']
  view: ScoreView
}

/** The groups; where there is only one, with its cost centers, else with a link to those of all groups. */
function Groups({ report, answer, view }: GroupsProps) {
  const locale = useLocale()
  const query = linkQuery(view.filter)
  const [first, ...others] = report.responseData
  const only = first && others.length === 0 ? first.group : null
  const onFirstPage = { ...view, address: { ...view.address, state: { ...view.address.state, pageNumber: 1 } } }
  return (
    <>
      <LevelTable
        level="groups"
        answer={answer}
        view={onFirstPage}
        pathOf={({ group }) => (group ? pathTo(locale, 'scoreGroup', { groupId: group }, query) : undefined)}
      />
      {only ? (
        <CostCentersOf groupId={only} view={view} />
      ) : (
        <p>
          <Link to={pathTo(locale, 'scoreGroup', { groupId: allGroups }, query)}>
            <FormattedMessage id="scorePages.allCostCenters" />
          </Link>
        </p>
      )}
    </>
  )
}

function CostCentersOf({ groupId, view }: { groupId: string; view: ScoreView }) {
  const { companyId } = useSession()
  const answer = useScoreReportQuery({ companyId, groupId, ...view.query, ...rowsQuery(view.address.state) })
  return <CostCenterRows groupId={groupId} answer={answer} view={view} />
}

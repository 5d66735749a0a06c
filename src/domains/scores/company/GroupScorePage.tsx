import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { FilterBar } from '@/domains/scores/filter/FilterBar'
import { linkQuery, rowTable } from '@/domains/scores/scoreFilter.rules'
import { useScoreView } from '@/domains/scores/filter/useScoreView'
import { MonthsCard } from '@/domains/scores/summary/MonthsCard'
import { ReportView } from '@/domains/scores/summary/ReportView'
import { useReport } from '@/domains/scores/summary/useReport'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { pathTo } from '@/routes/pathTo'
import { CostCenterRows } from './CostCenterRows'
import { allGroups, groupIn, rowsQuery } from './scoreLinks.rules'
import { useMostMissed } from './useMostMissed'
import layout from '@/ui/layout/layout.module.css'

/** §2 score/company/{groupId}: a group of the company by cost center, or all groups. */
export default function GroupScorePage() {
  const { groupId = '' } = useParams()
  return <Group key={groupId} groupId={groupId} />
}

function Group({ groupId }: { groupId: string }) {
  const { formatMessage } = useIntl()
  const view = useScoreView(rowTable)
  const subject = groupIn(groupId)
  const report = useReport(view, subject, rowsQuery(view.address.state))
  const missed = useMostMissed(view, groupId)
  const name =
    groupId === allGroups
      ? formatMessage({ id: 'scorePages.allGroups' })
      : report.shown && (report.shown.names?.group ?? formatMessage({ id: 'routes.scoreGroup' }))
  useNameInTrail('scoreGroup', name)
  const above = pathTo(useLocale(), 'scoreCompany', undefined, linkQuery(view.filter))
  return (
    <div className={layout.stack5}>
      <PageHeader title={name ?? <FormattedMessage id="routes.scoreGroup" />} />
      <FilterBar view={view} hasInherited />
      <ReportView {...{ report, view, missed }} back={above} heading={<FormattedMessage id="scorePages.score.group" />}>
        {({ currency }) => (
          <>
            <MonthsCard view={view} subject={subject} currency={currency} />
            <CostCenterRows groupId={groupId} answer={report.answer} view={view} />
          </>
        )}
      </ReportView>
    </div>
  )
}

import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { FilterBar } from '@/domains/scores/filter/FilterBar'
import { linkQuery, rowTable } from '@/domains/scores/scoreFilter.rules'
import { useScoreView } from '@/domains/scores/filter/useScoreView'
import { MonthsCard } from '@/domains/scores/summary/MonthsCard'
import { ReportView } from '@/domains/scores/summary/ReportView'
import { useReport } from '@/domains/scores/summary/useReport'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { LevelTable } from './LevelTable'
import { groupIn, rowsQuery } from './scoreLinks.rules'
import { namesIn, useTrail } from './useTrail'
import layout from '@/ui/layout/layout.module.css'

/** §2 score/company/{groupId}/{costCenter}: a cost center by traveler. */
export default function CostCenterScorePage() {
  const { groupId = '', costCenter = '' } = useParams()
  return <CostCenter key={`${groupId}/${costCenter}`} groupId={groupId} costCenter={costCenter} />
}

function CostCenter({ groupId, costCenter }: { groupId: string; costCenter: string }) {
  const locale = useLocale()
  const view = useScoreView(rowTable)
  const subject = { ...groupIn(groupId), costCenter }
  const report = useReport(view, subject, rowsQuery(view.address.state))
  const above = pathTo(locale, 'scoreGroup', { groupId }, linkQuery(view.filter))
  const names = useTrail(groupId, namesIn(report.shown))
  return (
    <div className={layout.stack5}>
      <PageHeader title={names.costCenter ?? <FormattedMessage id="routes.costCenterDetail" />} facts={[names.group]} />
      <FilterBar view={view} hasInherited />
      <ReportView
        report={report}
        view={view}
        back={above}
        heading={<FormattedMessage id="scorePages.score.costCenter" />}
      >
        {({ currency }) => (
          <>
            <MonthsCard view={view} subject={subject} currency={currency} />
            <LevelTable
              level="travelers"
              answer={report.answer}
              view={view}
              pathOf={({ travellerEmail }) =>
                travellerEmail
                  ? pathTo(locale, 'travellerDetail', { groupId, costCenter, travellerEmail }, linkQuery(view.filter))
                  : undefined
              }
            />
          </>
        )}
      </ReportView>
    </div>
  )
}

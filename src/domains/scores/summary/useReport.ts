import { skipToken } from '@reduxjs/toolkit/query/react'
import { previousDays } from '#contract/reports/reportPeriods.ts'
import { reportQuery } from '@/domains/scores/scoreFilter.rules'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import type { ReportSubject, ScoreReportRequest } from '@/domains/scores/scores.api'
import { useScoreReportQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { shownOf } from '@/store/shownAnswer'

/** The report of a page, and the summary of the equal period before. */
export function useReport(
  view: ScoreView,
  subject: ReportSubject | undefined,
  rows: Pick<ScoreReportRequest, 'sort' | 'direction' | 'pageNumber'> = {},
) {
  const { companyId } = useSession()
  const { filter, days, query } = view
  const answer = useScoreReportQuery(subject ? { companyId, ...subject, ...query, ...rows } : skipToken)
  const { shown, isOutdated } = shownOf(answer)
  const previous = previousDays(days)
  const earlier = reportQuery(filter, previous)
  const { currentData: before } = useScoreReportQuery(
    subject && shown ? { companyId, ...subject, ...earlier, pageSize: 1 } : skipToken,
  )
  // A period that begins before the bookings do is no measure for changes.
  const isPartial = before !== undefined && !before.isCovered && before.summary.count > 0
  // The figures of another filter are not compared with the period before this one.
  return {
    answer,
    shown,
    isOutdated,
    before: isPartial || isOutdated ? undefined : before?.summary,
    previous,
    isPartial,
  }
}
export type ReportAnswer = ReturnType<typeof useReport>

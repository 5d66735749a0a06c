import { skipToken } from '@reduxjs/toolkit/query/react'
import { previousDays } from '#contract/reportPeriods.ts'
import { reportQuery } from '@/domains/scores/scoreFilter.rules'
import type { ScoreView } from '@/domains/scores/filter/useScoreView'
import type { ReportSubject, ScoreReportRequest } from '@/domains/scores/scores.api'
import { useScoreReportQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'

/** The report of a page, and the summary of the equal period before. */
export function useReport(
  view: ScoreView,
  subject: ReportSubject | undefined,
  rows: Pick<ScoreReportRequest, 'sort' | 'direction' | 'pageNumber'> = {},
) {
  const { companyId } = useSession()
  const { filter, days, query } = view
  const answer = useScoreReportQuery(subject ? { companyId, ...subject, ...query, ...rows } : skipToken)
  const previous = previousDays(days)
  const earlier = reportQuery(filter, previous)
  const { currentData: before } = useScoreReportQuery(
    subject && answer.data ? { companyId, ...subject, ...earlier, pageSize: 1 } : skipToken,
  )
  return { answer, before: before?.summary, previous }
}
export type ReportAnswer = ReturnType<typeof useReport>

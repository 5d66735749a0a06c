import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { reportLimits, type ReportJob, type ReportJobPage } from '#contract/reports.ts'
import { isOpenJob, newlyReady } from '@/domains/reports/reports.rules'
import { useReportJobsQuery } from '@/domains/reports/reports.slice'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { PageSection } from '@/patterns/page/PageSection'
import { PageLinks } from '@/patterns/table/PageLinks'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ReportRow } from './ReportRow'
import styles from './ReportHistory.module.css'
import layout from '@/ui/layout/layout.module.css'

/** How often the history is read while a report is being made. */
const pollMs = 1500

/** The reader's reports, newest first, with their progress as it happens. */
export function ReportHistory() {
  const [search] = useSearchParams()
  const pageNumber = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const [isPolling, setPolling] = useState(false)
  const answer = useReportJobsQuery({ pageNumber }, { pollingInterval: isPolling ? pollMs : 0 })
  const { currentData } = answer
  const hasOpen = currentData?.responseData.some(isOpenJob) ?? false
  if (hasOpen !== isPolling) setPolling(hasOpen)
  return (
    <PageSection
      heading={<FormattedMessage id="reports.history" />}
      note={<FormattedMessage id="reports.history.text" values={{ days: reportLimits.keptDays }} />}
    >
      <ReadyNotice jobs={currentData?.responseData ?? []} />
      {currentData ? (
        <Jobs page={currentData} pageNumber={pageNumber} />
      ) : answer.isError && !answer.isFetching ? (
        <QueryFailure query={answer} title="reports.history.failed.title" text="reports.history.failed.text" />
      ) : (
        <>
          <VisuallyHidden role="status">
            <FormattedMessage id="reports.history.loading" />
          </VisuallyHidden>
          <Skeleton shape="box" />
        </>
      )}
    </PageSection>
  )
}

function Jobs({ page, pageNumber }: { page: ReportJobPage; pageNumber: number }) {
  if (page.totalItemCount === 0)
    return (
      <Card>
        <EmptyState
          headingLevel={3}
          title={<FormattedMessage id="reports.history.empty" />}
          text={<FormattedMessage id="reports.history.empty.text" />}
        />
      </Card>
    )
  return (
    <div className={layout.stack4}>
      <Card isFlush>
        <ul role="list" className={styles.rows}>
          {page.responseData.map((job) => (
            <ReportRow key={job.id} job={job} />
          ))}
        </ul>
      </Card>
      <PageLinks
        current={pageNumber}
        total={page.totalPageCount}
        searchOf={(number) => (number > 1 ? `?page=${number}` : '')}
      />
    </div>
  )
}

/** Tells screen readers of a report that has just become ready. */
function ReadyNotice({ jobs }: { jobs: readonly ReportJob[] }) {
  const { formatMessage } = useIntl()
  const open = useRef<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  useEffect(() => {
    const [ready] = newlyReady(open.current, jobs)
    open.current = new Set(jobs.filter(isOpenJob).map(({ id }) => id))
    if (ready) setText(formatMessage({ id: 'reports.ready' }, { name: ready.fileName ?? '' }))
  }, [jobs, formatMessage])
  return <VisuallyHidden role="status">{text}</VisuallyHidden>
}

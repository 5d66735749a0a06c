import { FormattedMessage, useIntl } from 'react-intl'
import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { reportLimits, type ReportJob, type ReportJobPage } from '#contract/reports/reports.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOpenJob, newlyReady } from '@/domains/reports/reports.rules'
import { useReportJobsQuery } from '@/domains/reports/reports.slice'
import { isOffered } from '@/http/additions'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { PageLinks } from '@/patterns/table/PageLinks'
import { type TableAddress, type TableShape, useTableAddress } from '@/patterns/table/address/tableAddress'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ReportForm } from './ReportForm'
import { ReportRow } from './ReportRow'
import layout from '@/ui/layout/layout.module.css'
import styles from './ReportHistory.module.css'

/** §2 reports-export: reports of the company or of a traveler as files, made in the background. */
export default function ReportsExportPage() {
  const readsCompany = useSession().roles.includes('FinancialOfficer')
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.reportsExport" />}
        lead={readsCompany ? 'reports.lead.company' : 'reports.lead'}
      />
      <ReportForm readsCompany={readsCompany} />
      {isOffered('reportjobs') && <ReportHistory />}
    </div>
  )
}

/** The history's only parameter is its page. */
const historyTable: TableShape = { sortable: [], defaultSort: { key: 'createdAt', direction: 'desc' } }

/** How often the history is read while a report is being made. */
const pollMs = 1500

/** The reader's reports, newest first, with their progress as it happens. */
function ReportHistory() {
  const address = useTableAddress(historyTable)
  const { pageNumber } = address.state
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
        <Jobs page={currentData} address={address} />
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

function Jobs({ page, address }: { page: ReportJobPage; address: TableAddress }) {
  const { pageNumber } = address.state
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
  // Reports leave the history, and an old link may name a page that is gone.
  if (pageNumber > page.totalPageCount)
    return <Navigate replace to={{ search: address.searchOfPage(page.totalPageCount) }} />
  return (
    <div className={layout.stack4}>
      <Card isFlush>
        <ul role="list" className={styles.rows}>
          {page.responseData.map((job) => (
            // A report that is made again has another id, and keeps its row and the focus there.
            <ReportRow key={job.createdAt} job={job} />
          ))}
        </ul>
      </Card>
      <PageLinks current={pageNumber} total={page.totalPageCount} searchOf={address.searchOfPage} />
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

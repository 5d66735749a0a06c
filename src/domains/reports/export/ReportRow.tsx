import { Download, RotateCcw, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { reportFacts, type ReportJob } from '#contract/reports/reports.ts'
import { fileSize, isOpenJob, isRepeatable, jobFilePath, toneOfJob } from '@/domains/reports/reports.rules'
import { useCancelReportJobMutation, useRetryReportJobMutation } from '@/domains/reports/reports.slice'
import { useFormats } from '@/i18n/useFormats'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { Badge } from '@/ui/display/Badge'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './ReportHistory.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** A report of the history: what it is, how far it is, and what can be done with it. */
export function ReportRow({ job }: { job: ReportJob }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <JobName job={job} />
          <Badge tone={toneOfJob(job.status)}>
            <FormattedMessage id={`reports.status.${job.status}`} />
          </Badge>
        </h3>
        <Scope job={job} />
        {job.problem && (
          <p>
            <FormattedMessage id={`reports.problem.${job.problem}`} />
          </p>
        )}
        {isOpenJob(job) && <Progress job={job} />}
        {job.status === 'completed' && <FileFacts job={job} />}
      </div>
      <div className={styles.actions}>
        <JobAction job={job} />
      </div>
    </li>
  )
}

function JobName({ job: { type, travellerName } }: { job: ReportJob }) {
  const { format, isCompany } = reportFacts[type]
  return (
    <span>
      {isCompany ? (
        <FormattedMessage id="reports.job.company" />
      ) : (
        <FormattedMessage id="reports.job.traveler" values={{ name: travellerName ?? '' }} />
      )}{' '}
      (<FormattedMessage id={`reports.format.${format}`} />)
    </span>
  )
}

function Language({ job }: { job: ReportJob }) {
  const { formatDisplayName } = useIntl()
  return formatDisplayName(job.cultureCode.slice(0, 2), { type: 'language' })
}

interface ButtonTextProps {
  id: 'reports.download' | 'reports.cancel' | 'reports.retry'
  job: ReportJob
}

/** The text of a button, with the report that screen readers tell apart from the others by it. */
function ButtonText({ id, job }: ButtonTextProps) {
  const { dateRange } = useFormats()
  return (
    <>
      <FormattedMessage id={id} />
      <VisuallyHidden>
        {', '}
        <JobName job={job} />
        {', '}
        {dateRange(job.from, job.to)}
        {', '}
        <Language job={job} />
      </VisuallyHidden>
    </>
  )
}

/** The bookings that the report covers, and the language it is in. */
function Scope({ job }: { job: ReportJob }) {
  const { from, to, travellerEmail, columns, type } = job
  const { dateRange } = useFormats()
  const period = dateRange(from, to)
  return (
    <p className={cx(textStyle.note, textStyle.anywhere)}>
      {travellerEmail === null ? (
        <FormattedMessage id="reports.job.scope" values={{ period }} />
      ) : (
        <FormattedMessage id="reports.job.scope.traveler" values={{ period, email: travellerEmail }} />
      )}
      {reportFacts[type].format === 'spreadsheet' && (
        <>
          {' · '}
          <FormattedMessage id="reports.job.columns" values={{ count: columns.length }} />
        </>
      )}
      {' · '}
      <Language job={job} />
    </p>
  )
}

function Progress({ job: { status, doneRows, totalRows } }: { job: ReportJob }) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'reports.progress' })
  // A report without rows of its own, such as a PDF of the company, has no measure of its progress.
  const isMeasured = status === 'running' && totalRows !== null && totalRows > 0 && doneRows > 0
  if (!isMeasured) return status === 'running' ? <ProgressBar label={label} isLabelHidden /> : null
  const valueText = formatMessage({ id: 'reports.progress.rows' }, { done: doneRows, total: totalRows })
  return <ProgressBar label={label} value={doneRows} max={totalRows} valueText={valueText} />
}

/** The instant of the figures, the size of the file and its last day. */
function FileFacts({ job: { asOf, size, expiresAt } }: { job: ReportJob }) {
  const { instant } = useFormats()
  const facts = fileSize(size ?? 0)
  return (
    <p className={cx(textStyle.note, textStyle.figures)}>
      {asOf && <FormattedMessage id="reports.asOf" values={{ time: instant(asOf) }} />}
      {' · '}
      <FormattedMessage id={facts.isLarge ? 'reports.size.large' : 'reports.size'} values={{ size: facts.size }} />
      {expiresAt && (
        <>
          {' · '}
          <FormattedMessage id="reports.kept" values={{ day: instant(expiresAt) }} />
        </>
      )}
    </p>
  )
}

function JobAction({ job }: { job: ReportJob }) {
  const cancel = useAction({ mutation: useCancelReportJobMutation() })
  const retry = useAction({ mutation: useRetryReportJobMutation() })
  if (job.status === 'completed')
    return (
      <DownloadButton
        path={jobFilePath(job)}
        api="reporting"
        fallbackName={job.fileName ?? 'report'}
        icon={<Download aria-hidden="true" />}
      >
        <ButtonText id="reports.download" job={job} />
      </DownloadButton>
    )
  const isOpen = isOpenJob(job)
  if (!isOpen && !isRepeatable(job)) return null
  const action = isOpen ? cancel : retry
  const Icon = isOpen ? X : RotateCcw
  return (
    <ActionButton
      action={action}
      variant={isOpen ? 'quiet' : 'secondary'}
      size="small"
      icon={<Icon aria-hidden="true" />}
      onClick={() => action.run(job.id)}
    >
      <ButtonText id={isOpen ? 'reports.cancel' : 'reports.retry'} job={job} />
    </ActionButton>
  )
}

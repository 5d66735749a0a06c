import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Download } from 'lucide-react'
import { limits } from '#contract/fields/limits.ts'
import {
  downloadPath,
  newReport,
  openedReport,
  reportFormSchema,
  type ReportValues,
} from '@/domains/reports/reports.rules'
import { usePostReportJobMutation } from '@/domains/reports/reports.slice'
import { ErrorSummary } from '@/forms/section/ErrorSummary'
import { FormScope } from '@/forms/section/FormScope'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { ColumnFields } from './ColumnFields'
import { PeriodFields } from './PeriodFields'
import { ReportFailure } from './ReportFailure'
import { LanguageField, SubjectFields } from './SubjectFields'
import layout from '@/ui/layout/layout.module.css'
import { signedInEmail } from '@/domains/session/shared/signedInEmail'
import { useSession } from '@/domains/session/shared/useSession'
import type { ApiFailure } from '@/http/failure'
import { DownloadButton } from '@/patterns/download/DownloadButton'

const formId = 'new-report'
const labelId = (name: string) => `reports.field.${name as keyof ReportValues}` as const

/** The form of a new report. The files are made in the background, so that it can be used again at once. */
export function ReportForm({ readsCompany }: { readsCompany: boolean }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const [opened] = useState(() => openedReport(readsCompany, locale, new Date().toISOString().slice(0, 10)))
  const form = useForm<ReportValues>({
    resolver: zodResolver(reportFormSchema),
    defaultValues: opened,
    shouldFocusError: false,
  })
  const generate = useAction({
    mutation: usePostReportJobMutation(),
    doneText: { id: 'reports.queued' },
  })
  const isSheet = useWatch({ control: form.control, name: 'format' }) === 'spreadsheet'
  const submit = form.handleSubmit((values) => isOffered('reportjobs') && generate.run(newReport(values)))
  const problem = (name: string, code: unknown) => {
    if (code === 'endBeforeStart') return formatMessage({ id: 'reports.problem.order' })
    if (name !== 'fromDate' || code !== 'outOfRange') return undefined
    return formatMessage({ id: 'reports.problem.long' }, { months: limits.longestReportMonths })
  }
  return (
    <Card heading={<FormattedMessage id="reports.new" />}>
      <FormScope form={form} id={formId} labelId={labelId} problem={problem}>
        <form id={formId} noValidate className={layout.stack5} onSubmit={(event) => void submit(event)}>
          <ErrorSummary />
          <SubjectFields readsCompany={readsCompany} />
          <PeriodFields />
          {isOffered('reportjobs') ? (
            <>
              <LanguageField />
              {isSheet && <ColumnFields readsCompany={readsCompany} />}
              <Button type="submit" className={layout.selfStart} isPending={generate.isPending}>
                <FormattedMessage id="reports.generate" />
              </Button>
              <ReportFailure failure={generate.failure} />
            </>
          ) : (
            <DirectDownload />
          )}
        </form>
      </FormScope>
    </Card>
  )
}

const whyFailed = ({ messageCode }: ApiFailure) =>
  messageCode === 'noBookings' ? <FormattedMessage id="reports.noBookings" /> : undefined

/**
 * The report itself, from a backend that makes none in the background (§7). It is written in the language of the page,
 * which every download is asked for in.
 */
function DirectDownload() {
  const { companyId } = useSession()
  const filled = reportFormSchema.safeParse(useWatch())
  const report = filled.success ? newReport(filled.data) : undefined
  return (
    <DownloadButton
      path={report ? downloadPath(report, companyId, signedInEmail()) : ''}
      api="reporting"
      fallbackName={report?.type ?? 'report'}
      variant="primary"
      icon={<Download aria-hidden="true" />}
      reason={report ? undefined : <FormattedMessage id="reports.fillIn" />}
      whyFailed={whyFailed}
    >
      <FormattedMessage id="reports.download" />
    </DownloadButton>
  )
}

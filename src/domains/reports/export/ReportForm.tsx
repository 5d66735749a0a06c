import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Download, Building2, FileText, Table2, UserRound } from 'lucide-react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { limits } from '#contract/fields/limits.ts'
import { cultureOf } from '#contract/texts/locales.ts'
import type { ReportTraveler } from '#contract/reports/reports.ts'
import {
  downloadPath,
  newReport,
  openedReport,
  reportFormSchema,
  type ReportValues,
  reportLocales,
} from '@/domains/reports/reports.rules'
import { usePostReportJobMutation, useReportTravelersQuery } from '@/domains/reports/reports.slice'
import { ErrorSummary } from '@/forms/section/ErrorSummary'
import { FormScope } from '@/forms/section/FormScope'
import { RadioInput } from '@/forms/input/RadioInput'
import { RecordInput } from '@/forms/input/RecordInput'
import { useRecordChoice } from '@/forms/input/useRecordChoice'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextInput } from '@/forms/input/TextInput'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { LocaleOptions } from '@/i18n/LocaleOptions'
import { ColumnFields } from './ColumnFields'
import { PeriodFields } from './PeriodFields'
import { ReportFailure } from './ReportFailure'
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

const subjectIcons = { company: Building2, traveler: UserRound }
const formatIcons = { pdf: FileText, spreadsheet: Table2 }

/** Subject and format of a report. Only a FinancialOfficer has a choice of subjects (§6). */
function SubjectFields({ readsCompany }: { readsCompany: boolean }) {
  const subject = useWatch<ReportValues, 'subject'>({ name: 'subject' })
  return (
    <div className={layout.stack4}>
      {readsCompany && (
        <RadioInput
          name="subject"
          options={(['company', 'traveler'] as const).map((value) => {
            const Icon = subjectIcons[value]
            return {
              value,
              icon: <Icon aria-hidden="true" />,
              label: <FormattedMessage id={`reports.subject.${value}`} />,
              description: <FormattedMessage id={`reports.subject.${value}.text`} />,
            }
          })}
        />
      )}
      {readsCompany && subject === 'traveler' && (isOffered('reportjobs') ? <TravelerInput /> : <TravelerAddress />)}
      <RadioInput
        name="format"
        options={(['pdf', 'spreadsheet'] as const).map((value) => {
          const Icon = formatIcons[value]
          return {
            value,
            icon: <Icon aria-hidden="true" />,
            label: <FormattedMessage id={`reports.format.${value}`} />,
            description: <FormattedMessage id={`reports.format.${value}.text`} />,
          }
        })}
      />
    </div>
  )
}

const traveler = { idOf: ({ email }: ReportTraveler) => email, nameOf: ({ name }: ReportTraveler) => name }

/** The traveler of a report, found by name or address. */
function TravelerInput() {
  const choice = useRecordChoice<ReportTraveler>('travellerEmail', null, traveler)
  const search = useReportTravelersQuery(choice.term || skipToken)
  return (
    <RecordInput
      choice={choice}
      search={search}
      one={undefined}
      description={<FormattedMessage id="reports.traveler.text" />}
      words={{
        searching: <FormattedMessage id="reports.traveler.searching" />,
        nothing: <FormattedMessage id="reports.traveler.nobody" />,
      }}
      factsOf={({ email }) => [email]}
    />
  )
}

/** The address of a traveler, where the backend has no search for them. */
const TravelerAddress = () => (
  <TextInput name="travellerEmail" type="email" description={<FormattedMessage id="reports.traveler.address" />} />
)

/** The language of the report, which may be another one than the reader's. */
const LanguageField = () => (
  <SelectInput name="cultureCode">
    <LocaleOptions codes={reportLocales(useLocale())} valueFor={cultureOf} />
  </SelectInput>
)

import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import {
  reportLimits,
  reportTopics,
  type ReportTopic,
  type TripReport,
  tripReportSchema,
} from '#contract/trips/tripReport.ts'
import { type SentReport, type Trip } from '#contract/trips/trips.ts'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { openingHoursText } from '@/domains/agency/contactChannels.rules'
import { urgentLine } from '@/domains/agency/helpLines.rules'
import { useAgency } from '@/domains/agency/shared/useAgency'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { useAction } from '@/patterns/action/useAction'
import { useSubjectProfile } from '@/patterns/subject/subject'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/notice/Banner'
import { useReportTripMutation } from '@/domains/trips/trips.slice'
import { ErrorSummary } from '@/forms/section/ErrorSummary'
import { FormScope } from '@/forms/section/FormScope'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import type { MessageId } from '@/i18n/messages'

interface ReportDialogProps {
  trip: Pick<Trip, 'bookingId'>
  /** Initial topic and text. */
  initial?: TripReport
  onSent?: () => void
  onClose: () => void
}
const formId = 'trip-report'

/** Form values; the topic is empty until one is chosen. */
type ReportValues = { topic: ReportTopic | ''; text: string }

/** "Something is wrong with this trip": a message to the agency. The draft stays until the message is sent. */
export default function ReportDialog({ trip, initial, onSent, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl()
  const tripRef = { ...useSubjectProfile(), bookingId: trip.bookingId }
  const {
    run,
    isPending,
    failure,
    data: sent,
  } = useAction({ mutation: useReportTripMutation(), ...(onSent && { onDone: onSent }) })
  const form = useForm<ReportValues, unknown, TripReport>({
    resolver: zodResolver<ReportValues, unknown, TripReport>(tripReportSchema),
    defaultValues: initial ?? { topic: '', text: '' },
    // ErrorSummary focuses the first error.
    shouldFocusError: false,
  })
  const problem = useReportProblem()
  const submit = form.handleSubmit((report) => run({ ...tripRef, report }))
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'trip.report.title' })}
      submitLabel={<FormattedMessage id="trip.report.send" />}
      isDirty={form.formState.isDirty}
      isPending={isPending}
      failure={failure && <Problem failure={failure} />}
      done={sent && <Sent report={sent} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormScope form={form} id={formId} labelId={labelId} problem={problem}>
        <ErrorSummary />
        <Urgent />
        <ReportFields />
      </FormScope>
    </FormDialog>
  )
}

const labelId = (name: string) => `trip.report.${name}` as MessageId

/** Error messages of this form, which tell the reader what to enter. */
function useReportProblem() {
  const { formatMessage } = useIntl()
  return useCallback(
    (name: string, code: unknown) => {
      if (name === 'topic') return formatMessage({ id: 'trip.report.topic.missing' })
      if (code === 'cardInText') return formatMessage({ id: 'forms.problem.cardInText' })
      return code === 'tooLong'
        ? formatMessage({ id: 'trip.report.text.tooLong' }, { most: reportLimits.text })
        : formatMessage({ id: 'trip.report.text.missing' })
    },
    [formatMessage],
  )
}

/** The emergency number, for problems that cannot wait for an answer by mail. */
function Urgent() {
  const info = useAgency()
  const line = info && urgentLine(info)
  if (!line) return null
  const phone = <a href={wholePhoneAddress(line.phone)}>{line.phone}</a>
  return (
    <p>
      <FormattedMessage id="trip.report.urgent" values={{ phone, line: line.is }} />
    </p>
  )
}

/** The topic of the report, and the traveler's text. */
function ReportFields() {
  const { formatMessage } = useIntl()
  const { control } = useFormContext<ReportValues>()
  const used = useWatch({ control, name: 'text' }).trim().length
  return (
    <>
      <SelectInput name="topic" isRequired>
        <option value="" disabled>
          {formatMessage({ id: 'trip.report.topic.choose' })}
        </option>
        {reportTopics.map((topic) => (
          <option key={topic} value={topic}>
            {formatMessage({ id: `trip.report.topic.${topic}` })}
          </option>
        ))}
      </SelectInput>
      <TextAreaInput
        name="text"
        isRequired
        rows={7}
        description={<FormattedMessage id="trip.report.text.description" values={{ used, most: reportLimits.text }} />}
      />
    </>
  )
}

function Problem({ failure: { status } }: { failure: ApiFailure }) {
  return (
    <Banner tone="danger" title={<FormattedMessage id="trip.report.failed.title" />}>
      <FormattedMessage id={status === 429 ? 'trip.report.tooMany' : 'trip.report.failed.text'} />
    </Banner>
  )
}

/** Confirms the recipient, the address for the answer, and the agency's opening hours. */
function Sent({ report: { agency, replyTo } }: { report: SentReport }) {
  const { data } = useAgencyInfoQuery(useSubjectProfile())
  return (
    <Banner tone="success" title={<FormattedMessage id="trip.report.sent.title" values={{ agency }} />}>
      <p>
        <FormattedMessage id="trip.report.sent.text" values={{ replyTo }} />
      </p>
      {data && openingHoursText(data) && (
        <p>
          <FormattedMessage id="trip.report.sent.hours" values={{ days: data.openDay, hours: data.openHour }} />
        </p>
      )}
    </Banner>
  )
}

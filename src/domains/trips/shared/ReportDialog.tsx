import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ReportTopic, type SentReport, type TripReport, tripReportSchema } from '#contract/mail.ts'
import type { Trip } from '#contract/trips.ts'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { openingHoursText } from '@/domains/agency/contactChannels.rules'
import { useSubjectProfile } from '@/patterns/subject'
import { type ApiFailure, failureOf } from '@/http/failure'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useReportTripMutation } from '@/domains/trips/trips.slice'
import { ReportFields } from './ReportFields'
import styles from './ReportDialog.module.css'
import { useGuardedClose } from '@/forms/useGuardedClose'

interface ReportDialogProps {
  trip: Trip
  /** What is written already. */
  initial?: TripReport
  onClose: () => void
}
const formId = 'trip-report'

/** What the form holds while it is filled in: no topic yet is an empty one. */
export type ReportValues = { topic: ReportTopic | ''; text: string }

/** "Something is wrong with this trip": a message to the agency. What was typed stays until it has arrived. */
export default function ReportDialog({ trip, initial, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl()
  const tripRef = { ...useSubjectProfile(), bookingId: trip.bookingId }
  const [send, { data: sent, error, isLoading }] = useReportTripMutation()
  const form = useForm<ReportValues, unknown, TripReport>({
    resolver: zodResolver<ReportValues, unknown, TripReport>(tripReportSchema),
    defaultValues: initial ?? { topic: '', text: '' },
  })
  const { close, question } = useGuardedClose(form.formState.isDirty && !sent, onClose)
  const submit = form.handleSubmit(async (report) => void (await send({ ...tripRef, report })))
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isDismissable={false}
      title={formatMessage({ id: 'trips.report.title' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
      footer={
        sent ? (
          <Button onClick={onClose}>
            <FormattedMessage id="patterns.close" />
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              <FormattedMessage id="trips.notNow" />
            </Button>
            <Button type="submit" form={formId} isPending={isLoading}>
              <FormattedMessage id="trips.report.send" />
            </Button>
          </>
        )
      }
    >
      <div className={styles.content}>
        {question}
        {error && <Problem failure={failureOf(error)} />}
        {sent ? (
          <Sent report={sent} />
        ) : (
          <form id={formId} noValidate className={styles.content} onSubmit={(event) => void submit(event)}>
            <ReportFields form={form} />
          </form>
        )}
      </div>
    </Dialog>
  )
}

function Problem({ failure: { status } }: { failure: ApiFailure }) {
  return (
    <Banner tone="danger" title={<FormattedMessage id="trips.report.failed.title" />}>
      <FormattedMessage id={status === 429 ? 'trips.report.tooMany' : 'trips.report.failed.text'} />
    </Banner>
  )
}

/** To whom it went, where the answer goes, and when somebody is there to write it. */
function Sent({ report: { agency, replyTo } }: { report: SentReport }) {
  const { data } = useAgencyInfoQuery(useSubjectProfile())
  return (
    <Banner tone="success" title={<FormattedMessage id="trips.report.sent.title" values={{ agency }} />}>
      <p>
        <FormattedMessage id="trips.report.sent.text" values={{ replyTo }} />
      </p>
      {data && openingHoursText(data) && (
        <p>
          <FormattedMessage id="trips.report.sent.hours" values={{ days: data.openDay, hours: data.openHour }} />
        </p>
      )}
    </Banner>
  )
}

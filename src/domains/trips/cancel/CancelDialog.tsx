import { FormattedMessage, useIntl } from 'react-intl'
import { type Cancellation, refundToCard } from '#contract/trips/cancellation.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { useAction } from '@/patterns/action/useAction'
import { useSubjectProfile } from '@/patterns/subject/subject'
import type { ApiFailure } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Consequences } from './Consequences'
import { CreditTerms } from './CreditTerms'
import { useCancellationQuery, useCancelTripMutation } from './cancel.slice'
import layout from '@/ui/layout/layout.module.css'

interface CancelDialogProps {
  trip: Trip
  onClose: () => void
}

/** Cancels a trip: first shows what is refunded and what is lost, segment by segment, then asks for confirmation. */
export default function CancelDialog({ trip, onClose }: CancelDialogProps) {
  const { formatMessage } = useIntl()
  const tripRef = { ...useSubjectProfile(), bookingId: trip.bookingId }
  const preview = useCancellationQuery(tripRef)
  const cancel = useAction({
    mutation: useCancelTripMutation(),
    // The consequences have changed: they are reloaded, and have to be confirmed again.
    onFailed: (failure) => isConflict(failure) && void preview.refetch(),
  })
  const done = cancel.data
  const terms = preview.isFetching ? undefined : preview.data
  const reload = () => {
    cancel.reset()
    void preview.refetch()
  }
  const isOffered = terms?.isCancellable && !done
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage({ id: done ? 'cancel.done' : 'cancel.title' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
      isDismissable={!cancel.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id={isOffered ? 'cancel.keep' : 'patterns.close'} />
          </Button>
          {isOffered && (
            <Button
              variant="danger"
              isPending={cancel.isPending}
              onClick={() => cancel.run({ ...tripRef, version: terms.version })}
            >
              <FormattedMessage id="cancel.confirm" />
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack4}>
        {cancel.failure && <Problem failure={cancel.failure} />}
        {done ? (
          <Done trip={trip} cancellation={done} />
        ) : preview.isError ? (
          <QueryFailure query={{ refetch: reload, isFetching: preview.isFetching }} title="cancel.failedToLoad" />
        ) : !terms ? (
          <>
            <VisuallyHidden role="status">
              <FormattedMessage id="cancel.loading" />
            </VisuallyHidden>
            <Skeleton lines={5} />
          </>
        ) : terms.obstacle ? (
          <p>
            <FormattedMessage id={`cancel.obstacle.${terms.obstacle}`} />
          </p>
        ) : isUnpaid(terms) ? (
          <p>
            <FormattedMessage id="cancel.unpaid" />
          </p>
        ) : isTrial(trip) ? (
          <p>
            <FormattedMessage id="cancel.trial" />
          </p>
        ) : (
          <Consequences trip={trip} cancellation={terms} />
        )}
      </div>
    </Dialog>
  )
}

/** A trial trip was not paid for, so it has no refund and no loss. */
const isTrial = ({ standing }: Trip) => standing === 'trial'

/** Nothing was paid for a trip that waits for approval, so that no segment has a refund. */
const isUnpaid = ({ segments }: Cancellation) => segments.length === 0

const isConflict = ({ status }: ApiFailure) => status === 412 || status === 409

function Problem({ failure }: { failure: ApiFailure }) {
  const kind = isConflict(failure) ? 'changed' : 'failed'
  return (
    <Banner tone="danger" title={<FormattedMessage id={`cancel.${kind}.title`} />}>
      <FormattedMessage id={`cancel.${kind}.text`} />
    </Banner>
  )
}

function Done({ trip, cancellation }: { trip: Trip; cancellation: Cancellation }) {
  const { money } = useFormats()
  const { currency, givenBack } = cancellation
  const refund = refundToCard(cancellation)
  return (
    <>
      <Banner tone="success" title={<FormattedMessage id="cancel.done.title" />}>
        {isUnpaid(cancellation) ? (
          <FormattedMessage id="cancel.unpaid.done" />
        ) : isTrial(trip) ? (
          <FormattedMessage id="cancel.trial" />
        ) : refund > 0 ? (
          <FormattedMessage id="cancel.done.refund" values={{ refund: money(refund, currency) }} />
        ) : (
          <FormattedMessage id="cancel.done.nothing" />
        )}
      </Banner>
      {givenBack.map(({ airlineCode, airlineName, amount }) => (
        <p key={airlineCode}>
          <FormattedMessage
            id="cancel.done.givenBack"
            values={{ airline: airlineName, amount: money(amount, currency) }}
          />
        </p>
      ))}
      <CreditTerms cancellation={cancellation} />
    </>
  )
}

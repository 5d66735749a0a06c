import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { Trip } from '#contract/trips/trips.ts'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useLocale } from '@/i18n/useLocale'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import { useRemoveManualTripMutation } from './manualTrips.slice'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'

interface RemoveTripDialogProps {
  trip: Trip
  onClose: () => void
}

/** Removes a trip entered by hand, and goes back to the list. The booking elsewhere is not cancelled. */
export default function RemoveTripDialog({ trip, onClose }: RemoveTripDialogProps) {
  const { formatMessage } = useIntl()
  const tripRef = { ...useSubjectProfile(), bookingId: trip.bookingId }
  const navigate = useNavigate()
  const list = pathTo(useLocale(), useTripList())
  const remove = useAction({ mutation: useRemoveManualTripMutation(), onDone: () => void navigate(list) })
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'manual.remove.title' })}
      no={<FormattedMessage id="manual.remove.keep" />}
      yes={<FormattedMessage id="manual.remove.confirm" />}
      isPending={remove.isPending}
      failure={
        remove.failure && (
          <Banner tone="danger" title={<FormattedMessage id="manual.remove.failed" />}>
            <FormattedMessage id="manual.remove.failed.text" />
          </Banner>
        )
      }
      onConfirm={() => remove.run({ ...tripRef, version: trip.version })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="manual.remove.text" values={{ destination: trip.destination }} />
      </p>
    </ConfirmDialog>
  )
}

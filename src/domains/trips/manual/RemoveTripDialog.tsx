import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { Trip } from '#contract/trips.ts'
import { useSubjectProfile } from '@/patterns/subject'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useRemoveManualTripMutation } from './manualTrips.slice'
import { useTripList } from '@/domains/itinerary/shared/useTripList'

interface RemoveTripDialogProps {
  trip: Trip
  onClose: () => void
}

/** Removes a trip entered by hand, and goes back to the list. The booking elsewhere is not cancelled. */
export default function RemoveTripDialog({ trip, onClose }: RemoveTripDialogProps) {
  const { formatMessage } = useIntl()
  const tripRef = { ...useSubjectProfile(), bookingId: trip.bookingId }
  const [remove, { isLoading, isError }] = useRemoveManualTripMutation()
  const navigate = useNavigate()
  const list = pathTo(useLocale(), useTripList())
  const press = async () => {
    const answer = await remove({ ...tripRef, version: trip.version })
    if (answer.data) await navigate(list)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={formatMessage({ id: 'manual.remove.title' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id="manual.remove.keep" />
          </Button>
          <Button variant="danger" isPending={isLoading} onClick={() => void press()}>
            <FormattedMessage id="manual.remove.confirm" />
          </Button>
        </>
      }
    >
      {isError && (
        <Banner tone="danger" title={<FormattedMessage id="manual.remove.failed" />}>
          <FormattedMessage id="manual.remove.failed.text" />
        </Banner>
      )}
      <p>
        <FormattedMessage id="manual.remove.text" values={{ destination: trip.destination }} />
      </p>
    </Dialog>
  )
}

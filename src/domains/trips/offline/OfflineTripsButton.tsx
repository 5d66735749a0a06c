import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Kept, listOfflineTrips } from './listOfflineTrips'
import { Button } from '@/ui/button/Button'
import { OfflineTrips } from './OfflineTrips'
import { Dialog } from '@/ui/overlay/Dialog'

/** On the offline notice: opens the trips saved in this browser, if any. */
export default function OfflineTripsButton() {
  const [kept, setKept] = useState<Kept>()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void listOfflineTrips()
      .then(setKept)
      .catch(() => undefined)
  }, [])
  if (!kept) return null
  return (
    <>
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="trip.kept.see" />
      </Button>
      {isOpen && <OfflineTripsDialog kept={kept} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** A dialog with the saved trips, over any page. */
function OfflineTripsDialog({ kept, onClose }: { kept: Kept; onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={formatMessage({ id: 'trip.kept.list' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      <OfflineTrips kept={kept} />
    </Dialog>
  )
}

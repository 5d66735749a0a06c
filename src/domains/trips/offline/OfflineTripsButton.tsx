import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listOfflineTrips } from './listOfflineTrips'
import type { OfflineCopy } from './offlineCopies'
import { Button } from '@/ui/button/Button'
import { OfflineTrips } from './OfflineTrips'
import { Dialog } from '@/ui/overlay/Dialog'

/** On the offline notice: opens the trips saved in this browser, if any. */
export default function OfflineTripsButton() {
  const [copies, setCopies] = useState<OfflineCopy[]>([])
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void listOfflineTrips()
      .then(setCopies)
      .catch(() => undefined)
  }, [])
  if (copies.length === 0) return null
  return (
    <>
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="trip.kept.see" />
      </Button>
      {isOpen && <OfflineTripsDialog copies={copies} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** A dialog with the saved trips, over any page. */
function OfflineTripsDialog({ copies, onClose }: { copies: readonly OfflineCopy[]; onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={formatMessage({ id: 'trip.kept.list' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      <OfflineTrips copies={copies} />
    </Dialog>
  )
}

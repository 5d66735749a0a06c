import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { listOfflineTrips } from './listOfflineTrips'
import type { OfflineCopy } from './offlineCopies'
import { OfflineTripsDialog } from './OfflineTripsDialog'
import { Button } from '@/ui/Button'

/** On the offline notice: opens the trips kept in this browser, where there are any. */
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
        <FormattedMessage id="trips.kept.see" />
      </Button>
      {isOpen && <OfflineTripsDialog copies={copies} onClose={() => setIsOpen(false)} />}
    </>
  )
}

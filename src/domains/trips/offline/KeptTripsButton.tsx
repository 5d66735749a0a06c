import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { keptHere } from './keptHere'
import type { KeptCopy } from './keptTrips'
import { KeptTripsDialog } from './KeptTripsDialog'
import { Button } from '@/ui/Button'

/** On the offline notice: opens the trips kept in this browser, where there are any. */
export default function KeptTripsButton() {
  const [copies, setCopies] = useState<KeptCopy[]>([])
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void keptHere()
      .then(setCopies)
      .catch(() => undefined)
  }, [])
  if (copies.length === 0) return null
  return (
    <>
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="trips.kept.see" />
      </Button>
      {isOpen && <KeptTripsDialog copies={copies} onClose={() => setIsOpen(false)} />}
    </>
  )
}

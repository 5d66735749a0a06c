import { Suspense, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { keptHere } from './keptHere'
import type { KeptCopy } from './keptTrips'
import { loadKeptTrips } from './loadKeptTrips'
import { lazyWithTexts } from '@/i18n/lazyWithTexts'
import { Button } from '@/ui/Button'

const KeptTripsDialog = lazyWithTexts(['trips', 'trip'], () => import('./KeptTripsDialog'))

/** On the offline notice: opens the trips kept in this browser, where there are any and the code is here to show them. */
export function KeptTripsButton() {
  const [copies, setCopies] = useState<KeptCopy[]>([])
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void loadKeptTrips()
      .then(keptHere)
      .then(setCopies)
      .catch(() => undefined)
  }, [])
  if (copies.length === 0) return null
  return (
    <>
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="app.banner.offline.kept" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeptTripsDialog copies={copies} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

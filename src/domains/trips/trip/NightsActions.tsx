import { Hotel, Plane } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Button } from '@/ui/button/Button'
import layout from '@/ui/layout/layout.module.css'
import type { NightsGap } from './nights.rules'

const ManualTripDialog = lazyPart(['forms', 'manual'], () => import('@/domains/trips/manual/ManualTripDialog'))

/** The ways to a hotel for nights without one: the booking tool, where the traveler may book, or one booked elsewhere. */
export function NightsActions({ gap }: { gap: NightsGap }) {
  const { isEnabled, isProcessing, opensWindow, start } = useBooking()
  const [isAdding, setAdding] = useState(false)
  return (
    <div className={layout.row2}>
      {isEnabled && (
        <Button
          variant="quiet"
          size="small"
          icon={<Plane aria-hidden="true" />}
          isPending={isProcessing}
          aria-haspopup={opensWindow ? 'dialog' : undefined}
          onClick={() => start()}
        >
          <FormattedMessage id="booking.bookNow" />
        </Button>
      )}
      {isOffered('manualtrips') && (
        <Button
          variant="quiet"
          size="small"
          icon={<Hotel aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setAdding(true)}
        >
          <FormattedMessage id="trip.gap.add" />
        </Button>
      )}
      <Suspense fallback={null}>
        {isAdding && <ManualTripDialog nights={gap} onClose={() => setAdding(false)} />}
      </Suspense>
    </div>
  )
}

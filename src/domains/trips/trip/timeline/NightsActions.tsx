import { Hotel, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { usePassengerName } from '@/domains/itinerary/shared/trips/usePassengerName'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useIsAboutMe } from '@/patterns/subject/subject'
import { Button } from '@/ui/button/Button'
import layout from '@/ui/layout/layout.module.css'
import type { NightsGap } from './nights.rules'
import { useHotelBooking } from './useHotelBooking'

const ManualTripDialog = lazyPart(['forms', 'manual'], () => import('@/domains/trips/manual/ManualTripDialog'))

interface NightsActionsProps {
  trip: Trip
  gap: NightsGap
}

/** The ways to a hotel for nights without one: the booking tool, or a hotel booked elsewhere. */
export function NightsActions({ trip, gap }: NightsActionsProps) {
  const booking = useHotelBooking(trip, gap)
  const isOwn = useIsAboutMe()
  const [isAdding, setAdding] = useState(false)
  return (
    <div className={layout.row2}>
      {booking && (
        <Button
          variant="quiet"
          size="small"
          icon={<Hotel aria-hidden="true" />}
          isPending={booking.isProcessing}
          aria-haspopup={booking.opensWindow ? 'dialog' : undefined}
          onClick={() => booking.book()}
        >
          <BookText trip={trip} isForNights={booking.isForNights} />
        </Button>
      )}
      {isOwn && isOffered('manualtrips') && (
        <Button
          variant="quiet"
          size="small"
          icon={<Plus aria-hidden="true" />}
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

function BookText({ trip, isForNights }: { trip: Trip; isForNights: boolean }) {
  const name = usePassengerName(trip)
  if (!isForNights) return <FormattedMessage id="trip.gap.tool" />
  if (trip.isForGuest) return <FormattedMessage id="trip.gap.bookGuest" values={{ name }} />
  return <FormattedMessage id="trip.gap.book" />
}

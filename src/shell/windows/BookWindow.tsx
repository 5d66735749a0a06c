import { Suspense } from 'react'
import { TravellerChoice } from '@/domains/arranger/shared/TravellerChoice'
import { BookModal } from '@/domains/booking/modal/BookModal'
import { booking } from '@/domains/booking/booking.slice'
import { EventChoices } from '@/domains/events/shared/EventChoices'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useAppSelector } from '@/store/hooks'
import { Skeleton } from '@/ui/progress/Skeleton'

const ForTraveller = lazyPart(['traveller'], () => import('@/domains/events/shared/TravellerTrips'))

/** The booking window with every choice of §2. Events and travellers come from later domains. */
export default function BookWindow() {
  const { traveller } = useAppSelector(booking)
  return (
    <BookModal
      events={<EventChoices />}
      travellers={<TravellerChoice />}
      oneTraveller={
        traveller && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <ForTraveller traveller={traveller} />
          </Suspense>
        )
      }
    />
  )
}

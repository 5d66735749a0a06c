import { Suspense } from 'react'
import { TravelerChoice } from '@/domains/arranger/shared/TravelerChoice'
import { BookModal } from '@/domains/booking/modal/BookModal'
import { booking } from '@/domains/booking/booking.slice'
import { EventChoices } from '@/domains/events/shared/EventChoices'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useAppSelector } from '@/store/hooks'
import { Skeleton } from '@/ui/progress/Skeleton'

const RequestChoices = lazyPart(['travelRequests'], () => import('@/domains/requests/shared/RequestChoices'))
const ForTraveler = lazyPart(['traveler'], () => import('@/domains/events/shared/TravelerTrips'))

/** The booking window with every choice of §2. Events, requests and travelers come from later domains. */
export default function BookWindow() {
  const { traveler } = useAppSelector(booking)
  return (
    <BookModal
      events={<EventChoices />}
      requests={
        isOffered('travelrequests') && (
          <Suspense fallback={null}>
            <RequestChoices />
          </Suspense>
        )
      }
      travelers={<TravelerChoice />}
      oneTraveler={
        traveler && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <ForTraveler traveler={traveler} />
          </Suspense>
        )
      }
    />
  )
}

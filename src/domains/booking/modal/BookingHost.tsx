import { Suspense } from 'react'
import { booking } from '@/domains/booking/booking.slice'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { lazyPart } from '@/patterns/lazyPart'
import { useAppSelector } from '@/store/hooks'

const BookModal = lazyPart(['bookModal'], () => import('./BookModal'))
/** Where it cannot be loaded, the page stays as it is. */
const BookingProblem = lazyWithMessages(
  ['bookModal'],
  () => import('./BookingProblem'),
  () => null,
)

/** Renders the booking window, and what kept it from opening. */
export function BookingHost() {
  const { isModalOpen, problem } = useAppSelector(booking)
  return (
    <Suspense fallback={null}>
      {problem !== null && !isModalOpen && <BookingProblem key={problem} problem={problem} />}
      {isModalOpen && <BookModal />}
    </Suspense>
  )
}

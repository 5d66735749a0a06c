import { type ReactNode, Suspense } from 'react'
import { booking } from '@/domains/booking/booking.slice'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { useAppSelector } from '@/store/hooks'

/** Where it cannot be loaded, the page stays as it is. */
const BookingProblem = lazyWithMessages(
  ['bookModal'],
  () => import('./BookingProblem'),
  () => null,
)

/** Renders the booking window, which the frame composes, and what kept it from opening. */
export function BookingHost({ window }: { window: ReactNode }) {
  const { isModalOpen, problem } = useAppSelector(booking)
  return (
    <Suspense fallback={null}>
      {problem !== null && !isModalOpen && <BookingProblem key={problem} problem={problem} />}
      {isModalOpen && window}
    </Suspense>
  )
}

import { type ReactNode, Suspense } from 'react'
import { booking } from '@/domains/booking/booking.slice'
import { useAppSelector } from '@/store/hooks'
import { BookingProblem } from './BookingProblem'

/** Renders the booking window, which the frame composes, and the message when the tool could not open. */
export function BookingHost({ window }: { window: ReactNode }) {
  const { isModalOpen, problem } = useAppSelector(booking)
  return (
    <Suspense fallback={null}>
      {problem !== null && !isModalOpen && <BookingProblem key={problem} problem={problem} />}
      {isModalOpen && window}
    </Suspense>
  )
}

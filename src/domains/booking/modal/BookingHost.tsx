import { lazy, Suspense, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { limits } from '#contract/limits.ts'
import { Banner } from '@/ui/Banner'
import { booking, problemForgotten } from '@/domains/booking/booking.slice'

const BookModal = lazy(() => import('./BookModal'))

/** Renders the booking window and the booking error banner, which disappears after 7 seconds (§4, §9). */
export function BookingHost() {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { isModalOpen, problem } = useAppSelector(booking)
  const isBannerShown = problem !== null && !isModalOpen
  useEffect(() => {
    if (!isBannerShown) return
    const timer = setTimeout(() => dispatch(problemForgotten()), limits.bookingErrorMs)
    return () => clearTimeout(timer)
  }, [isBannerShown, dispatch])
  return (
    <>
      {isBannerShown && (
        <Banner
          tone="danger"
          title={<FormattedMessage id={`booking.problem.${problem}.title`} />}
          onDismiss={() => dispatch(problemForgotten())}
          dismissLabel={formatMessage({ id: 'patterns.dismiss' })}
        >
          <FormattedMessage id={`booking.problem.${problem}.text`} />
        </Banner>
      )}
      {isModalOpen && (
        <Suspense fallback={null}>
          <BookModal />
        </Suspense>
      )}
    </>
  )
}

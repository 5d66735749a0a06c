import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/limits.ts'
import { type booking, problemForgotten } from '@/domains/booking/booking.slice'
import { useAppDispatch } from '@/store/hooks'
import { Banner } from '@/ui/Banner'

/** Why booking did not open; disappears after 7 seconds (§4, §9). */
export default function BookingProblem({ problem }: { problem: NonNullable<ReturnType<typeof booking>['problem']> }) {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  useEffect(() => {
    const timer = setTimeout(() => dispatch(problemForgotten()), limits.bookingErrorMs)
    return () => clearTimeout(timer)
  }, [dispatch])
  return (
    <Banner
      tone="danger"
      title={<FormattedMessage id={`bookModal.problem.${problem}.title`} />}
      onDismiss={() => dispatch(problemForgotten())}
      dismissLabel={formatMessage({ id: 'patterns.dismiss' })}
    >
      <FormattedMessage id={`bookModal.problem.${problem}.text`} />
    </Banner>
  )
}

import { type FocusEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { limits } from '#contract/fields/limits.ts'
import { booking, problemForgotten } from '@/domains/booking/booking.slice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'

/** Why booking did not open; disappears after 7 seconds (§4, §9), which begin again once pointer and focus have left. */
export function BookingProblem({ problem }: { problem: NonNullable<ReturnType<typeof booking>['problem']> }) {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = hasPointer || hasFocus
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dispatch(problemForgotten()), limits.bookingErrorMs)
    return () => clearTimeout(timer)
  }, [dispatch, isHeld])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget))
  return (
    <div
      role="presentation"
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={onBlur}
    >
      <Banner
        tone="danger"
        title={<FormattedMessage id={`bookModal.problem.${problem}.title`} />}
        actions={problem === 'cantProcess' && <WaysOn />}
        onDismiss={() => dispatch(problemForgotten())}
        dismissLabel={formatMessage({ id: 'patterns.dismiss' })}
      >
        <FormattedMessage id={`bookModal.problem.${problem}.text`} />
      </Banner>
    </div>
  )
}

/** A retry of the same request, or the agency's contact. */
function WaysOn() {
  const { openTool } = useBooking()
  const { asked } = useAppSelector(booking)
  return (
    <>
      {asked && (
        <Button variant="secondary" size="small" onClick={() => openTool(asked.traveler, asked.handoff)}>
          <FormattedMessage id="patterns.tryAgain" />
        </Button>
      )}
      <Link to={pathTo(useLocale(), 'support')} className={buttonClass('quiet', 'small')}>
        <FormattedMessage id="bookModal.problem.agency" />
      </Link>
    </>
  )
}

import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { NoEventReason } from '@/domains/events/events.rules'
import { Button } from '@/ui/button/Button'

interface NoEventTextProps {
  why: NoEventReason
  /** The address of the missing detail, where the person can provide it. */
  way: string | undefined
  onFollow?: () => void
  onRetry: () => void
}

/** The reason why an event cannot be booked (§5), with the link to settle it where the person can. */
export function NoEventText({ why, way, onFollow, onRetry }: NoEventTextProps) {
  return (
    <>
      <Why why={why} />{' '}
      {way && (
        <Link to={way} onClick={onFollow}>
          <FormattedMessage id={why === 'airport' ? 'events.lacks.addAirport' : 'events.lacks.complete'} />
        </Link>
      )}
      {why === 'unknown' && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          <FormattedMessage id="patterns.tryAgain" />
        </Button>
      )}
    </>
  )
}

const Why = ({ why }: { why: NoEventReason }) =>
  why === 'unknown' || why === 'noTool' || why === 'noPolicy' || why === 'policyForbidsSelf' || why === 'notAllowed' ? (
    <FormattedMessage id={`booking.reason.${why}`} />
  ) : (
    <FormattedMessage id={`events.lacks.${why}`} />
  )

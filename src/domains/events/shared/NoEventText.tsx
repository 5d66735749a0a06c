import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { NoEventReason } from '@/domains/events/events.rules'
import { Button } from '@/ui/button/Button'

interface NoEventTextProps {
  why: NoEventReason
  /** The address of what is missing, where the person can provide it. */
  way: string | undefined
  onFollow?: () => void
  onRetry: () => void
}

/** What keeps an event from being booked (§5), and the way to it where it is the person's own. */
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

import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { NoEventReason } from '@/domains/events/events.rules'
import type { MessageId } from '@/i18n/messages'
import { Button } from '@/ui/button/Button'

interface NoEventTextProps {
  why: NoEventReason
  /** The address of the missing detail, where the person can provide it, or of what the administrator has to settle. */
  way: string | undefined
  onFollow?: () => void
  onRetry: () => void
}

/** The text of the link, where it is not about several details. */
const wayTexts: Partial<Record<NoEventReason, MessageId>> = {
  airport: 'events.lacks.addAirport',
  administrator: 'events.lacks.see',
}

/** The reason why an event cannot be booked (§5), with the link to settle it where the person can. */
export function NoEventText({ why, way, onFollow, onRetry }: NoEventTextProps) {
  return (
    <>
      <Why why={why} />{' '}
      {way && (
        <Link to={way} onClick={onFollow}>
          <FormattedMessage id={wayTexts[why] ?? 'events.lacks.complete'} />
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

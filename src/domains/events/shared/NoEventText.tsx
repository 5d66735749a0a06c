import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { GroupTravel } from '#contract/groupTravels.ts'
import type { NoEventReason } from '@/domains/events/events.rules'
import { stepPath } from '@/domains/profile/shared/stepPath'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/Button'

interface NoEventTextProps {
  why: NoEventReason
  group: GroupTravel
  onFollow?: () => void
  onRetry: () => void
}

/** What keeps an event from being booked (§5), and the way to it where it is the person's own. */
export function NoEventText({ why, group, onFollow, onRetry }: NoEventTextProps) {
  const locale = useLocale()
  return (
    <>
      <Why why={why} />{' '}
      {why === 'profile' && (
        <Link to={stepPath(locale, 'personal', { event: group.groupTravel.shareableId })} onClick={onFollow}>
          <FormattedMessage id="events.lacks.complete" />
        </Link>
      )}
      {why === 'airport' && (
        <Link to={`${pathTo(locale, 'personal')}#airportCode`} onClick={onFollow}>
          <FormattedMessage id="events.lacks.addAirport" />
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

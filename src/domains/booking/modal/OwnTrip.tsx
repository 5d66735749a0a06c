import { Plane } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { BookChoice } from '@/domains/booking/shared/BookChoice'
import { ReasonText } from '@/domains/booking/shared/ReasonText'
import { WriteToAdministrator } from '@/domains/booking/shared/WriteToAdministrator'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { firstRemovable, type Issue } from '@/domains/profile/profile.rules'
import { readinessPath } from '@/domains/profile/shared/stepPath'
import { useLocale } from '@/i18n/useLocale'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'

/** The reader's own trip; called another trip where there are events. */
export function OwnTrip({ hasEvents, onFollow }: { hasEvents: boolean; onFollow: () => void }) {
  const { facts, ownReason: reason, hasFailed, retry, isProcessing, isOpening, openTool } = useBooking()
  const text = useId()
  const issues = facts?.issues ?? []
  const cannot = reason !== undefined || !facts || (isProcessing && !isOpening({}))
  return (
    <BookChoice
      icon={<Plane aria-hidden="true" />}
      title={<FormattedMessage id={hasEvents ? 'bookModal.self.another' : 'bookModal.self.title'} />}
    >
      <p id={text}>
        {hasFailed ? (
          <>
            <FormattedMessage id="booking.reason.unknown" />{' '}
            <Button variant="quiet" size="small" onClick={retry}>
              <FormattedMessage id="patterns.tryAgain" />
            </Button>
          </>
        ) : reason === 'transientNotAllowed' && hasEvents ? (
          <FormattedMessage id="bookModal.self.eventsOnly" />
        ) : reason ? (
          <ReasonText reason={reason} issues={issues} />
        ) : (
          <FormattedMessage id="bookModal.self.text" />
        )}
      </p>
      {reason && <WriteToAdministrator />}
      {reason === 'profileIncomplete' ? (
        <WayOn issues={issues} onFollow={onFollow} />
      ) : (
        <Button
          isPending={isOpening({})}
          aria-disabled={cannot || undefined}
          aria-describedby={reason && text}
          onClick={() => !cannot && openTool()}
        >
          <FormattedMessage id="bookModal.self.action" />
        </Button>
      )}
    </BookChoice>
  )
}

/** Leads to the first obstacle that the person can remove, or else to the list of missing details. */
function WayOn({ issues, onFollow }: { issues: readonly Issue[]; onFollow: () => void }) {
  const isOwn = firstRemovable(issues) !== undefined
  return (
    <Link
      to={readinessPath(useLocale(), issues)}
      className={buttonClass(isOwn ? 'primary' : 'secondary')}
      onClick={onFollow}
    >
      <FormattedMessage id={isOwn ? 'bookModal.complete' : 'booking.seeWhatIsMissing'} />
    </Link>
  )
}

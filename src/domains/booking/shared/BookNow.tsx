import { Plane } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Obstacle } from '@/domains/profile/profile.rules'
import { readinessPath } from '@/domains/profile/shared/stepPath'
import { useLocale } from '@/i18n/useLocale'
import { Button, type ButtonProps } from '@/ui/button/Button'
import styles from './BookNow.module.css'
import { ReasonText } from './ReasonText'
import { useBooking } from './useBooking'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

type BookNowProps = Pick<ButtonProps, 'size' | 'variant' | 'isFullWidth' | 'className'>

/** The booking button, and below it the reason when it is disabled (§5). */
export const BookNow = (look: BookNowProps) => <BookNowButton booking={useBooking()} {...look} />

/** The same, where the page itself has to know about booking. */
export function BookNowButton({ booking, ...look }: BookNowProps & { booking: ReturnType<typeof useBooking> }) {
  const reasonId = useId()
  const { isEnabled, isProcessing, reason, facts, hasFailed, retry, opensWindow, start } = booking
  const cannot = reason !== undefined || hasFailed
  return (
    <div className={cx(layout.stack2, layout.start)}>
      <Button
        {...look}
        icon={<Plane size={18} aria-hidden="true" />}
        isPending={isProcessing}
        aria-disabled={!isEnabled || undefined}
        aria-haspopup={opensWindow ? 'dialog' : undefined}
        aria-describedby={cannot ? reasonId : undefined}
        onClick={() => isEnabled && start()}
      >
        <FormattedMessage id="booking.bookNow" />
      </Button>
      {cannot && (
        <p id={reasonId} className={styles.reason}>
          {hasFailed || !reason ? (
            <FormattedMessage id="booking.reason.unknown" />
          ) : (
            <ReasonText reason={reason} issues={facts?.issues ?? []} />
          )}{' '}
          {hasFailed && (
            <button type="button" className={styles.link} onClick={retry}>
              <FormattedMessage id="patterns.tryAgain" />
            </button>
          )}
          {reason === 'profileIncomplete' && <CompleteLink issues={facts?.issues ?? []} />}
        </p>
      )}
    </div>
  )
}

/** A link to the first obstacle that the person can remove. */
const CompleteLink = ({ issues }: { issues: readonly Obstacle[] }) => (
  <Link to={readinessPath(useLocale(), issues)}>
    <FormattedMessage id="booking.seeWhatIsMissing" />
  </Link>
)

import { CalendarSync } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { canBookForSelf } from '@/domains/booking/booking.rules'
import { useBooking } from '@/domains/booking/shared/useBooking'
import type { MessageId } from '@/i18n/messages'
import { useSubject, useSubjectProfile } from '@/patterns/subject/subject'
import { Button, type ButtonProps } from '@/ui/button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './TripActions.module.css'

interface ChangeInToolProps {
  trip: Trip
  label: MessageId
  variant: ButtonProps['variant']
}

/**
 * Opens the booking tool at this trip, for its traveler or their arranger. Only the first-party tool has an address
 * for it (§7).
 */
export function ChangeInTool({ trip, label, variant }: ChangeInToolProps) {
  const { facts, isProcessing, openTool, openToolFor } = useBooking()
  const subject = useSubject()
  const whose = useSubjectProfile()
  const reasonId = useId()
  if (facts?.tool !== 'ZIIOBT') return null
  const isOwn = subject.kind === 'me'
  const handoff = { target: 'trip', superPnrId: trip.bookingId } as const
  const open = () => (isOwn ? openTool({}, handoff) : openToolFor(whose, handoff))
  // For other travelers the server decides.
  const can = !isOwn || canBookForSelf(facts)
  return (
    <span className={styles.withReason}>
      <Button
        variant={variant}
        size="small"
        icon={<CalendarSync aria-hidden="true" />}
        isPending={isProcessing}
        aria-disabled={!can || undefined}
        aria-describedby={can ? undefined : reasonId}
        onClick={() => can && open()}
      >
        <span>
          <FormattedMessage id={label} />{' '}
          <VisuallyHidden>
            <FormattedMessage id="trip.actions.changeInTool" />
          </VisuallyHidden>
        </span>
      </Button>
      {!can && (
        <span id={reasonId} className={styles.reason}>
          <FormattedMessage id="trip.actions.changeInTool.cannot" />
        </span>
      )}
    </span>
  )
}

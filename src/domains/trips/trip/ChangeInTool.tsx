import { CalendarSync } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { canBookForSelf } from '@/domains/booking/booking.rules'
import { type BookingTraveler, useBooking } from '@/domains/booking/shared/useBooking'
import { useSubject, useSubjectProfile } from '@/patterns/subject'
import { Button } from '@/ui/Button'
import styles from './TripActions.module.css'

/** Opens the booking tool at this trip, where it can be changed by the traveller or for them; only the first-party tool has an address for it (§7). */
export function ChangeInTool({ trip }: { trip: Trip }) {
  const { facts, isProcessing, openTool } = useBooking()
  const subject = useSubject()
  const { profileId } = useSubjectProfile()
  const reasonId = useId()
  if (trip.source !== 'bookingTool' || trip.tripStatus !== 'Upcoming' || facts?.tool !== 'ZIIOBT') return null
  const isOwn = subject.kind === 'me'
  const forWhom: BookingTraveler = isOwn ? {} : { travelerType: 'traveler', otherTravelerProfileId: profileId }
  // For somebody else the server says whether it may be.
  const can = !isOwn || canBookForSelf(facts)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isFullWidth
        icon={<CalendarSync aria-hidden="true" />}
        isPending={isProcessing}
        aria-disabled={!can || undefined}
        aria-describedby={can ? undefined : reasonId}
        onClick={() => can && openTool(forWhom, { target: 'trip', superPnrId: trip.bookingId })}
      >
        <FormattedMessage id="trips.actions.changeInTool" />
      </Button>
      {!can && (
        <p id={reasonId} className={styles.reason}>
          <FormattedMessage id="trips.actions.changeInTool.cannot" />
        </p>
      )}
    </>
  )
}

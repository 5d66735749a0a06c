import { CalendarDays } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { type BookedTraveler, modalClosed } from '@/domains/booking/booking.slice'
import { BookChoice } from '@/domains/booking/shared/BookChoice'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/button/Button'
import { GroupWhen } from './GroupWhen'
import { NoEventText } from './NoEventText'
import { useEventBooking } from './useEventBooking'

interface EventChoiceProps {
  group: GroupTravel
  /** The traveler it is booked for, undefined for the reader. */
  traveler?: BookedTraveler
}

/**
 * One event with its dates, and the button that opens the tool for it. Missing preconditions are shown before the click
 * (§5).
 */
export function EventChoice({ group, traveler }: EventChoiceProps) {
  const { locale } = useIntl()
  const dispatch = useAppDispatch()
  const { why, way, retry, isOpening, isDisabled, book } = useEventBooking(group, traveler)
  return (
    <BookChoice icon={<CalendarDays aria-hidden="true" />} title={groupNameOf(group.names, locale)}>
      <p>
        <GroupWhen group={group} />
      </p>
      {why && (
        <p>
          <NoEventText why={why} way={way} onFollow={() => void dispatch(modalClosed())} onRetry={retry} />
        </p>
      )}
      <Button
        variant={why ? 'secondary' : 'primary'}
        isPending={isOpening}
        aria-disabled={isDisabled || undefined}
        onClick={() => {
          if (way) dispatch(modalClosed())
          book()
        }}
      >
        <FormattedMessage id="events.choice.book" />
      </Button>
    </BookChoice>
  )
}

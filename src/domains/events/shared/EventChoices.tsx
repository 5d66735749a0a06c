import { CalendarDays } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { groupNameOf } from '#contract/groupNames.ts'
import type { GroupTravel } from '#contract/groupTravels.ts'
import { modalClosed } from '@/domains/booking/booking.slice'
import { BookChoice } from '@/domains/booking/shared/BookChoice'
import { isBookable } from '@/domains/events/events.rules'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { GroupWhen } from './GroupWhen'
import { NoEventText } from './NoEventText'
import { useEventBooking } from './useEventBooking'
import { useMyGroupTravels } from './useMyGroupTravels'

/** The events somebody may book for (§4), each a choice of the booking window (§2). */
export function EventChoices() {
  const { data = [] } = useMyGroupTravels()
  return data.filter(isBookable).map((group) => <EventChoice key={group.groupTravel.id} group={group} />)
}

/** One event: what and when, and the tool opened for it; what the booking lacks is said before anybody presses (§5). */
function EventChoice({ group }: { group: GroupTravel }) {
  const { locale } = useIntl()
  const dispatch = useAppDispatch()
  const { why, retry, isOpening, isDisabled, book } = useEventBooking(group)
  return (
    <BookChoice icon={<CalendarDays aria-hidden="true" />} title={groupNameOf(group.names, locale)}>
      <p>
        <GroupWhen group={group} />
      </p>
      {why && (
        <p>
          <NoEventText why={why} group={group} onFollow={() => void dispatch(modalClosed())} onRetry={retry} />
        </p>
      )}
      <Button
        variant={why ? 'secondary' : 'primary'}
        isPending={isOpening}
        aria-disabled={isDisabled || undefined}
        onClick={book}
      >
        <FormattedMessage id="events.choice.book" />
      </Button>
    </BookChoice>
  )
}

import { skipToken } from '@reduxjs/toolkit/query/react'
import { ArrowLeft, Plane } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type BookedTraveler, booking, modalOpened } from '@/domains/booking/booking.slice'
import { BookChoice } from '@/domains/booking/shared/BookChoice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { isBookable } from '@/domains/events/events.rules'
import { useGroupTravelsFromQuery } from '@/domains/events/events.slice'
import { TravelerTexts } from '@/i18n/TravelerTexts'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/button/Button'
import { Skeleton } from '@/ui/progress/Skeleton'
import { EventChoice } from './EventChoice'

interface TravelerTripsProps {
  traveler: BookedTraveler
}

/**
 * The trips an arranger can book for a traveler: the events the traveler attends and, where the policy allows them,
 * other trips.
 */
export default function TravelerTrips({ traveler }: TravelerTripsProps) {
  const dispatch = useAppDispatch()
  const { isChosenInWindow } = useAppSelector(booking)
  return (
    <TravelerTexts name={traveler.firstName || traveler.name}>
      {isChosenInWindow && (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => void dispatch(modalOpened())}
          >
            <FormattedMessage id="events.choice.back" />
          </Button>
        </div>
      )}
      {!traveler.isAllowedTransient && (
        <p>
          <FormattedMessage id="bookModal.self.eventsOnly" />
        </p>
      )}
      <Events traveler={traveler} />
      {traveler.isAllowedTransient && <OtherTrip traveler={traveler} />}
    </TravelerTexts>
  )
}

/** The accepted events without a trip (§4). Only the traveler answers an open invitation. */
function Events({ traveler }: TravelerTripsProps) {
  const { companyId, employeeId, firstName, name } = traveler
  const fromDate = localDay(useNow())
  const { data, isError, isFetching, refetch } = useGroupTravelsFromQuery(
    employeeId ? { companyId, employeeId, fromDate } : skipToken,
  )
  if (isError && !data) return <QueryFailure query={{ refetch, isFetching }} title="events.choice.failed" />
  if (!data && employeeId) return <Skeleton lines={3} />
  const events = data?.filter(isBookable) ?? []
  if (events.length === 0)
    return (
      <p>
        <FormattedMessage id="events.choice.none" values={{ person: firstName || name }} />
      </p>
    )
  return events.map((group) => <EventChoice key={group.groupTravel.id} group={group} traveler={traveler} />)
}

function OtherTrip({ traveler }: TravelerTripsProps) {
  const { isProcessing, isOpeningFor, openToolFor } = useBooking()
  const isThis = isOpeningFor(traveler)
  return (
    <BookChoice icon={<Plane aria-hidden="true" />} title={<FormattedMessage id="bookModal.self.another" />}>
      <p>
        <FormattedMessage id="bookModal.self.text" />
      </p>
      <Button
        variant="secondary"
        isPending={isThis}
        aria-disabled={(isProcessing && !isThis) || undefined}
        onClick={() => !isProcessing && openToolFor(traveler)}
      >
        <FormattedMessage id="bookModal.self.action" />
      </Button>
    </BookChoice>
  )
}

import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { Badge } from '@/ui/display/Badge'
import { usePassengerName } from './usePassengerName'

/** Names the guest a trip is for. */
export function GuestBadge({ trip }: { trip: Trip }) {
  const name = usePassengerName(trip)
  if (!trip.isForGuest) return null
  return (
    <Badge tone="info">
      <FormattedMessage id="itinerary.forGuest" values={{ name }} />
    </Badge>
  )
}

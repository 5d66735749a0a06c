import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { Badge } from '@/ui/Badge'

/** On every sight of a trip that a guest of the person makes. */
export const GuestBadge = ({ trip }: { trip: Trip }) =>
  trip.isForGuest ? (
    <Badge tone="info">
      <FormattedMessage id="itinerary.forGuest" />
    </Badge>
  ) : null

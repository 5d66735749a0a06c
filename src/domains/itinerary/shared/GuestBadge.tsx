import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { Badge } from '@/ui/Badge'

/** Marks a trip made by a guest of the person, wherever it is shown. */
export const GuestBadge = ({ trip }: { trip: Trip }) =>
  trip.isForGuest ? (
    <Badge tone="info">
      <FormattedMessage id="itinerary.forGuest" />
    </Badge>
  ) : null

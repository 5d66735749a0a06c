import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import { Badge } from '@/ui/Badge'

/** On every sight of a trip that its traveller entered: nobody has checked it. */
export const UnverifiedBadge = ({ trip }: { trip: Trip }) =>
  trip.isVerified ? null : (
    <Badge tone="info">
      <FormattedMessage id="itinerary.unverified" />
    </Badge>
  )

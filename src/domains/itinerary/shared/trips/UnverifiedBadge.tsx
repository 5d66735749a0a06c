import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips/trips.ts'
import { Badge } from '@/ui/display/Badge'

/** Marks a trip that its traveler entered, and that is unverified. */
export const UnverifiedBadge = ({ trip }: { trip: Pick<Trip, 'isVerified'> }) =>
  trip.isVerified ? null : (
    <Badge tone="info">
      <FormattedMessage id="itinerary.unverified" />
    </Badge>
  )

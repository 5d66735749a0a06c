import { TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Trip } from '#contract/trips.ts'
import type { TripMark } from '@/domains/itinerary/itinerary.rules'
import { Badge } from '@/ui/display/Badge'
import { GuestBadge } from './GuestBadge'
import { StatusBadge } from './StatusBadge'
import { UnverifiedBadge } from './UnverifiedBadge'

/** The badge for the mark of a trip. */
export function TripBadge({ trip, mark, now }: { trip: Trip; mark: TripMark; now: Date }) {
  if (mark === 'unverified') return <UnverifiedBadge trip={trip} />
  if (mark === 'guest') return <GuestBadge trip={trip} />
  if (mark === 'status') return <StatusBadge trip={trip} now={now} />
  return (
    <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      <FormattedMessage id="itinerary.advisory" />
    </Badge>
  )
}

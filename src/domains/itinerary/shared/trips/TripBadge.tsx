import { TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Trip, TripStatus } from '#contract/trips/trips.ts'
import type { TripMark } from '@/domains/itinerary/itinerary.rules'
import { Badge } from '@/ui/display/Badge'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import type { Tone } from '@/ui/tone'
import { localDay } from '@/lib/localDay'
import { ApprovalBadge } from './ApprovalBadge'
import { UnverifiedBadge } from './UnverifiedBadge'
import { usePassengerName } from './usePassengerName'

/** The badge for the mark of a trip. */
export function TripBadge({ trip, mark, now }: { trip: Trip; mark: TripMark; now: Date }) {
  if (mark === 'approval') return <ApprovalBadge approval={trip.approval} />
  if (mark === 'unverified') return <UnverifiedBadge trip={trip} />
  if (mark === 'guest') return <GuestBadge trip={trip} />
  if (mark === 'status') return <StatusBadge trip={trip} now={now} />
  return (
    <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      <FormattedMessage id="itinerary.advisory" />
    </Badge>
  )
}

/** Names the guest a trip is for. */
function GuestBadge({ trip }: { trip: Trip }) {
  const name = usePassengerName(trip)
  if (!trip.isForGuest) return null
  return (
    <Badge tone="info">
      <FormattedMessage id="itinerary.forGuest" values={{ name }} />
    </Badge>
  )
}

const tones: Record<TripStatus, Tone> = {
  InProgress: 'success',
  Upcoming: 'accent',
  Past: 'neutral',
  Cancelled: 'danger',
}

/** The status of a trip, and for an upcoming one when it starts. */
function StatusBadge({ trip, now }: { trip: Trip; now: Date }) {
  const { relativeDays } = useFormats()
  const days = Math.max(0, dayDifference(localDay(now), trip.departureDate))
  return (
    <Badge tone={tones[trip.tripStatus]}>
      {trip.tripStatus === 'Upcoming' ? (
        <FormattedMessage id="itinerary.status.upcomingIn" values={{ when: relativeDays(days) }} />
      ) : (
        <FormattedMessage id={`itinerary.status.${trip.tripStatus}`} />
      )}
    </Badge>
  )
}

import { FormattedMessage } from 'react-intl'
import type { Trip, TripStatus } from '#contract/trips.ts'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/display/Badge'
import type { Tone } from '@/ui/tone'
import { localDay } from '@/lib/localDay'

const tones: Record<TripStatus, Tone> = {
  InProgress: 'success',
  Upcoming: 'accent',
  Past: 'neutral',
  Cancelled: 'danger',
}

/** The status of a trip, and for an upcoming one when it starts. */
export function StatusBadge({ trip, now }: { trip: Trip; now: Date }) {
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

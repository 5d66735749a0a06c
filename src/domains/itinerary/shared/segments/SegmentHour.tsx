import { FormattedMessage } from 'react-intl'
import { firstDayOf } from '#contract/trips/segments.ts'
import type { Segment } from '#contract/trips/trips.ts'
import { useFormats } from '@/i18n/useFormats'

interface SegmentHourProps {
  segment: Segment
  end: 'departure' | 'arrival'
  /** Class name for the time only. */
  className: string | undefined
}

/**
 * The time of one end of a segment. A stay shows the hotel's own hour where it is known: "from 15:00", "until 11:00".
 */
export function SegmentHour({ segment, end, className }: SegmentHourProps) {
  const { time } = useFormats()
  const local = segment[end]
  const hour = end === 'departure' ? segment.checkInFrom : segment.checkOutUntil
  const day = end === 'departure' ? firstDayOf(segment) : local.slice(0, 10)
  const shown = hour ? `${day}T${hour}` : local
  const clock = (
    <time dateTime={shown} className={className}>
      {time(shown)}
    </time>
  )
  if (!hour) return clock
  return (
    <span>
      <FormattedMessage
        id={end === 'departure' ? 'itinerary.hotel.fromHour' : 'itinerary.hotel.untilHour'}
        values={{ time: clock }}
      />
    </span>
  )
}

import { FormattedMessage } from 'react-intl'
import type { Segment } from '#contract/trips.ts'
import { useFormats } from '@/i18n/useFormats'

interface SegmentHourProps {
  segment: Segment
  end: 'departure' | 'arrival'
  /** Of the time alone. */
  className: string | undefined
}

/** When one end of a segment happens; of a stay the hotel's own hour, where it has told it: "from 15:00", "until 11:00". */
export function SegmentHour({ segment, end, className }: SegmentHourProps) {
  const { time } = useFormats()
  const local = segment[end]
  const hour = end === 'departure' ? segment.checkInFrom : segment.checkOutUntil
  const shown = hour ? `${local.slice(0, 10)}T${hour}` : local
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

import { ArrowRight, Moon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { firstDayOf } from '#contract/trips/segments.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { nextUp } from '@/domains/itinerary/itinerary.rules'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { productOf } from '../segments/segmentNames'
import styles from './TripRow.module.css'

/** The next event in one line: "AC 1839 · Wed 7:40 AM · YUL", "Tonight: Quillhouse". */
export function NextUpLine({ trip, now }: { trip: Trip; now: Date }) {
  const next = nextUp(trip, now)
  if (!next) return null
  if (next.isTonight) {
    return (
      <p className={styles.next}>
        <Moon aria-hidden="true" />
        <FormattedMessage id="itinerary.next.tonight" values={{ hotel: next.segment.providerName }} />
      </p>
    )
  }
  return (
    <p className={styles.next}>
      <ArrowRight aria-hidden="true" />
      <VisuallyHidden>
        <FormattedMessage id="itinerary.next" />{' '}
      </VisuallyHidden>
      <NextSegment
        segment={next.segment}
        isSoon={dayDifference(trip.departureDate, next.segment.departure) < 7}
        now={now}
      />
    </p>
  )
}

/** The weekday stands alone where the dates of the trip, shown beside it, leave no doubt about the date. */
function NextSegment({ segment, isSoon, now }: { segment: Segment; isSoon: boolean; now: Date }) {
  const intl = useIntl()
  const { dayName, weekday, time } = useFormats()
  const { kind, departure, checkInFrom, from, providerName } = segment
  const isNear = isSoon || dayDifference(localDay(now), departure) < 7
  const date = firstDayOf(segment)
  const day = isNear ? dayName(date) : weekday(date)
  const hour = time(kind === 'hotel' && checkInFrom ? `${date}T${checkInFrom}` : departure)
  const when = <time dateTime={departure}>{`${day} ${hour}`}</time>
  const isJourney = kind === 'flight' || kind === 'train'
  return (
    <span>
      {(isJourney && productOf(segment, intl)) || providerName}
      {' · '}
      {isJourney ? when : <FormattedMessage id={`itinerary.next.${kind}`} values={{ when }} />}
      {isJourney && ` · ${kind === 'flight' && from.code ? from.code : from.city}`}
    </span>
  )
}

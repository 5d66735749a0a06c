import { FormattedMessage, useIntl } from 'react-intl'
import { firstDayOf, isJourney } from '#contract/trips/segments.ts'
import type { Segment } from '#contract/trips/trips.ts'
import { checkInOf, minutesOf } from '@/domains/itinerary/itinerary.rules'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { CodeValue } from '@/patterns/record/CodeValue'
import { MapLink } from '@/patterns/MapLink'
import { cx } from '@/ui/cx'
import { IconTile } from '@/ui/display/IconTile'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { CheckInLink } from './CheckInLink'
import { modeIcons } from './modeIcons'
import { SegmentEnd } from './SegmentEnd'
import { addressOf, productOf, seatName } from './segmentNames'
import styles from './SegmentRow.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface SegmentRowProps {
  segment: Segment
  now: Date
  offersCheckIn: boolean
  /** The segment is no longer booked: dimmed, struck through, and named so once in words. */
  isCancelled?: boolean
  /** The day (`yyyy-MM-dd`) that a heading above names already. */
  day?: string
}

/** One segment of a trip: provider, local times, and what was booked. */
export function SegmentRow({ segment, now, offersCheckIn, isCancelled = false, day }: SegmentRowProps) {
  const intl = useIntl()
  const Icon = modeIcons[segment.kind]
  return (
    <li className={cx(styles.row, isCancelled && styles.cancelled)}>
      <IconTile>
        <Icon aria-hidden="true" />
      </IconTile>
      <div className={styles.body}>
        <p className={styles.provider}>
          {isCancelled && (
            <VisuallyHidden>
              <FormattedMessage id="itinerary.status.Cancelled" />
              {': '}
            </VisuallyHidden>
          )}
          <VisuallyHidden>
            <FormattedMessage id={`itinerary.kind.${segment.kind}`} />{' '}
          </VisuallyHidden>
          <strong>{segment.providerName}</strong>
          <span className={cx(textStyle.note, textStyle.figures)}>{productOf(segment, intl)}</span>
        </p>
        <div className={cx(styles.ends, !isJourney(segment) && styles.stay)}>
          <SegmentEnd segment={segment} end="departure" day={day} />
          <Span segment={segment} />
          <SegmentEnd segment={segment} end="arrival" day={day} />
        </div>
        <SegmentFacts segment={segment} />
        {offersCheckIn && <CheckInLink checkIn={checkInOf(segment, now)} variant="secondary" />}
      </div>
    </li>
  )
}

/** Duration: hours of a journey, nights in a hotel, days with a car. */
function Span({ segment }: { segment: Segment }) {
  const { duration } = useFormats()
  const days = Math.max(1, dayDifference(firstDayOf(segment), segment.arrival))
  return (
    <p className={styles.span}>
      {isJourney(segment) ? (
        duration(minutesOf(segment))
      ) : (
        <FormattedMessage
          id={segment.kind === 'hotel' ? 'itinerary.nights' : 'itinerary.days'}
          values={{ count: days }}
        />
      )}
    </p>
  )
}

/** Other facts of a booking: cabin, seat, terminal, address, the provider's confirmation number. */
function SegmentFacts({ segment }: { segment: Segment }) {
  const intl = useIntl()
  const [address, seat] = [addressOf(segment, intl), seatName(segment, intl)]
  return (
    <ul role="list" className={cx(layout.row4, textStyle.note, layout.baseline, layout.lines1)}>
      {address && (
        <li>
          <MapLink address={address} query={`${segment.providerName}, ${address}`} />
        </li>
      )}
      {segment.cabin && (
        <li>
          <Cabin name={segment.cabin} />
        </li>
      )}
      {seat && <li>{seat}</li>}
      {segment.terminal && (
        <li>
          <FormattedMessage id="itinerary.terminal" values={{ terminal: segment.terminal }} />
        </li>
      )}
      {segment.confirmationNumber && (
        <li className={cx(layout.row1, layout.inline, layout.baseline, layout.lines0)}>
          <FormattedMessage
            id="itinerary.confirmation"
            values={{ number: <CodeValue code={segment.confirmationNumber} /> }}
          />
        </li>
      )}
    </ul>
  )
}

const knownCabins = ['economy', 'premium', 'business', 'first'] as const

/** A cabin in the reader's language, or the supplier's own name for an unknown cabin. */
function Cabin({ name }: { name: string }) {
  const cabin = knownCabins.find((one) => one === name.toLowerCase())
  return cabin ? <FormattedMessage id={`itinerary.cabin.${cabin}`} /> : name
}

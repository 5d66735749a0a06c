import { FormattedMessage, useIntl } from 'react-intl'
import type { Cancellation, SegmentCancellation } from '#contract/cancellation.ts'
import type { Segment, Trip } from '#contract/trips.ts'
import { segmentName } from '@/domains/itinerary/shared/segmentNames'
import { useFormats } from '@/i18n/useFormats'
import styles from './Consequences.module.css'

interface ConsequencesProps {
  trip: Trip
  cancellation: Cancellation
}

/** The refund of each segment, its reason, and the total. */
export function Consequences({ trip, cancellation }: ConsequencesProps) {
  const { money } = useFormats()
  const { segments, refund, lost, paid, currency } = cancellation
  return (
    <div className={styles.consequences}>
      <p>
        <FormattedMessage id="cancel.intro" values={{ destination: trip.destination }} />
      </p>
      <ul role="list" className={styles.segments}>
        {segments.map((one) => (
          <Segment
            key={one.segmentId}
            segment={trip.segments.find(({ id }) => id === one.segmentId)}
            city={cityOnTheClock(trip, one)}
            cancellation={one}
            currency={currency}
          />
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>
            <FormattedMessage id="trips.cancel.paid" />
          </dt>
          <dd>{money(paid, currency)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="cancel.lost" />
          </dt>
          <dd>{money(lost, currency)}</dd>
        </div>
        <div className={styles.total}>
          <dt>
            <FormattedMessage id="cancel.refund" />
          </dt>
          <dd>{money(refund, currency)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** The city by which a deadline's time zone is named where it has no abbreviation. */
const cityOnTheClock = ({ segments, origin }: Trip, { timeZone }: SegmentCancellation) =>
  segments.flatMap(({ from, to }) => [from, to]).find((place) => place.timeZone === timeZone)?.city ?? origin

interface SegmentProps {
  segment: Segment | undefined
  city: string
  cancellation: SegmentCancellation
  currency: string
}

function Segment({ segment, city, cancellation, currency }: SegmentProps) {
  const intl = useIntl()
  const { money, weekday, time, zone } = useFormats()
  const { rule, refund, lost, freeUntil, freeUntilLocal, timeZone } = cancellation
  const until = `${weekday(freeUntilLocal)}, ${time(freeUntilLocal)}\u00a0${zone(freeUntil, { timeZone, city })}`
  return (
    <li className={styles.segment}>
      <div className={styles.words}>
        <strong>{segment ? segmentName(segment, intl) : ''}</strong>
        <span className={styles.rule}>
          <FormattedMessage id={`cancel.rule.${rule}`} values={{ until }} />
        </span>
      </div>
      <div className={styles.amounts}>
        <span>
          <FormattedMessage id="cancel.back" values={{ amount: money(refund, currency) }} />
        </span>
        {lost > 0 && (
          <span className={styles.lost}>
            <FormattedMessage id="cancel.gone" values={{ amount: money(lost, currency) }} />
          </span>
        )}
      </div>
    </li>
  )
}

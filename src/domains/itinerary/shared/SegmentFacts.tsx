import { MapPin } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Segment } from '#contract/trips.ts'
import { Cabin } from './Cabin'
import styles from './SegmentFacts.module.css'

/** What else was booked: cabin, seat, terminal, address, the provider's own confirmation. */
export const SegmentFacts = ({ segment }: { segment: Segment }) => (
  <>
    {segment.address && (
      <p className={styles.address}>
        <MapPin aria-hidden="true" />
        {segment.address}
      </p>
    )}
    <ul role="list" className={styles.facts}>
      {segment.cabin && (
        <li>
          <Cabin name={segment.cabin} />
        </li>
      )}
      {segment.seat && (
        <li>
          {/* A train's seat comes with its carriage, already in words. */}
          {segment.kind === 'train' ? (
            segment.seat
          ) : (
            <FormattedMessage id="itinerary.seat" values={{ seat: segment.seat }} />
          )}
        </li>
      )}
      {segment.terminal && (
        <li>
          <FormattedMessage id="itinerary.terminal" values={{ terminal: segment.terminal }} />
        </li>
      )}
      <li>
        <FormattedMessage id="itinerary.confirmation" values={{ number: segment.confirmationNumber }} />
      </li>
    </ul>
  </>
)

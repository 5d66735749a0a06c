import { MapPin } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Segment } from '#contract/trips.ts'
import { addressOf, seatName } from './segmentNames'
import styles from './SegmentFacts.module.css'

/** Other facts of a booking: cabin, seat, terminal, address, the provider's confirmation number. */
export function SegmentFacts({ segment }: { segment: Segment }) {
  const intl = useIntl()
  const [address, seat] = [addressOf(segment, intl), seatName(segment, intl)]
  return (
    <>
      {address && (
        <p className={styles.address}>
          <MapPin aria-hidden="true" />
          {address}
        </p>
      )}
      <ul role="list" className={styles.facts}>
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
        <li>
          <FormattedMessage id="itinerary.confirmation" values={{ number: segment.confirmationNumber }} />
        </li>
      </ul>
    </>
  )
}

const known = ['economy', 'premium', 'business', 'first'] as const

/** A cabin in the reader's language; an unknown one as the supplier calls it. */
function Cabin({ name }: { name: string }) {
  const cabin = known.find((one) => one === name.toLowerCase())
  return cabin ? <FormattedMessage id={`itinerary.cabin.${cabin}`} /> : name
}

import { FormattedMessage, useIntl } from 'react-intl'
import { type Cancellation, refundToCard, type SegmentCancellation } from '#contract/trips/cancellation.ts'
import { bankDays } from '#contract/payment/refunds.ts'
import type { Segment, Trip } from '#contract/trips/trips.ts'
import { segmentName } from '@/domains/itinerary/shared/segments/segmentNames'
import { cardWords } from '@/domains/trips/shared/cardWords'
import { useFormats } from '@/i18n/useFormats'
import { CreditTerms } from './CreditTerms'
import styles from './Consequences.module.css'
import { keptParts } from './keptParts.rules'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface ConsequencesProps {
  trip: Trip
  cancellation: Cancellation
  /** Whether the trip is cancelled already. */
  isDone?: boolean
}

/** The refund of each segment, its reason, and the total: of a trip that is cancelled, or would be. */
export function Consequences({ trip, cancellation, isDone = false }: ConsequencesProps) {
  const { money } = useFormats()
  const { segments, paid, currency, credits, givenBack } = cancellation
  const refund = refundToCard(cancellation)
  const { credit, lost } = keptParts(cancellation)
  return (
    <div className={layout.stack4}>
      {!isDone && (
        <p>
          <FormattedMessage id="cancel.intro" values={{ destination: trip.destination }} />
        </p>
      )}
      <ul role="list" className={layout.stack0}>
        {segments.map((one) => (
          <Segment
            key={one.segmentId}
            segment={trip.segments.find(({ id }) => id === one.segmentId)}
            city={cityOnTheClock(trip, one)}
            cancellation={one}
            currency={currency}
            isDone={isDone}
            isCredit={one.rule === 'fareKept' && credits.length > 0}
          />
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>
            <FormattedMessage id="cancel.paid" />
          </dt>
          <dd>{money(paid, currency)}</dd>
        </div>
        {credit > 0 && (
          <div>
            <dt>
              <FormattedMessage id="cancel.credits" />
            </dt>
            <dd>{money(credit, currency)}</dd>
          </div>
        )}
        {(lost > 0 || !(isDone || credit > 0)) && (
          <div>
            <dt>
              <FormattedMessage id="cancel.lost" />
            </dt>
            <dd>{money(lost, currency)}</dd>
          </div>
        )}
        {givenBack.map(({ airlineCode, airlineName, amount }) => (
          <div key={airlineCode}>
            <dt>
              <FormattedMessage id="cancel.givenBack" values={{ airline: airlineName }} />
            </dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            <FormattedMessage id={isDone ? 'cancel.refunded' : 'cancel.refund'} />
          </dt>
          <dd>{money(refund, currency)}</dd>
        </div>
      </dl>
      <CreditTerms cancellation={cancellation} />
      {!isDone && <Afterwards trip={trip} hasRefund={refund > 0} />}
    </div>
  )
}

/** The card that gets the refund, the day the refund is due, and the warning that the trip cannot be restored. */
function Afterwards({ trip: { payment }, hasRefund }: { trip: Trip; hasRefund: boolean }) {
  const { formatMessage } = useIntl()
  const card = payment ? formatMessage({ id: 'trip.paidWith' }, cardWords(payment)) : ''
  return (
    <div className={textStyle.note}>
      {hasRefund && (
        <>
          <p>
            <FormattedMessage id="cancel.goesTo" values={{ card, hasCard: String(payment !== undefined) }} />
          </p>
          <p>
            <FormattedMessage id="cancel.shownWithin" values={{ days: bankDays }} />
          </p>
        </>
      )}
      <p>
        <FormattedMessage id="cancel.final" />
      </p>
    </div>
  )
}

/** The city that names a deadline's time zone where the zone has no abbreviation. */
const cityOnTheClock = ({ segments, origin }: Trip, { timeZone }: SegmentCancellation) =>
  segments.flatMap(({ from, to }) => [from, to]).find((place) => place.timeZone === timeZone)?.city ?? origin

interface SegmentProps {
  segment: Segment | undefined
  city: string
  cancellation: SegmentCancellation
  currency: string
  isDone: boolean
  /** The airline keeps the fare as a credit. */
  isCredit: boolean
}

function Segment({ segment, city, cancellation, currency, isDone, isCredit }: SegmentProps) {
  const intl = useIntl()
  const { money, weekday, time, zone } = useFormats()
  const { rule, refund, lost, freeUntil, freeUntilLocal, timeZone } = cancellation
  const until = `${weekday(freeUntilLocal)}, ${time(freeUntilLocal)}\u00a0${zone(freeUntil, { timeZone, city })}`
  return (
    <li className={styles.segment}>
      <div className={styles.words}>
        <strong>{segment ? segmentName(segment, intl) : ''}</strong>
        <span className={textStyle.note}>
          <FormattedMessage id={isDone ? `cancel.did.${rule}` : `cancel.rule.${rule}`} values={{ until }} />
        </span>
      </div>
      <div className={styles.amounts}>
        <span>
          <FormattedMessage id="cancel.back" values={{ amount: money(refund, currency) }} />
        </span>
        {lost > 0 && (
          <span className={cx(!isCredit && textStyle.danger, textStyle.small)}>
            <FormattedMessage
              id={isCredit ? 'cancel.kept' : 'cancel.gone'}
              values={{ amount: money(lost, currency) }}
            />
          </span>
        )}
      </div>
    </li>
  )
}

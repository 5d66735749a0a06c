import { FormattedMessage, useIntl } from 'react-intl'
import type { Approval } from '#contract/approvals/approvals.ts'
import { SegmentRow } from '@/domains/itinerary/shared/segments/SegmentRow'
import { formatEmissions } from '@/i18n/emissionFormats'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { Fact, FactList } from '@/patterns/record/FactList'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Everything else that is known about the trip of a question: its price, its segments, and the traveler's other trips. */
export const QuestionDetails = ({ question }: { question: Approval }) => (
  <>
    <Price question={question} />
    <Segments question={question} />
    <OtherTrips question={question} />
  </>
)

function Price({ question: { trip, budget, request } }: { question: Approval }) {
  const { locale } = useIntl()
  const { money } = useFormats()
  const { parts, currency, total, totalBefore, lowestTotal, carbonKg } = trip
  return (
    <Card heading={<FormattedMessage id={request ? 'approvals.request' : 'approvals.price'} />}>
      <FactList>
        {parts.map(({ kind, amount, isWithin }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two parts of a trip may be alike
          <PricedPart key={at} kind={kind} amount={money(amount, currency)} isWithin={isWithin} />
        ))}
        {request && <Fact name="approvals.purpose">{request.purpose}</Fact>}
        {request && <Fact name="approvals.places">{request.places.join(', ')}</Fact>}
        <Fact name={request ? 'approvals.estimate' : 'approvals.total'}>
          <strong>{money(total, currency)}</strong>
        </Fact>
        {totalBefore !== null && <Fact name="approvals.before">{money(totalBefore, currency)}</Fact>}
        {!request && (
          <Fact name="approvals.lowest">
            {lowestTotal < total ? (
              <FormattedMessage
                id="approvals.lowest.less"
                values={{ amount: money(lowestTotal, currency), less: money(total - lowestTotal, currency) }}
              />
            ) : (
              <FormattedMessage id="approvals.lowest.same" />
            )}
          </Fact>
        )}
        {carbonKg !== null && <Fact name="approvals.carbon">{formatEmissions(locale, carbonKg)}</Fact>}
        {budget && (
          <Fact name="approvals.budget">
            <FormattedMessage
              id="approvals.budget.left"
              values={{
                name: budget.costCenter,
                year: String(budget.year),
                left: money(budget.left, budget.currency),
                amount: money(budget.amount, budget.currency),
              }}
            />
          </Fact>
        )}
      </FactList>
    </Card>
  )
}

interface PricedPartProps {
  kind: string
  amount: string
  isWithin: boolean
}

const PricedPart = ({ kind, amount, isWithin }: PricedPartProps) => (
  <>
    <dt>
      <FormattedMessage id="approvals.kind" values={{ kind }} />
    </dt>
    <dd>
      {amount}
      {!isWithin && (
        <>
          {' '}
          <span className={textStyle.warning}>
            <FormattedMessage id="approvals.part.outside" />
          </span>
        </>
      )}
    </dd>
  </>
)

function Segments({ question: { trip } }: { question: Approval }) {
  const now = useNow()
  if (trip.segments.length === 0) return null
  return (
    <Card heading={<FormattedMessage id="approvals.segments" />}>
      <ol role="list" className={layout.stack5}>
        {trip.segments.map((segment) => (
          <SegmentRow key={segment.id} segment={segment} now={now} offersCheckIn={false} />
        ))}
      </ol>
    </Card>
  )
}

function OtherTrips({ question: { otherTrips } }: { question: Approval }) {
  const { dateRange } = useFormats()
  if (otherTrips.length === 0) return null
  return (
    <Card heading={<FormattedMessage id="approvals.otherTrips" />}>
      <ul className={layout.stack1}>
        {otherTrips.map(({ bookingId, destination, from, until, isPending }) => (
          <li key={bookingId}>
            <FormattedMessage
              id="approvals.otherTrips.trip"
              values={{ destination, days: dateRange(from, until), isPending: String(isPending) }}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { CircleCheck, CircleMinus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Kpi, KpiBreakdown, ScoreFormulas } from '#contract/reports/scores.ts'
import { averageOf, best } from '@/domains/scores/summary/change.rules'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { lostPoints, nextStep, notRatedReason, scoreOf } from './breakdown.rules'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface KpiCardProps {
  kpi: Kpi
  booking: KpiBreakdown
  /** Undefined until they are there, and where the backend publishes none. */
  formulas: ScoreFormulas | undefined
}

/** An indicator of a booking: its score, what cost points, what would have scored better, and the formula. */
export function KpiCard({ kpi, booking, formulas }: KpiCardProps) {
  const { score } = useFormats()
  const value = scoreOf(booking, kpi)
  const reason = notRatedReason(booking, kpi)
  const published = formulas?.formulas.find((each) => each.kpi === kpi)
  return (
    <Card
      heading={<FormattedMessage id={`scores.score.${averageOf[kpi]}`} />}
      actions={
        <p className={textStyle.figures}>
          {value === null ? (
            <FormattedMessage id="scorePages.notScored" />
          ) : (
            <FormattedMessage
              id="scores.score.ofTen"
              values={{ score: <strong key="score">{score(value)}</strong>, best }}
            />
          )}
        </p>
      }
    >
      <div className={layout.stack3}>
        {reason ? (
          <p>
            <FormattedMessage id={`scorePages.notRated.${reason}`} />
          </p>
        ) : (
          <Explanation kpi={kpi} booking={booking} formulas={formulas} />
        )}
        {published && <p className={textStyle.note}>{published.formula}</p>}
      </div>
    </Card>
  )
}

/** The facts of the booking, their cost, and the choice that would have scored better. */
function Explanation({ kpi, booking, formulas }: KpiCardProps) {
  const { score } = useFormats()
  const lost = lostPoints(booking, kpi)
  return (
    <>
      <div className={cx(layout.row2, lost > 0 && textStyle.warning)}>
        {lost > 0 ? <CircleMinus aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        <p className={lost > 0 ? textStyle.strong : undefined}>
          <FormattedMessage
            id={lost === 0 ? 'scorePages.booking.nothingLost' : 'scorePages.booking.lost'}
            values={{ points: score(lost) }}
          />
        </p>
      </div>
      <Words kpi={kpi} booking={booking} formulas={formulas} />
    </>
  )
}

function Words({ kpi, booking, formulas }: KpiCardProps) {
  if (kpi === 'advancedPurchase') return <Advance booking={booking} formulas={formulas} />
  if (kpi === 'hotelAttachment') return <Hotel booking={booking} />
  if (kpi === 'lowestFareAcceptance') return <Fare booking={booking} />
  return <Online booking={booking} formulas={formulas} />
}

type PartProps = Omit<KpiCardProps, 'kpi'>

function Advance({ booking, formulas }: PartProps) {
  const { score } = useFormats()
  const days = booking.daysBookInAdvance
  const next = formulas && nextStep(formulas.advancePurchase[booking.travelType], days)
  return (
    <p>
      <FormattedMessage id={`scorePages.advance.${booking.travelType}`} values={{ days }} />{' '}
      {next && (
        <FormattedMessage id="scorePages.advance.better" values={{ days: next.days, score: score(next.score) }} />
      )}
    </p>
  )
}

const Hotel = ({ booking: { attachedHotel, daysAway, hotelNights } }: Pick<PartProps, 'booking'>) => (
  <p>
    <FormattedMessage
      id={attachedHotel ? 'scorePages.hotel.with' : 'scorePages.hotel.without'}
      values={{ nights: Math.max(daysAway - 1, 0), hotelNights }}
    />
  </p>
)

function Fare({ booking }: Pick<PartProps, 'booking'>) {
  const { money } = useFormats()
  const { grossAmount, lowFare, currency } = booking
  const amount = (value: number) => money(value, currency || undefined)
  return (
    <p>
      <FormattedMessage
        id={booking.acceptedLowestFare ? 'scorePages.fare.lowest' : 'scorePages.fare.higher'}
        values={{
          paid: amount(grossAmount),
          lowest: amount(lowFare ?? grossAmount),
          difference: amount(Math.max(0, grossAmount - (lowFare ?? grossAmount))),
        }}
      />
    </p>
  )
}

function Online({ booking, formulas }: PartProps) {
  const { score } = useFormats()
  return (
    <p>
      <FormattedMessage
        id={`scorePages.online.${booking.bookingType}`}
        values={{ score: score(formulas?.online['online'] ?? best) }}
      />
    </p>
  )
}

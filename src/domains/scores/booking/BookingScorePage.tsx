import { skipToken } from '@reduxjs/toolkit/query/react'
import { Luggage, CalendarCheck, CreditCard, MousePointerClick, ShieldAlert, ShieldCheck, Ticket } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { shownFieldValue } from '#contract/trips/tripFieldValues.ts'
import { policyReasons } from '#contract/trips/trips.ts'
import { Link, useParams } from 'react-router-dom'
import type { ReactNode } from 'react'
import { type KpiBreakdown, kpis } from '#contract/reports/scores.ts'
import { useKpiBreakdownQuery, useScoreFormulasQuery } from '@/domains/scores/scores.slice'
import { useTrail } from '@/domains/scores/company/useTrail'
import { ScoreCard } from '@/domains/scores/summary/ScoreCard'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { wayOf } from '@/domains/scores/scores.rules'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { dayDifference } from '@/i18n/formats'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { Badge } from '@/ui/display/Badge'
import { Card } from '@/ui/display/Card'
import { IconTile } from '@/ui/display/IconTile'
import type { Tone } from '@/ui/tone'
import { cx } from '@/ui/cx'
import { BookingMoney } from './BookingMoney'
import { DaysSlider } from './DaysSlider'
import { scoresOf } from './breakdown.rules'
import { KpiCard } from './KpiCard'
import styles from '@/domains/scores/summary/ReportView.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** An addition to §2: how the scores of a booking came about. */
export default function BookingScorePage() {
  const { internalInvoiceDetailsId = '', groupId, costCenter, travellerEmail } = useParams()
  const { companyId } = useSession()
  const locale = useLocale()
  const answer = useKpiBreakdownQuery({ companyId, internalInvoiceDetailsId })
  const back =
    groupId && costCenter && travellerEmail
      ? pathTo(locale, 'travellerDetail', { groupId, costCenter, travellerEmail })
      : pathTo(locale, 'scorePersonal')
  return (
    <RecordAnswer
      answer={answer}
      title="routes.scoreBooking"
      failed="scorePages.booking.failed"
      failedText="scores.company.failed.text"
      unknown={{ about: 'scorePages', back }}
    >
      {(booking) => <Breakdown booking={booking} />}
    </RecordAnswer>
  )
}

function Breakdown({ booking }: { booking: KpiBreakdown }) {
  const { locale } = useIntl()
  const { dateRange } = useFormats()
  const { companyId } = useSession()
  const { groupId = '', travellerEmail } = useParams()
  const { data: formulas } = useScoreFormulasQuery(isOffered('scoreformulas') ? companyId : skipToken)
  const name = booking.origin && booking.destination ? wayOf(booking) : booking.internalInvoiceDetailsId
  useNameInTrail('scoreBooking', name)
  useTrail(groupId, { costCenter: booking.costCenterName })
  useNameInTrail('travellerDetail', travellerEmail === undefined ? undefined : booking.travellerName || travellerEmail)
  const bands = formulas?.advancePurchase[booking.travelType]
  const hasSlider = bands !== undefined && booking.advancedPurchaseScore !== null
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={name}
        mark={
          booking.isCancelled && (
            <Badge>
              <FormattedMessage id="scorePages.cancelled" />
            </Badge>
          )
        }
        facts={[
          booking.startsOn && dateRange(booking.startsOn, booking.endsOn || booking.startsOn),
          booking.travellerName,
          booking.costCenterName,
          ...(booking.fields ?? []).map((field) => `${field.name} ${shownFieldValue(locale, field)}`),
        ]}
        actions={booking.isOwnTrip && booking.bookingId && <TripLink bookingId={booking.bookingId} />}
      />
      <div className={styles.grid}>
        <ScoreCard
          headingLevel={2}
          heading={<FormattedMessage id="scorePages.booking.score" />}
          summary={scoresOf(booking)}
          none={
            <FormattedMessage id={booking.isCancelled ? 'scorePages.notRated.cancelled' : 'scorePages.notScored'} />
          }
        />
        <BookingMoney booking={booking} />
        {kpis.map((kpi) => (
          <KpiCard key={kpi} kpi={kpi} booking={booking} formulas={formulas} />
        ))}
        {hasSlider && <DaysSlider booking={booking} bands={bands} />}
        <BookingClocks booking={booking} className={hasSlider ? undefined : layout.wholeRow} />
      </div>
    </div>
  )
}

const TripLink = ({ bookingId }: { bookingId: string }) => (
  <Link className={buttonClass('quiet', 'small')} to={pathTo(useLocale(), 'trip', { bookingId })}>
    <Luggage aria-hidden="true" />
    <FormattedMessage id="scorePages.booking.trip" />
  </Link>
)

interface ClocksProps {
  booking: KpiBreakdown
  className?: string | undefined
}

/** Both clocks of advance purchase, how the booking was made, and the verdict of the travel policy. */
function BookingClocks({ booking, className }: ClocksProps) {
  const { date } = useFormats()
  const { bookedOn, ticketedOn, startsOn, daysBookInAdvance } = booking
  return (
    <Card className={className} heading={<FormattedMessage id="scorePages.booking.how" />}>
      <ul role="list" className={layout.stack3}>
        <Fact icon={<CalendarCheck aria-hidden="true" />}>
          <FormattedMessage
            id={bookedOn ? 'scorePages.clock.booked' : 'scorePages.clock.bookedDays'}
            values={{ day: bookedOn && date(bookedOn), days: daysBookInAdvance }}
          />
        </Fact>
        <Fact icon={<Ticket aria-hidden="true" />} isSoft={!ticketedOn}>
          {ticketedOn && startsOn ? (
            <FormattedMessage
              id="scorePages.clock.ticketed"
              values={{ day: date(ticketedOn), days: dayDifference(ticketedOn, startsOn) }}
            />
          ) : (
            <FormattedMessage id="scorePages.clock.notTicketed" />
          )}
        </Fact>
        <Fact icon={<MousePointerClick aria-hidden="true" />}>
          <FormattedMessage id={`scorePages.bookingType.${booking.bookingType}`} />
        </Fact>
        <Policy booking={booking} />
        {booking.isUsedAsGhost && (
          <Fact icon={<CreditCard aria-hidden="true" />}>
            <FormattedMessage id="scorePages.booking.ghost" />
          </Fact>
        )}
      </ul>
    </Card>
  )
}

interface FactProps {
  icon: ReactNode
  tone?: Tone
  isSoft?: boolean
  children: ReactNode
}

const Fact = ({ icon, tone = 'neutral', isSoft = false, children }: FactProps) => (
  <li className={cx(layout.beside, layout.gap3, isSoft && textStyle.soft)}>
    <IconTile tone={tone}>{icon}</IconTile>
    <p className={layout.middle}>{children}</p>
  </li>
)

function Policy({ booking: { policyRespected, policyReason } }: Pick<ClocksProps, 'booking'>) {
  const reason = policyReasons.find((each) => each === policyReason) ?? 'none'
  if (policyRespected === null)
    return (
      <Fact icon={<ShieldCheck aria-hidden="true" />} isSoft>
        <FormattedMessage id="scorePages.policy.unknown" />
      </Fact>
    )
  return (
    <Fact
      tone={policyRespected ? 'success' : 'warning'}
      icon={policyRespected ? <ShieldCheck aria-hidden="true" /> : <ShieldAlert aria-hidden="true" />}
    >
      <FormattedMessage
        id={policyRespected ? 'scorePages.policy.within' : 'scorePages.policy.outside'}
        values={{ reason }}
      />
    </Fact>
  )
}

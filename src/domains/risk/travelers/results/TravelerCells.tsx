import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/texts/fullName.ts'
import type { MatchReason, ReportedItinerary } from '#contract/reports/itineraryReport.ts'
import { ApprovalBadge } from '@/domains/itinerary/shared/trips/ApprovalBadge'
import { UnverifiedBadge } from '@/domains/itinerary/shared/trips/UnverifiedBadge'
import { SeverityBadge } from '@/domains/risk/alerts/SeverityBadge'
import { isPresumed, journeyOf, lodgingOf, reasonsOf, stayOf } from '@/domains/risk/results.rules'
import { placeKey } from '@/domains/risk/risk.rules'
import { LevelBadge } from '@/domains/risk/shared/LevelBadge'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { type Mark, Marks } from '@/patterns/table/rows/Marks'
import { pathTo } from '@/routes/pathTo'
import { Badge } from '@/ui/display/Badge'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'
import styles from './TravelerCells.module.css'

interface CellProps {
  row: ReportedItinerary
}

/** The name, and marks for a VIP, a guest, and a trip that was entered by hand or is not certain. */
export const TravelerCell = ({ row }: CellProps) => (
  <div className={cx(styles.name, layout.row1, layout.lines0)}>
    <span>{fullName(row)}</span>
    {row.isVip && (
      <Badge tone="accent">
        <FormattedMessage id="risk.person.vip" />
      </Badge>
    )}
    {row.isForGuest && (
      <Badge>
        <FormattedMessage id="risk.person.guest" />
      </Badge>
    )}
    <UnverifiedBadge trip={row} />
    <ApprovalBadge approval={row.approval} />
  </div>
)

/**
 * The place with arrival and departure there, local to it, or that no way on is booked. Its key leads from the row to its
 * mark on the map.
 */
export function PlaceCell({ row }: CellProps) {
  const { country, weekday, time } = useFormats()
  const { city, cityCode, countryCode, from, until } = stayOf(row)
  // A line may break between the two, not within one.
  const when = (local: string) => `${weekday(local)}, ${time(local)}`.replaceAll(' ', '\u00a0')
  const isOnTheWay = row.whereabouts?.isOnTheWay === true
  return (
    <div data-place={placeKey({ city, cityCode, countryCode })} className={cx(styles.place, textStyle.snug)}>
      <p>{[city, countryCode && country(countryCode)].filter(Boolean).join(', ')}</p>
      <p className={isPresumed(row) ? cx(textStyle.warning, textStyle.small) : textStyle.note}>
        {isPresumed(row) && until ? (
          <FormattedMessage id="findTravelers.place.presumed" values={{ since: when(until) }} />
        ) : isOnTheWay && row.whereabouts ? (
          <FormattedMessage id="findTravelers.place.onTheWay" values={{ when: when(row.whereabouts.until) }} />
        ) : from && until ? (
          <FormattedMessage id="findTravelers.place.days" values={{ from: when(from), until: when(until) }} />
        ) : (
          until && <FormattedMessage id="findTravelers.place.until" values={{ until: when(until) }} />
        )}
      </p>
    </div>
  )
}

/** The flight or train they are in, and the hotel, or that the nights have none. */
export function LodgingCell({ row }: CellProps) {
  const journey = journeyOf(row)
  const isNightKnown = journey === '' || lodgingOf(row).kind !== 'noNight'
  return (
    <div className={textStyle.snug}>
      {journey && <p className={textStyle.figures}>{journey}</p>}
      {isNightKnown && <Nights row={row} />}
    </div>
  )
}

function Nights({ row }: CellProps) {
  const lodging = lodgingOf(row)
  if (lodging.kind === 'hotel') return <span className={styles.lodging}>{lodging.name}</span>
  const isUncertain = lodging.kind === 'uncertain' || lodging.kind === 'presumed'
  return (
    <span className={isUncertain ? cx(textStyle.warning, textStyle.small) : textStyle.soft}>
      <FormattedMessage id={`findTravelers.lodging.${lodging.kind}`} values={lodging} />
    </span>
  )
}

/** The current alerts, the most severe first, and the strictest advice about the trip: each leads to all about the trip. */
export function RiskCell({ row }: CellProps) {
  const { country } = useFormats()
  const locale = useLocale()
  const { advisory, alerts, bookingId } = row
  const toTrip = pathTo(locale, 'findTravelerAdvisories', { bookingId })
  const marks: Mark[] = alerts.map((alert) => ({
    key: alert.id,
    badge: <SeverityBadge alert={alert} />,
    why: <Link to={toTrip}>{alert.headline}</Link>,
    // Below the button of the row a link would be too close to it.
    brief: alert.headline,
    isLong: true,
  }))
  if (advisory && advisory.level > 0)
    marks.push({
      key: 'advisory',
      badge: <LevelBadge level={advisory.level} />,
      why: (
        <Link to={toTrip}>
          <FormattedMessage id="findTravelers.advisory" values={{ country: country(advisory.countryCode) }} />
        </Link>
      ),
    })
  return <Marks name={fullName(row)} marks={marks} />
}

const answers = {
  safe: { tone: 'success', Icon: CircleCheck },
  needsHelp: { tone: 'danger', Icon: CircleAlert },
  none: { tone: 'warning', Icon: CircleHelp },
} as const

/** The answer to the latest roll call, and when it asked, with a link to it. Nothing where they were not asked. */
export function AnswerCell({ row: { rollCall } }: CellProps) {
  const locale = useLocale()
  const { instant } = useFormats()
  if (!rollCall) return null
  const answer = rollCall.answer ?? 'none'
  const { tone, Icon } = answers[answer]
  return (
    <div className={styles.answer}>
      <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
        <FormattedMessage id={`findTravelers.answer.${answer}`} />
      </Badge>
      <p className={textStyle.note}>
        <Link to={pathTo(locale, 'rollCall', { rollCallId: rollCall.id })}>
          <FormattedMessage id="findTravelers.answer.asked" values={{ at: instant(rollCall.askedAt) }} />
        </Link>
      </p>
    </div>
  )
}

/** Why the row is in the list: the first reason in words, the others behind a button. */
export function ReasonCell({ row }: CellProps) {
  const marks = reasonsOf(row).map((reason) => ({
    key: `${reason.kind} ${reason.name}`,
    badge: (
      <span className={cx(textStyle.small, textStyle.anywhere)}>
        <ReasonText reason={reason} />
      </span>
    ),
  }))
  return <Marks name={fullName(row)} marks={marks} />
}

function ReasonText({ reason: { kind, name, level, from, until } }: { reason: MatchReason }) {
  const { formatMessage } = useIntl()
  const { country, weekday, time } = useFormats()
  // A country is named by its code.
  const named = /^[A-Z]{2}$/.test(name) ? country(name) : name
  const values = {
    name: named,
    level: String(level ?? 0),
    from: from ? `${weekday(from)}, ${time(from)}` : '',
    until: until ? `${weekday(until)}, ${time(until)}` : '',
    when: from && until ? 'both' : from ? 'from' : 'none',
  }
  return formatMessage({ id: `findTravelers.reason.${kind}` }, values)
}

import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fullName } from '#contract/fullName.ts'
import type { MatchReason, ReportedItinerary } from '#contract/itineraryReport.ts'
import { UnverifiedBadge } from '@/domains/itinerary/shared/UnverifiedBadge'
import { isPresumed, lodgingOf, reasonsOf, stayOf } from '@/domains/risk/results.rules'
import { placeKey } from '@/domains/risk/risk.rules'
import { useFormats } from '@/i18n/useFormats'
import { type Mark, Marks } from '@/patterns/table/Marks'
import { Badge } from '@/ui/display/Badge'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'
import styles from './TravelerCells.module.css'

interface CellProps {
  row: ReportedItinerary
}

/** The name, and marks for a VIP, a guest, and a trip that was entered by hand. */
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

/** The hotel, or that the nights have none. */
export function LodgingCell({ row }: CellProps) {
  const lodging = lodgingOf(row)
  if (lodging.kind === 'hotel') return <span className={styles.lodging}>{lodging.name}</span>
  const isUncertain = lodging.kind === 'uncertain' || lodging.kind === 'presumed'
  return (
    <span className={isUncertain ? cx(textStyle.warning, textStyle.small) : textStyle.soft}>
      <FormattedMessage id={`findTravelers.lodging.${lodging.kind}`} values={lodging} />
    </span>
  )
}

/** The strictest advice about the trip with its country, and the current alerts, the most severe first. */
export function RiskCell({ row }: CellProps) {
  const { country } = useFormats()
  const { advisory, alerts } = row
  const marks: Mark[] = [
    ...alerts.map(({ id, headline, severity }) => ({
      key: id,
      badge: (
        <Badge tone={severity > 2 ? 'danger' : 'warning'} icon={<CircleAlert aria-hidden="true" />}>
          <FormattedMessage id="findTravelers.severity" values={{ severity: String(severity) }} />
        </Badge>
      ),
      why: headline,
      isLong: true,
    })),
    ...(advisory && advisory.level > 0
      ? [
          {
            key: 'advisory',
            badge: (
              <Badge tone={advisory.level > 1 ? 'danger' : 'warning'} icon={<TriangleAlert aria-hidden="true" />}>
                <FormattedMessage id="risk.level" values={{ level: String(advisory.level) }} />
              </Badge>
            ),
            why: country(advisory.countryCode),
          },
        ]
      : []),
  ]
  return <Marks name={fullName(row)} marks={marks} />
}

const answers = {
  safe: { tone: 'success', Icon: CircleCheck },
  needsHelp: { tone: 'danger', Icon: CircleAlert },
  none: { tone: 'warning', Icon: CircleHelp },
} as const

/** The answer to the latest roll call. Nothing where the traveler was not asked. */
export function AnswerCell({ row: { rollCall } }: CellProps) {
  if (!rollCall) return null
  const answer = rollCall.answer ?? 'none'
  const { tone, Icon } = answers[answer]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      <FormattedMessage id={`findTravelers.answer.${answer}`} />
    </Badge>
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

import { type ReactNode, useId } from 'react'
import { useIntl, FormattedMessage, type IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import { ArrowRight, Moon } from 'lucide-react'
import type { Trip, TripStatus, Segment } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { firstDayOf } from '#contract/trips/segments.ts'
import { markOf, modesOf, suppliersOf, nextUp } from '@/domains/itinerary/itinerary.rules'
import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import { ExpandingRow, type RowDetails } from '@/patterns/list/ExpandingRow'
import rowLink from '@/patterns/list/rowLink.module.css'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { modeIcons } from '../segments/modeIcons'
import { productOf } from '../segments/segmentNames'
import { TripBadge } from './TripBadge'
import styles from './TripRow.module.css'
import { TripTitle } from './TripTitle'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

export interface TripRowProps {
  trip: Trip
  now: Date
  /** The status of every trip of the list, which its rows then do not repeat. */
  group?: TripStatus | undefined
  /** The action on the trip that the list offers. */
  action?: ReactNode
  details?: RowDetails | undefined
  className?: string | undefined
}

/**
 * A trip in a `RowList`: its route as the link to the trip, dates, modes, next event, total, and at most one badge. A
 * past trip shows its suppliers instead of the next event; the action of a cancelled trip shows its total.
 */
export function TripRow({ trip, now, group, action, details, className }: TripRowProps) {
  const path = useSubjectPath()
  const intl = useIntl()
  const { dateRange, money } = useFormats()
  const dates = dateRange(trip.departureDate, lastDayOfTrip(trip))
  const headingId = useId()
  const { tripStatus } = trip
  // The dates already show that a trip is past or how far ahead it is, so no badge repeats that.
  const mark = markOf(trip, tripStatus === 'Past' || tripStatus === 'Upcoming' ? tripStatus : group)
  const isCancelled = tripStatus === 'Cancelled'
  const isOver = tripStatus === 'Past' || isCancelled
  return (
    <ExpandingRow
      className={cx(styles.row, isCancelled && styles.cancelled, className)}
      headingId={headingId}
      name={`${tripName(trip, intl)}, ${dates}`}
      details={details}
      summary={
        <div className={styles.summary}>
          <div className={layout.stackTight}>
            <h3 id={headingId} className={cx(textStyle.large, textStyle.snug, textStyle.anywhere)}>
              <Link className={cx(rowLink.link, styles.link)} to={path('trip', { bookingId: trip.bookingId })}>
                <TripTitle trip={trip} />
              </Link>
            </h3>
            <p className={cx(layout.row3, textStyle.note, layout.lines0, textStyle.figures)}>
              <span>
                <time dateTime={trip.departureDate}>{dates}</time>
                {tripStatus === 'Upcoming' && <HowFar trip={trip} now={now} />}
              </span>
              <Modes trip={trip} />
            </p>
          </div>
          {isOver ? <Suppliers trip={trip} /> : <NextUpLine trip={trip} now={now} />}
        </div>
      }
      end={
        <>
          {trip.total && !isCancelled && (
            <data
              value={trip.total.amount}
              className={cx(textStyle.strong, textStyle.nowrap, isOver && textStyle.soft)}
            >
              {money(trip.total.amount, trip.total.currency)}
            </data>
          )}
          {mark && <TripBadge trip={trip} mark={mark} now={now} />}
          {action && <span className={cx(rowLink.above, styles.action)}>{action}</span>}
        </>
      }
    />
  )
}

function HowFar({ trip, now }: { trip: Trip; now: Date }) {
  const { relativeDays } = useFormats()
  return ` · ${relativeDays(Math.max(0, dayDifference(localDay(now), trip.departureDate)))}`
}

function Modes({ trip }: { trip: Trip }) {
  const { formatMessage, formatList } = useIntl()
  const modes = modesOf(trip)
  return (
    <span className={styles.modes}>
      {modes.map((kind) => {
        const Icon = modeIcons[kind]
        return <Icon key={kind} aria-hidden="true" />
      })}
      <VisuallyHidden>
        {formatList(modes.map((kind) => formatMessage({ id: `itinerary.kind.${kind}` })))}
      </VisuallyHidden>
    </span>
  )
}

const Suppliers = ({ trip }: { trip: Trip }) => (
  <p className={cx(textStyle.note, layout.shrink, textStyle.figures, textStyle.anywhere)}>
    {suppliersOf(trip).join(' · ')}
  </p>
)

/** The next event in one line: "AC 1839 · Wed 7:40 AM · YUL", "Tonight: Quillhouse". */
function NextUpLine({ trip, now }: { trip: Trip; now: Date }) {
  const next = nextUp(trip, now)
  if (!next) return null
  if (next.isTonight) {
    return (
      <p className={styles.next}>
        <Moon aria-hidden="true" />
        <FormattedMessage id="itinerary.next.tonight" values={{ hotel: next.segment.providerName }} />
      </p>
    )
  }
  return (
    <p className={styles.next}>
      <ArrowRight aria-hidden="true" />
      <VisuallyHidden>
        <FormattedMessage id="itinerary.next" />{' '}
      </VisuallyHidden>
      <NextSegment
        segment={next.segment}
        isSoon={dayDifference(trip.departureDate, next.segment.departure) < 7}
        now={now}
      />
    </p>
  )
}

/** The weekday stands alone where the dates of the trip, shown beside it, leave no doubt about the date. */
function NextSegment({ segment, isSoon, now }: { segment: Segment; isSoon: boolean; now: Date }) {
  const intl = useIntl()
  const { dayName, weekday, time } = useFormats()
  const { kind, departure, checkInFrom, from, providerName } = segment
  const isNear = isSoon || dayDifference(localDay(now), departure) < 7
  const date = firstDayOf(segment)
  const day = isNear ? dayName(date) : weekday(date)
  const hour = time(kind === 'hotel' && checkInFrom ? `${date}T${checkInFrom}` : departure)
  const when = <time dateTime={departure}>{`${day} ${hour}`}</time>
  const isJourney = kind === 'flight' || kind === 'train'
  return (
    <span>
      {(isJourney && productOf(segment, intl)) || providerName}
      {' · '}
      {isJourney ? when : <FormattedMessage id={`itinerary.next.${kind}`} values={{ when }} />}
      {isJourney && ` · ${kind === 'flight' && from.code ? from.code : from.city}`}
    </span>
  )
}

/** A trip in plain words, "Montréal to Vancouver", as screen readers hear its title. */
function tripName({ origin: from, destination: to }: Trip, { formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  if (!from || from === to) return to
  return formatMessage({ id: 'itinerary.route' }, { from, to, arrow: (word) => word.join('') })
}

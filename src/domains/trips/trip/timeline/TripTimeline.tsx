import { ChevronRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Trip, Segment } from '#contract/trips/trips.ts'
import { useFormats } from '@/i18n/useFormats'
import { Timeline } from '@/patterns/record/Timeline'
import type { NightsGap } from './nights.rules'
import { bookedDays, clockChange, type Day, daysOf, type Entry, passedDays } from './timeline.rules'
import styles from './TripTimeline.module.css'
import { NightsGapRow, ConnectionRow, TimeZoneRow, EndRow } from './TimelineRows'
import { nextCheckIn } from '@/domains/itinerary/itinerary.rules'
import { Fragment, type ReactNode } from 'react'
import { isJourney } from '#contract/trips/segments.ts'
import { SegmentRow } from '@/domains/itinerary/shared/segments/SegmentRow'
import { useSubject } from '@/patterns/subject/subject'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

interface TripTimelineProps {
  trip: Trip
  gaps: NightsGap[]
  now: Date
  /** Whether to warn of short connections; false for past trips. */
  warnsOfChanges: boolean
}

/** A trip that was declined, or that nobody answered for, was never booked. */
const cancelledTitle = ({ approval }: Trip) =>
  approval?.status === 'declined' && !approval.isChange ? 'trip.timeline.released' : 'trip.timeline.cancelled'

/** The days of a trip, one below the other, with each entry in local time. */
export function TripTimeline({ trip, gaps, now, warnsOfChanges }: TripTimelineProps) {
  const { weekday } = useFormats()
  const { kind } = useSubject()
  const checkIn = nextCheckIn(trip, now)
  const days = trip.tripStatus === 'Cancelled' ? bookedDays(trip.segments) : daysOf(trip.segments)
  // A trip without segments shows only its dates and places, above.
  if (days.length === 0) return null
  const isCancelled = trip.tripStatus === 'Cancelled'
  const passed = trip.tripStatus === 'InProgress' ? passedDays(days, now) : 0
  /** A gap follows the last day with an entry before it. */
  const gapsOf = (index: number) => {
    const next = days[index + 1]?.date
    const isFirst = index === 0
    return gaps.filter(
      ({ from }) => (isFirst || from >= (days[index]?.date ?? '')) && (next === undefined || from < next),
    )
  }
  const shown = days.map((day, index) => ({
    date: day.date,
    name: weekday(day.date),
    entries: (
      <>
        {day.entries.map((entry) => (
          <TimelineEntry
            key={entry.kind + entry.segment.id}
            entry={entry}
            day={day.date}
            now={now}
            checkIn={checkIn}
            isCancelled={isCancelled}
            warnsOfChanges={warnsOfChanges}
          />
        ))}
        {gapsOf(index).map((gap) => (
          <NightsGapRow key={gap.from} trip={trip} gap={gap} hasActions={kind !== 'employee'} />
        ))}
      </>
    ),
  }))
  return (
    <section aria-labelledby="timeline" className={styles.timeline}>
      <h2 id="timeline" className={textStyle.large}>
        <FormattedMessage id={isCancelled ? cancelledTitle(trip) : 'trip.timeline'} />
      </h2>
      {passed > 0 && (
        <PassedDays days={days.slice(0, passed)}>
          <Timeline headingLevel={3} className={styles.entries} days={shown.slice(0, passed)} />
        </PassedDays>
      )}
      <Timeline headingLevel={3} className={styles.entries} days={shown.slice(passed)} />
    </section>
  )
}

interface PassedDaysProps {
  days: readonly Day[]
  children: ReactNode
}

/** The past days of a trip under way, in one line that opens. */
function PassedDays({ days, children }: PassedDaysProps) {
  const { dateRange } = useFormats()
  const [first, last] = [days[0], days.at(-1)]
  return (
    <details className={styles.passed}>
      <summary>
        <ChevronRight aria-hidden="true" />
        <span>
          <FormattedMessage id="trip.timeline.passed" values={{ days: days.length }} />
          {first && last && (
            <span className={cx(textStyle.regular, textStyle.figures)}> · {dateRange(first.date, last.date)}</span>
          )}
        </span>
      </summary>
      {children}
    </details>
  )
}

interface TimelineEntryProps {
  entry: Entry
  /** The day of the heading above, `yyyy-MM-dd`. */
  day: string
  now: Date
  /** The segment that online check-in is offered for. */
  checkIn: Segment | undefined
  isCancelled: boolean
  warnsOfChanges: boolean
}

/** One entry of the timeline. The change of time zone follows a journey. */
function TimelineEntry({ entry, day, now, checkIn, isCancelled, warnsOfChanges }: TimelineEntryProps) {
  const { segment } = entry
  if (entry.kind === 'end') return <EndRow segment={segment} leavesFor={entry.leavesFor} />
  if (entry.kind === 'change') {
    return (
      <ConnectionRow city={segment.to.city} change={entry.change} isWarning={warnsOfChanges && entry.change.isShort} />
    )
  }
  const minutes = isJourney(segment) && !isCancelled ? clockChange(segment) : 0
  return (
    <Fragment>
      <SegmentRow segment={segment} now={now} day={day} offersCheckIn={segment === checkIn} isCancelled={isCancelled} />
      {minutes !== 0 && <TimeZoneRow city={segment.to.city} minutes={minutes} />}
    </Fragment>
  )
}

import { Fragment } from 'react'
import { isJourney } from '#contract/segments.ts'
import type { Segment } from '#contract/trips.ts'
import { SegmentRow } from '@/domains/itinerary/shared/SegmentRow'
import type { Entry } from './timeline.rules'
import { clockChange } from './timeline.rules'
import { ConnectionRow, TimeZoneRow, EndRow } from './TimelineRows'

interface TimelineEntryProps {
  entry: Entry
  now: Date
  /** The segment online check-in is offered for. */
  checkIn: Segment | undefined
  warnsOfChanges: boolean
}

/** One line of the timeline, and after a journey what its clocks do. */
export function TimelineEntry({ entry, now, checkIn, warnsOfChanges }: TimelineEntryProps) {
  const { segment } = entry
  if (entry.kind === 'end') return <EndRow segment={segment} />
  if (entry.kind === 'change') {
    return (
      <ConnectionRow city={segment.to.city} change={entry.change} isWarning={warnsOfChanges && entry.change.isShort} />
    )
  }
  const minutes = isJourney(segment) ? clockChange(segment) : 0
  return (
    <Fragment>
      <SegmentRow segment={segment} now={now} offersCheckIn={segment === checkIn} />
      {minutes !== 0 && <TimeZoneRow city={segment.to.city} minutes={minutes} />}
    </Fragment>
  )
}

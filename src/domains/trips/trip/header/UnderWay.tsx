import { FormattedMessage } from 'react-intl'
import type { AgencyInfo } from '#contract/support/agency.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { nextCheckIn } from '@/domains/itinerary/itinerary.rules'
import { TripStop } from '@/domains/itinerary/shared/segments/TripStop'
import { WhereaboutsText } from '@/domains/itinerary/shared/trips/WhereaboutsText'
import { stopsOf, whereabouts } from '@/domains/itinerary/stops.rules'
import { useSubject } from '@/patterns/subject/subject'
import { Card } from '@/ui/display/Card'
import { hasChanges } from './ChangeActions'
import { TripHelp } from './TripHelp'
import styles from './UnderWay.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface UnderWayProps {
  trip: Trip
  now: Date
  /** The agency as it was when the trip was saved, used where it cannot be loaded. */
  kept: AgencyInfo | undefined
}

/**
 * The head of a trip under way: the present place, the next hotel and departure, and the number to call for a change.
 */
export function UnderWay({ trip, now, kept }: UnderWayProps) {
  const { kind } = useSubject()
  const at = whereabouts(trip, now)
  const stops = stopsOf(trip, now)
  const checkIn = nextCheckIn(trip, now)
  return (
    <Card
      className={styles.card}
      heading={at ? <WhereaboutsText at={at} /> : <FormattedMessage id="itinerary.status.InProgress" />}
    >
      {stops.length > 0 && (
        <ul role="list" className={styles.stops}>
          {stops.map((stop) => (
            <TripStop key={stop.segment.id} stop={stop} now={now} offersCheckIn={stop.segment === checkIn} />
          ))}
        </ul>
      )}
      <div className={cx(layout.row4, textStyle.note, layout.lines0, layout.above2)}>
        {!hasChanges(trip, kind) && (
          <p>
            <FormattedMessage id="trip.underWay.changes" />
          </p>
        )}
        <TripHelp trip={trip} now={now} kept={kept} />
      </div>
    </Card>
  )
}

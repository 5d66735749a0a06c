import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Trip, TripStatus } from '#contract/trips.ts'
import { BookingReference } from '@/domains/itinerary/shared/BookingReference'
import { SegmentList } from '@/domains/itinerary/shared/SegmentList'
import { InvoiceButton, ItineraryButton } from '@/domains/itinerary/shared/TripDownloads'
import { TripRow } from '@/domains/itinerary/shared/TripRow'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { RowList } from '@/patterns/ExpandingRow'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { cx } from '@/ui/cx'
import styles from './TripRows.module.css'

interface TripRowsProps {
  trips: readonly Trip[]
  /** The status that all of them have. */
  group: TripStatus | undefined
  /** The record locator in the address; its row is opened and brought into view. */
  wanted?: string | null
}

/** Trips as rows that open in place. Of trips that are not over the first is open, unless another one is wanted. */
export function TripRows({ trips, group, wanted = null }: TripRowsProps) {
  const now = useNow()
  const [first] = trips
  const next = isAhead(first) ? first.bookingId : null
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const list = useBroughtIntoView(wanted)
  return (
    <div ref={list}>
      <RowList>
        {trips.map((trip) => {
          const { bookingId } = trip
          const isOpen = toggled.get(bookingId) ?? bookingId === (wanted ?? next)
          const onToggle = () => setToggled(new Map(toggled).set(bookingId, !isOpen))
          return (
            <TripRow
              key={trip.internalTripId}
              trip={trip}
              now={now}
              group={group}
              className={cx(bookingId === wanted && styles.wanted)}
              action={trip.tripStatus === 'Past' && <InvoiceButton trip={trip} variant="quiet" />}
              details={{ isOpen, onToggle, content: <Details trip={trip} now={now} /> }}
            />
          )
        })}
      </RowList>
    </div>
  )
}

const isAhead = (trip: Trip | undefined): trip is Trip =>
  trip?.tripStatus === 'Upcoming' || trip?.tripStatus === 'InProgress'

/** The segments of a trip, its reference, and the way to all of it. */
function Details({ trip, now }: { trip: Trip; now: Date }) {
  const locale = useLocale()
  return (
    <div className={styles.details}>
      <SegmentList trip={trip} now={now} />
      <div className={styles.footer}>
        {trip.isVerified && <BookingReference bookingId={trip.bookingId} />}
        <ItineraryButton trip={trip} variant="quiet" />
        {trip.tripStatus !== 'Past' && <InvoiceButton trip={trip} variant="quiet" />}
        <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'trip', { bookingId: trip.bookingId })}>
          <FormattedMessage id="trips.row.whole" />
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </div>
  )
}

function useBroughtIntoView(wanted: string | null) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = wanted && list.current?.querySelector<HTMLElement>(`[href$="/${CSS.escape(wanted)}"]`)
    if (!row) return
    row.closest('li')?.scrollIntoView({ block: 'start' })
    row.focus({ preventScroll: true })
  }, [wanted])
  return list
}

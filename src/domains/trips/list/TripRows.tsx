import { Suspense, useEffect, useRef, useState } from 'react'
import type { Trip, TripStatus } from '#contract/trips/trips.ts'
import { isAhead } from '@/domains/itinerary/itinerary.rules'
import { openCheckIn } from '@/domains/trips/trips.rules'
import { TripRow } from '@/domains/itinerary/shared/trips/TripRow'
import { useNow } from '@/i18n/useNow'
import { RowList } from '@/patterns/list/ExpandingRow'
import { cx } from '@/ui/cx'
import { Skeleton } from '@/ui/progress/Skeleton'
import { TripDetails, type TripDetailsProps } from './TripDetails'
import { TripRowAction } from './TripRowAction'
import styles from './TripRows.module.css'

interface TripRowsProps {
  trips: readonly Trip[]
  /** The status that all of them have. */
  group: TripStatus | undefined
  /** The record locator in the address; its row is opened and brought into view. */
  wanted?: string | null
}

/**
 * Trips as rows that open in place. Among trips that are not over the first is open, unless another one is requested.
 */
export function TripRows({ trips, group, wanted = null }: TripRowsProps) {
  const now = useNow()
  const [first] = trips
  const next = first && isAhead(first) ? first.bookingId : null
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const list = useBroughtIntoView(wanted)
  const checkIn = trips.find((trip) => openCheckIn(trip, now))
  return (
    <div
      ref={list}
      className={cx((checkIn ?? trips.some(({ tripStatus }) => tripStatus === 'Cancelled')) && styles.wide)}
    >
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
              action={
                hasAction(trip, now) && (
                  <Suspense fallback={null}>
                    <TripRowAction trip={trip} now={now} isFirst={trip === checkIn} />
                  </Suspense>
                )
              }
              details={{ isOpen, onToggle, content: <Details trip={trip} now={now} /> }}
            />
          )
        })}
      </RowList>
    </div>
  )
}

const Details = (shown: TripDetailsProps) => (
  <Suspense fallback={<Skeleton lines={4} />}>
    <TripDetails {...shown} />
  </Suspense>
)

const hasAction = (trip: Trip, now: Date) =>
  trip.tripStatus === 'Cancelled' ||
  (trip.tripStatus === 'Past' ? trip.invoiceDownloadUrl !== null : openCheckIn(trip, now) !== undefined)

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

import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { limits } from '#contract/limits.ts'
import type { Trip, TripStatus } from '#contract/trips.ts'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { useFormats } from '@/i18n/useFormats'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { TripCard } from './TripCard'
import styles from './TripGroup.module.css'
import { byMonth } from '@/domains/trips/trips.rules'

interface TripGroupProps {
  status: TripStatus
  trips: Trip[]
  /** The record locator in the address; its card is opened and scrolled into view. */
  wanted: string | null
}

/** One group: ten cards at first and ten more on demand; past trips by month. */
export function TripGroup({ status, trips, wanted }: TripGroupProps) {
  const least = trips.findIndex(({ bookingId }) => bookingId === wanted) + 1
  const { shown, showMore, list } = useShownCount(least)
  if (trips.length === 0) return <EmptyGroup status={status} />
  const cards = (some: Trip[]) => (
    <ul role="list" className={styles.list}>
      {some.map((trip) => (
        <li key={trip.internalTripId}>
          <TripCard trip={trip} isWanted={trip.bookingId === wanted} />
        </li>
      ))}
    </ul>
  )
  const visible = trips.slice(0, shown)
  return (
    <div ref={list} className={styles.group}>
      {status === 'Past' ? (
        byMonth(visible).map(({ month, trips: inMonth }) => (
          <section key={month} className={styles.month}>
            <MonthHeading month={month} />
            {cards(inMonth)}
          </section>
        ))
      ) : (
        <>
          <VisuallyHidden>
            <h2>
              <FormattedMessage id={`trips.group.${status}`} />
            </h2>
          </VisuallyHidden>
          {cards(visible)}
        </>
      )}
      {shown < trips.length && (
        <Button variant="secondary" className={styles.more} onClick={showMore}>
          <FormattedMessage id="trips.showMore" values={{ left: trips.length - shown }} />
        </Button>
      )}
    </div>
  )
}

/** Showing more focuses the first card added, since the button may be gone. */
function useShownCount(least: number) {
  const [shown, setShown] = useState(() => Math.max(limits.tripPage, least))
  const list = useRef<HTMLDivElement>(null)
  const added = useRef<number>(null)
  useEffect(() => {
    if (added.current === null) return
    list.current?.querySelectorAll<HTMLElement>('article')[added.current]?.focus()
    added.current = null
  }, [shown])
  const showMore = () => {
    added.current = shown
    setShown(shown + limits.tripPage)
  }
  return { shown, showMore, list }
}

const MonthHeading = ({ month }: { month: string }) => <h2 className={styles.heading}>{useFormats().month(month)}</h2>

const EmptyGroup = ({ status }: { status: TripStatus }) => (
  <EmptyState
    title={<FormattedMessage id={`trips.empty.${status}.title`} />}
    text={<FormattedMessage id={`trips.empty.${status}.text`} />}
    illustration={<Illustration of="noTrips" />}
    action={(status === 'Upcoming' || status === 'InProgress') && <BookNow />}
  />
)

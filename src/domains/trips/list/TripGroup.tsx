import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { limits } from '#contract/fields/limits.ts'
import type { Trip, TripStatus } from '#contract/trips/trips.ts'
import { Button } from '@/ui/button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { EmptyGroup } from './EmptyGroup'
import { TripRows } from './TripRows'
import { byYear } from '@/domains/trips/trips.rules'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

export interface TripGroupProps {
  status: TripStatus
  trips: Trip[]
  /** The record locator in the address; its row is opened and scrolled into view. */
  wanted: string | null
}

/** One group: ten rows at first and ten more on demand; past trips by year. */
export function TripGroup({ status, trips, wanted }: TripGroupProps) {
  const least = trips.findIndex(({ bookingId }) => bookingId === wanted) + 1
  const { shown, showMore, list } = useShownCount(least)
  if (trips.length === 0) return <EmptyGroup status={status} />
  const rows = (some: Trip[]) => <TripRows trips={some} group={status} wanted={wanted} />
  const visible = trips.slice(0, shown)
  return (
    <div ref={list} className={layout.stack6}>
      {status === 'Past' ? (
        byYear(visible).map(({ year, trips: inYear }) => (
          <section key={year} className={layout.stack3}>
            <h2 className={cx(textStyle.large, textStyle.figures)}>{year}</h2>
            {rows(inYear)}
          </section>
        ))
      ) : (
        <>
          <VisuallyHidden>
            <h2>
              <FormattedMessage id={`trips.group.${status}`} />
            </h2>
          </VisuallyHidden>
          {rows(visible)}
        </>
      )}
      {shown < trips.length && (
        <Button variant="secondary" className={layout.selfCenter} onClick={showMore}>
          <FormattedMessage id="trips.showMore" values={{ left: trips.length - shown }} />
        </Button>
      )}
    </div>
  )
}

/** Showing more focuses the first row added, since the button may be gone. */
function useShownCount(least: number) {
  const [shown, setShown] = useState(() => Math.max(limits.tripPage, least))
  const list = useRef<HTMLDivElement>(null)
  const added = useRef<number>(null)
  useEffect(() => {
    if (added.current === null) return
    list.current?.querySelectorAll<HTMLElement>('h3 a')[added.current]?.focus()
    added.current = null
  }, [shown])
  const showMore = () => {
    added.current = shown
    setShown(shown + limits.tripPage)
  }
  return { shown, showMore, list }
}

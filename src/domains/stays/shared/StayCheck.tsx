import { Suspense } from 'react'
import { countsSince } from '#contract/schengen.ts'
import type { Trip } from '#contract/trips.ts'
import { useStaysQuery } from '@/domains/stays/stays.slice'
import { isOffered } from '@/http/additions'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useSubjectProfile } from '@/patterns/subject/subject'

const StayWarning = lazyPart(['stays'], () => import('./StayWarning'))

const isToArea = ({ segments }: Trip) =>
  segments.some(({ from, to }) => [from, to].some(({ countryCode }) => countsSince(countryCode) !== undefined))

/** Warns on the page of a trip that it would be over the limit of days in the Schengen area; nothing otherwise. */
export function StayCheck({ trip }: { trip: Trip }) {
  const isAsked = isOffered('stays') && trip.isForGuest !== true && isToArea(trip)
  const { currentData } = useStaysQuery(useSubjectProfile(), { skip: !isAsked })
  const found = currentData?.planned.find(({ bookingId }) => bookingId === trip.bookingId)
  if (!found?.overstay) return null
  return (
    <Suspense fallback={null}>
      <StayWarning overstay={found.overstay} />
    </Suspense>
  )
}

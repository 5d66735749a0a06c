import { countsSince } from '#contract/schengen.ts'
import type { Trip } from '#contract/trips.ts'
import { useStaysQuery } from '@/domains/stays/stays.slice'
import { isOffered } from '@/http/additions'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { StayWarning } from './StayWarning'

const isToArea = ({ segments }: Trip) =>
  segments.some(({ from, to }) => [from, to].some(({ countryCode }) => countsSince(countryCode) !== undefined))

/** Warns on the page of a trip that it would be over the limit of days in the Schengen area; nothing otherwise. */
export default function StayCheck({ trip }: { trip: Trip }) {
  const isAsked = isOffered('stays') && trip.isForGuest !== true && isToArea(trip)
  const { currentData } = useStaysQuery(useSubjectProfile(), { skip: !isAsked })
  const found = currentData?.planned.find(({ bookingId }) => bookingId === trip.bookingId)
  if (!found?.overstay) return null
  return <StayWarning overstay={found.overstay} />
}

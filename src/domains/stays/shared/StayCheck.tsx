import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { countsSince } from '#contract/stays/schengen.ts'
import type { Trip } from '#contract/trips/trips.ts'
import type { PlannedTrip } from '#contract/stays/stays.ts'
import { useStaysQuery } from '@/domains/stays/stays.slice'
import { isOffered } from '@/http/additions'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { Banner } from '@/ui/notice/Banner'
import { StayWords } from '@/domains/stays/StayWords'

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

/** The warning about an overstay, with the way to the days that were counted. */
function StayWarning({ overstay }: { overstay: NonNullable<PlannedTrip['overstay']> }) {
  const path = useSubjectPath()
  return (
    <Banner tone="warning" title={<StayWords overstay={overstay} />}>
      <Link to={path('stays')}>
        <FormattedMessage id="stays.see" />
      </Link>
    </Banner>
  )
}

import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Trip, type TripStatus, tripStatuses } from '#contract/trips.ts'
import { useSubjectProfile } from '@/patterns/subject'
import { TripFilters } from './lazyTripFilters'
import { TripGroup } from './TripGroup'
import { TripStatusLinks } from './TripStatusLinks'
import { byYear, groupOf, groupTrips, isWithin, type Narrowing, narrowingOf } from '@/domains/trips/trips.rules'
import { tripsEndpoints, useTripsQuery } from '@/domains/trips/trips.slice'
import { type Prefetch, unsubscribed } from '@/store/prefetch'
import styles from './TripsPage.module.css'
import { TripsFailed } from './TripsFailed'
import { TripsHeading } from './TripsHeading'
import { TripsSkeleton } from './TripsSkeleton'
import { UnknownTrip } from '@/domains/trips/UnknownTrip'

export const prefetch: Prefetch = (dispatch, { companyId, profileId }) => [
  dispatch(tripsEndpoints.endpoints.trips.initiate({ companyId, profileId }, unsubscribed)),
]

/** §2 tripsList: every trip of the signed-in person in the four groups of §4. */
export default function TripsPage() {
  const { data, isError, isFetching, refetch } = useTripsQuery(useSubjectProfile())
  return (
    <div className={styles.page}>
      <TripsHeading />
      {data ? (
        <Groups trips={data} />
      ) : isError ? (
        <TripsFailed onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TripsSkeleton />
      )}
    </div>
  )
}

function Groups({ trips }: { trips: Trip[] }) {
  const [query] = useSearchParams()
  const wanted = query.get('bookingId')
  const found = trips.find(({ bookingId }) => bookingId === wanted)
  if (wanted && !found) return <UnknownTrip />
  const groups = groupTrips(trips)
  const shown = groupOf(found?.tripStatus ?? query.get('group'), trips)
  const links = tripStatuses.map((status) => ({ status, search: `?group=${status}`, count: groups[status].length }))
  return (
    <>
      <TripStatusLinks links={links} shown={shown} />
      {isKept(shown) && groups[shown].length > 0 ? (
        <Narrowed key={shown} status={shown} trips={groups[shown]} wanted={wanted} />
      ) : (
        <TripGroup key={shown} status={shown} trips={groups[shown]} wanted={wanted} />
      )}
    </>
  )
}

/** Lists that grow over the years, in which one looks for a trip. */
const isKept = (status: TripStatus) => status === 'Past' || status === 'Cancelled'

/** A group that can be searched, all of it being here; what it is narrowed to is in the address. */
function Narrowed({ status, trips, wanted }: { status: TripStatus; trips: Trip[]; wanted: string | null }) {
  const [query, setQuery] = useSearchParams()
  const narrowing = narrowingOf(query)
  const found = trips.filter((trip) => isWithin(trip, narrowing))
  const onChange = ({ search, year }: Narrowing) =>
    setQuery(
      { group: status, ...(search && { search }), ...(year !== undefined && { year: String(year) }) },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <Suspense fallback={null}>
        <TripFilters
          narrowing={narrowing}
          years={byYear(trips).map(({ year }) => Number(year))}
          found={found.length}
          onChange={onChange}
        />
      </Suspense>
      {found.length > 0 && (
        <TripGroup key={narrowing.search + narrowing.year} status={status} trips={found} wanted={wanted} />
      )}
    </>
  )
}

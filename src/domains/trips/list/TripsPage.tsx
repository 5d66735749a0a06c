import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type TripStatus, tripStatuses } from '#contract/trips/trips.ts'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { UnknownTrip } from '@/domains/trips/UnknownTrip'
import { useSubjectTrips } from '@/domains/trips/shared/useSubjectTrips'
import { TripGroup } from './TripGroup'
import { TripStatusLinks } from './TripStatusLinks'
import { groupOf, groupTrips } from '@/domains/trips/trips.rules'
import type { ReadTrips } from '@/domains/trips/trips.api'
import { tripsEndpoints } from '@/domains/trips/trips.slice'
import { type Prefetch, unsubscribed } from '@/store/prefetch'
import { TripsFailed } from './TripsFailed'
import { TripsHeading } from './TripsHeading'
import { TripsSkeleton } from './TripsSkeleton'
import { UnreadTrips } from './UnreadTrips'
import layout from '@/ui/layout/layout.module.css'

/** Only lists that can be searched need this code. Other lists are shown whole. */
const NarrowedTrips = lazyWithMessages(['tables', 'tripLists'], () => import('./NarrowedTrips'), TripGroup)

export const prefetch: Prefetch = (dispatch, { companyId, profileId }) => [
  dispatch(tripsEndpoints.endpoints.trips.initiate({ companyId, profileId }, unsubscribed)),
]

/** §2 tripsList: every trip of the signed-in person in the four groups of §4. */
export default function TripsPage() {
  const { data, unread, isError, isFetching, refetch } = useSubjectTrips()
  return (
    <div className={layout.stack5}>
      <TripsHeading />
      {data ? (
        <Groups trips={data} unread={unread} />
      ) : isError ? (
        <TripsFailed query={{ refetch, isFetching }} />
      ) : (
        <TripsSkeleton />
      )}
    </div>
  )
}

function Groups({ trips, unread }: ReadTrips) {
  const [query] = useSearchParams()
  const wanted = query.get('bookingId')
  const found = trips.find(({ bookingId }) => bookingId === wanted)
  if (wanted && !found) return <UnknownTrip headingLevel={2} />
  const groups = groupTrips(trips)
  const shown = groupOf(found?.tripStatus ?? query.get('group'), trips)
  const links = tripStatuses.map((status) => ({ status, search: `?group=${status}`, count: groups[status].length }))
  return (
    <>
      <TripStatusLinks links={links} shown={shown} />
      {unread > 0 && <UnreadTrips count={unread} />}
      {/* The groups of unread trips are unknown, so an empty group is not called empty. */}
      {unread > 0 && groups[shown].length === 0 ? null : isKept(shown) && groups[shown].length > 0 ? (
        <Suspense fallback={<TripsSkeleton hasTabs />}>
          <NarrowedTrips key={shown} status={shown} trips={groups[shown]} wanted={wanted} />
        </Suspense>
      ) : (
        <TripGroup key={shown} status={shown} trips={groups[shown]} wanted={wanted} />
      )}
    </>
  )
}

/** These lists grow over the years, so the reader can search them. */
const isKept = (status: TripStatus) => status === 'Past' || status === 'Cancelled'

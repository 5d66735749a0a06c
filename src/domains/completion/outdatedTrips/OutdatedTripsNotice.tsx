import { lazy, Suspense } from 'react'
import type { ProfileRef } from '@/http/paths'
import { useOutdatedTrips } from './useOutdatedTrips'

const OutdatedTrips = lazy(() => import('./OutdatedTrips'))

/** The booked trips of a person that hold details from before a change; nothing without one. Its key is the person. */
export function OutdatedTripsNotice({ profileRef }: { profileRef: ProfileRef }) {
  const outdated = useOutdatedTrips(profileRef)
  if (outdated.rows.length === 0) return null
  return (
    <Suspense fallback={null}>
      <OutdatedTrips profileRef={profileRef} outdated={outdated} />
    </Suspense>
  )
}

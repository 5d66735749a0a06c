import { lazy, type ReactNode, Suspense } from 'react'
import { ProfileNoticeProvider } from '@/domains/profile/profileNotice'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useOutdatedTrips } from './useOutdatedTrips'

const OutdatedTrips = lazy(() => import('./OutdatedTrips'))

/** Wraps a page of the profile: above its sections stand the booked trips that hold details from before a change. */
export function OutdatedTripsNotice({ children }: { children: ReactNode }) {
  const profileRef = useSubjectProfile()
  const outdated = useOutdatedTrips(profileRef)
  const notice = outdated.rows.length > 0 && (
    <Suspense fallback={null}>
      <OutdatedTrips profileRef={profileRef} outdated={outdated} />
    </Suspense>
  )
  return <ProfileNoticeProvider value={notice}>{children}</ProfileNoticeProvider>
}

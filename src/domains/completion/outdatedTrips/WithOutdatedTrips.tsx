import type { ReactNode } from 'react'
import { ProfileNoticeProvider } from '@/domains/profile/profileNotice'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { OutdatedTripsNotice } from './OutdatedTripsNotice'

/** Wraps a page of the profile: above its sections stand the booked trips that hold details from before a change. */
export function WithOutdatedTrips({ children }: { children: ReactNode }) {
  const profileRef = useSubjectProfile()
  return (
    <ProfileNoticeProvider value={<OutdatedTripsNotice key={profileRef.profileId} profileRef={profileRef} />}>
      {children}
    </ProfileNoticeProvider>
  )
}

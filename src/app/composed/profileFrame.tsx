import type { ComponentType } from 'react'
import { WithOutdatedTrips } from '@/domains/completion/outdatedTrips/WithOutdatedTrips'

/** A page of the profile, which says which booked trips hold details from before a change. */
export const inProfileFrame = (Page: ComponentType) =>
  function ProfilePage() {
    return (
      <WithOutdatedTrips>
        <Page />
      </WithOutdatedTrips>
    )
  }

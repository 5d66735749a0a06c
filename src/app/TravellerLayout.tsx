import { Outlet } from 'react-router-dom'
import { TravellerFrame } from '@/domains/arranger/traveller/TravellerFrame'
import { PageSubject } from './PageSubject'

/** The frame of every page whose row is about a traveller (§2 arranger group), which stays while they change. */
export default function TravellerLayout() {
  return (
    <PageSubject row={{ subject: 'traveller' }}>
      <TravellerFrame>
        <Outlet />
      </TravellerFrame>
    </PageSubject>
  )
}

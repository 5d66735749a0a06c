import { Outlet, useParams } from 'react-router-dom'
import { TravelerFrame } from '@/domains/arranger/traveler/TravelerFrame'
import { SubjectProvider } from '@/patterns/subject/subject'

/**
 * The frame of every page about a traveler (§2 arranger group). It stays while the reader changes between these pages.
 */
export default function TravelerLayout() {
  const { companyId = '', profileId = '' } = useParams()
  return (
    <SubjectProvider value={{ kind: 'traveler', companyId, profileId }}>
      <TravelerFrame>
        <Outlet />
      </TravelerFrame>
    </SubjectProvider>
  )
}

import { Outlet, useParams } from 'react-router-dom'
import { TravellerFrame } from '@/domains/arranger/traveller/TravellerFrame'
import { SubjectProvider } from '@/patterns/subject/subject'

/**
 * The frame of every page about a traveller (§2 arranger group). It stays while the reader changes between these pages.
 */
export default function TravellerLayout() {
  const { companyId = '', profileId = '' } = useParams()
  return (
    <SubjectProvider value={{ kind: 'traveller', companyId, profileId }}>
      <TravellerFrame>
        <Outlet />
      </TravellerFrame>
    </SubjectProvider>
  )
}

import type { Trip } from '#contract/trips.ts'
import { AskHelpDesk } from '@/domains/agency/shared/AskHelpDesk'
import { useIsAboutMe } from '@/patterns/subject/subject'
import { ReportButton } from './ReportButton'

/** Requests to the agency about a trip. Only the traveler asks the help desk; a trip entered by hand is none of theirs. */
export function AgencyActions({ trip }: { trip: Trip }) {
  const isAboutMe = useIsAboutMe()
  return (
    <>
      {isAboutMe && trip.source !== 'manual' && <AskHelpDesk bookingId={trip.bookingId} />}
      <ReportButton trip={trip} />
    </>
  )
}

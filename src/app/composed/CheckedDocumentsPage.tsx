import { TripFitnessCard } from '@/domains/completion/TripFitnessCard'
import TravelDocumentsPage from '@/domains/profile/documents/TravelDocumentsPage'
import { StaysLink } from '@/patterns/subject/StaysLink'

/** The passports, below them whether they are valid for the coming trips, and the way to the days abroad. */
export default function CheckedDocumentsPage() {
  return (
    <TravelDocumentsPage
      below={
        <>
          <TripFitnessCard />
          <StaysLink />
        </>
      }
    />
  )
}

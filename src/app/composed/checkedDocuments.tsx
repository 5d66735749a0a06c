import type { ComponentType, ReactNode } from 'react'
import { TripFitnessCard } from '@/domains/completion/TripFitnessCard'
import { StaysLink } from '@/patterns/subject/StaysLink'

/** The passports, below them whether they are valid for the coming trips, and the way to the days abroad. */
export const checkedDocuments = (TravelDocumentsPage: ComponentType<{ below: ReactNode }>) =>
  function CheckedDocuments() {
    return <TravelDocumentsPage below={below} />
  }

const below = (
  <>
    <TripFitnessCard />
    <StaysLink />
  </>
)

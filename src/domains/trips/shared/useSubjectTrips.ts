import { useTripsQuery } from '@/domains/trips/trips.slice'
import { useSubject } from '@/patterns/subject/subject'

/** Every trip of the person whom the page is about. An employee's trips need no profile. */
export function useSubjectTrips() {
  const subject = useSubject()
  const { companyId } = subject
  return useTripsQuery(
    subject.kind === 'employee'
      ? { companyId, employeeId: subject.employeeId }
      : { companyId, profileId: subject.profileId },
  )
}

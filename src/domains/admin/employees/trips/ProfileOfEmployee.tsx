import type { ReactNode } from 'react'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { EmployeeAnswer, NoSuchEmployee } from './EmployeeAnswer'

interface ProfileOfEmployeeProps {
  profileId: string
  children: (employeeId: string) => ReactNode
}

/** Whose travel profile an address names (§2 admin/{profileId}/trip-advisories), in the reader's own company. */
export function ProfileOfEmployee({ profileId, children }: ProfileOfEmployeeProps) {
  const { companyId } = useSession()
  const answer = useProfileQuery({ companyId, profileId })
  return (
    <EmployeeAnswer answer={answer}>
      {({ employeeId }) => (employeeId === null ? <NoSuchEmployee /> : children(employeeId))}
    </EmployeeAnswer>
  )
}

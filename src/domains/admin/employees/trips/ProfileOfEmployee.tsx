import type { ReactNode } from 'react'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { pathTo } from '@/routes/pathTo'

interface ProfileOfEmployeeProps {
  profileId: string
  children: (employeeId: string) => ReactNode
}

/** Finds the employee of a travel profile that an address names (§2 admin/{profileId}/trip-advisories). */
export function ProfileOfEmployee({ profileId, children }: ProfileOfEmployeeProps) {
  const { companyId } = useSession()
  const answer = useProfileQuery({ companyId, profileId })
  return (
    <RecordAnswer
      answer={{ ...answer, currentData: answer.currentData && answer.currentData.employeeId }}
      failed="employees.trips.failed"
      unknown={{ about: 'employees.trips', back: pathTo(useLocale(), 'employees') }}
    >
      {children}
    </RecordAnswer>
  )
}

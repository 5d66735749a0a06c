import { useSession } from '@/domains/session/shared/useSession'
import type { DeskRef } from './helpDesk.api'

/** The signed-in person at the help desk. Guests and people without an employee do not reach its pages. */
export function useDesk(): DeskRef {
  const { companyId, profileId, employeeId } = useSession()
  return { companyId, profileId, employeeId: employeeId ?? '' }
}

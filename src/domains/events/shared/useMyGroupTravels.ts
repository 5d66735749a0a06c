import { skipToken } from '@reduxjs/toolkit/query/react'
import { useGroupTravelsQuery } from '@/domains/events/events.slice'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSession } from '@/domains/session/shared/useSession'

/**
 * The group events the signed-in person may still go to (§7). Companies without events make no request. Loading until
 * the company's offer is known.
 * @param isWanted false where the page needs no events, and no request is made
 */
export function useMyGroupTravels(isWanted = true) {
  const { companyId, employeeId } = useSession()
  const configuration = useEmployeeConfigurationQuery(isWanted && employeeId ? { companyId, employeeId } : skipToken)
  const isOn = configuration.data?.features.groupEvents === true
  const groups = useGroupTravelsQuery(isWanted && employeeId && isOn ? { companyId, employeeId } : skipToken)
  return { ...groups, isLoading: configuration.isLoading || groups.isLoading }
}

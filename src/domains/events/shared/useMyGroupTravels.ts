import { skipToken } from '@reduxjs/toolkit/query/react'
import { useGroupTravelsQuery } from '@/domains/events/events.slice'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from '@/domains/session/shared/useSession'

/** The group events the signed-in person may still go to (§7); not asked for where their company has none. */
export function useMyGroupTravels() {
  const who = useSession()
  const { companyId, employeeId } = who
  const isOn = useGateStatus(who)('employee.groupEvents') === 'enabled'
  return useGroupTravelsQuery(employeeId && isOn ? { companyId, employeeId } : skipToken)
}

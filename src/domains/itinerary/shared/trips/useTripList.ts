import { skipToken } from '@reduxjs/toolkit/query/react'
import { useFeatureConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { tripListFor } from '@/routes/menu'

/** The list of trips that the menu links to for the signed-in person (§2). */
export function useTripList() {
  const { companyId, profileId, employeeId } = useSession()
  const { data } = useFeatureConfigurationQuery(employeeId ? { companyId, profileId } : skipToken)
  return tripListFor(data?.features.trips2.status)
}

import { skipToken } from '@reduxjs/toolkit/query/react'
import { useProfileQuery, useTravelPolicyQuery } from '@/domains/profile/profile.slice'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import type { ProfileRef } from '@/http/paths'

/** The profile, the company's configuration and the travel policy, which decide what a person may book (§3, §5). */
export function useTravelRights({
  companyId,
  profileId,
  employeeId,
}: Readonly<ProfileRef & { employeeId: string | null }>) {
  const profile = useProfileQuery({ companyId, profileId })
  const configuration = useEmployeeConfigurationQuery(employeeId ? { companyId, employeeId } : skipToken)
  const policyId = configuration.data?.travelPolicy?.id
  const policy = useTravelPolicyQuery(policyId ? { companyId, policyId } : skipToken)
  const hasFailed = profile.isError || policy.isError || configuration.data === null
  return {
    profile: profile.data,
    configuration: configuration.data,
    policy: policy.data,
    hasFailed,
    isLoading: !hasFailed && (!profile.data || configuration.isLoading || policy.isLoading),
    /** Reloads all three. */
    retry: () => {
      for (const query of [profile, configuration, policy]) if (!query.isUninitialized) void query.refetch()
    },
  }
}

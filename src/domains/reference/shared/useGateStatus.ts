import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Whoami } from '#contract/session/session.ts'
import { useEmployeeConfigurationQuery, useFeatureConfigurationQuery } from '@/domains/reference/configuration.slice'
import { gateStatus } from '@/domains/reference/features.rules'
import { env } from '@/lib/env'
import type { Gate } from '@/routes/row'

/** Whether gated screens are open to a person. Without a person or an employee no call is made. */
export function useGateStatus(who: Pick<Whoami, 'companyId' | 'profileId' | 'employeeId'> | undefined) {
  const { companyId = '', profileId = '', employeeId = null } = who ?? {}
  const { data: configuration } = useFeatureConfigurationQuery(employeeId ? { companyId, profileId } : skipToken)
  const { data: employee } = useEmployeeConfigurationQuery(employeeId ? { companyId, employeeId } : skipToken)
  const facts = {
    features: configuration?.features,
    employeeFeatures: employee?.features,
    developerOptions: env.developerOptions,
  }
  return (gate: Gate) => gateStatus(gate, facts)
}

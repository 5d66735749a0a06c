import { skipToken } from '@reduxjs/toolkit/query/react'
import type { AgencyInfo } from '#contract/support/agency.ts'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSubjectEmployee, useSubjectProfile } from '@/patterns/subject/subject'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { asReachedBy } from '@/domains/agency/contactChannels.rules'

/** The agency of the page's subject, with the contact that serves this person; undefined until it has loaded. */
export function useAgency(): AgencyInfo | undefined {
  const { data } = useAgencyInfoQuery(useSubjectProfile())
  const { data: configuration } = useEmployeeConfigurationQuery(useSubjectEmployee() ?? skipToken)
  return data && asReachedBy(configuration, data)
}

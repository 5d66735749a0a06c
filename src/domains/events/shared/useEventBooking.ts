import { skipToken } from '@reduxjs/toolkit/query/react'
import type { GroupTravel } from '#contract/groupTravels.ts'
import { problemFound } from '@/domains/booking/booking.slice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { groupHandoff, lackOfGroup } from '@/domains/events/events.rules'
import { useProfileQuery, useTravelPolicyQuery } from '@/domains/profile/profile.slice'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useAppDispatch } from '@/store/hooks'

/** Booking for an event (§5): what it lacks, whether the tool is being opened for it, and what a click does. */
export function useEventBooking(group: GroupTravel) {
  const dispatch = useAppDispatch()
  const { isProcessing, isOpening, openTool } = useBooking()
  const { isKnown, ...own } = useOwnFacts()
  const facts = { group, ...own }
  const lack = isKnown ? lackOfGroup(facts) : undefined
  const isOpeningThis = isOpening({}, group.groupTravel.id)
  return {
    lack,
    isOpening: isOpeningThis,
    isDisabled: !isKnown || (isProcessing && !isOpeningThis),
    book: () => {
      if (!isKnown || isProcessing) return
      if (lack) dispatch(problemFound('cantProcess'))
      else openTool({}, { group: groupHandoff(facts) })
    },
  }
}

function useOwnFacts() {
  const { companyId, profileId, employeeId } = useSession()
  const { data: profile } = useProfileQuery({ companyId, profileId })
  const { data: configuration } = useEmployeeConfigurationQuery(employeeId ? { companyId, employeeId } : skipToken)
  const policyId = configuration?.travelPolicy?.id
  const policy = useTravelPolicyQuery(policyId ? { companyId, policyId } : skipToken)
  const isKnown = profile !== undefined && configuration !== undefined && !policy.isLoading
  return { profile, policy: policy.data, isKnown }
}

import { skipToken } from '@reduxjs/toolkit/query/react'
import type { GroupTravel } from '#contract/groupTravels.ts'
import { problemFound } from '@/domains/booking/booking.slice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { groupHandoff, lackOfGroup, type NoEventReason, reasonNotForEvents } from '@/domains/events/events.rules'
import { useProfileQuery, useTravelPolicyQuery } from '@/domains/profile/profile.slice'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useAppDispatch } from '@/store/hooks'

/**
 * Booking for an event (§5): why it cannot be booked, whether the tool is being opened for it, and what a click does.
 * `retry` asks again for what did not load.
 */
export function useEventBooking(group: GroupTravel) {
  const dispatch = useAppDispatch()
  const { facts, hasFailed, retry, isProcessing, isOpening, openTool } = useBooking()
  const booking = { group, ...useOwnFacts() }
  const refusal: NoEventReason | undefined = hasFailed ? 'unknown' : facts && reasonNotForEvents(facts)
  const lack = facts && !refusal ? lackOfGroup(booking) : undefined
  const isOpeningThis = isOpening({}, group.groupTravel.id)
  const isDisabled = !facts || refusal !== undefined || (isProcessing && !isOpeningThis)
  return {
    why: refusal ?? lack,
    retry,
    isOpening: isOpeningThis,
    isDisabled,
    book: () => {
      if (isDisabled || isProcessing) return
      if (lack) dispatch(problemFound('cantProcess'))
      else openTool({}, { group: groupHandoff(booking) })
    },
  }
}

function useOwnFacts() {
  const { companyId, profileId, employeeId } = useSession()
  const { data: profile } = useProfileQuery({ companyId, profileId })
  const { data: configuration } = useEmployeeConfigurationQuery(employeeId ? { companyId, employeeId } : skipToken)
  const policyId = configuration?.travelPolicy?.id
  const { data: policy } = useTravelPolicyQuery(policyId ? { companyId, policyId } : skipToken)
  return { profile, policy }
}

import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'
import { useTravelerCountQuery } from '@/domains/arranger/arranger.slice'
import { peopleCounted } from '@/domains/booking/booking.slice'
import { isBookable } from '@/domains/events/events.rules'
import { useMyGroupTravels } from '@/domains/events/shared/useMyGroupTravels'
import { useSession } from '@/domains/session/shared/useSession'
import { useAppDispatch } from '@/store/hooks'

/**
 * Counts the people and events that the person may book for (§5) for the booking button; travelers and events belong
 * to later domains. Without permission for either no call is made.
 */
export function BookingPeople() {
  const dispatch = useAppDispatch()
  const { companyId, profileId, roles } = useSession()
  const count = useTravelerCountQuery(roles.includes('Arranger') ? { companyId, profileId } : skipToken)
  const groups = useMyGroupTravels()
  const arrangerRequests = count.isError ? 0 : count.data
  const bookableGroups = groups.data?.filter(isBookable).length ?? 0
  const isCounted = !groups.isLoading && (arrangerRequests !== undefined || !roles.includes('Arranger'))
  useEffect(() => {
    if (isCounted) dispatch(peopleCounted({ arrangerRequests: arrangerRequests ?? 0, bookableGroups }))
  }, [dispatch, isCounted, arrangerRequests, bookableGroups])
  return null
}

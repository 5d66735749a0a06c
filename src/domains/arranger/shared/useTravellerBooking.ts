import { isForEventsAlone, nameOf } from '@/domains/arranger/arranger.rules'
import { modalOpened } from '@/domains/booking/booking.slice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSession } from '@/domains/session/shared/useSession'
import type { Traveller } from '#contract/arranger/travellers.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useAppDispatch } from '@/store/hooks'

/** The fields that booking for a traveller needs. */
export type Bookable = Pick<
  Traveller,
  | 'companyId'
  | 'profileId'
  | 'employeeId'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'isAllowedTransient'
  | 'isAllowedEvent'
>

/**
 * Booking for a traveller from any list (§5). The tool opens at once, or, where the policy allows only events, the
 * booking window with the traveller's events. Undefined where the company has no tool.
 */
export function useTravellerBooking() {
  const dispatch = useAppDispatch()
  const { companyId, employeeId } = useSession()
  const { facts, isProcessing, isOpeningFor, openToolFor } = useBooking()
  const { data: configuration } = useEmployeeConfigurationQuery(employeeId ? { companyId, employeeId } : skipToken)
  if (!facts?.tool) return undefined
  const choose = (traveller: Bookable) => {
    const { companyId, profileId, employeeId, firstName, isAllowedTransient } = traveller
    if (!companyId || !profileId) return
    dispatch(modalOpened({ companyId, profileId, employeeId, firstName, isAllowedTransient, name: nameOf(traveller) }))
  }
  return {
    isProcessing,
    isOpening: (traveller: Bookable) => isOpeningFor(traveller),
    /** Whether `book` opens the window, as only events can be booked for them. */
    opensWindow: isForEventsAlone,
    book: (traveller: Bookable) => (isForEventsAlone(traveller) ? choose(traveller) : openToolFor(traveller)),
    /** Whether events may come besides the trips that `book` opens the tool for. */
    mayHaveEvents: (traveller: Bookable) =>
      configuration?.features.groupEvents === true && traveller.isAllowedEvent && !isForEventsAlone(traveller),
    /** Opens the window with the traveller's choices. */
    choose,
  }
}
export type TravellerBooking = ReturnType<typeof useTravellerBooking>

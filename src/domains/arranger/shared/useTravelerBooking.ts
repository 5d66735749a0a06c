import { isForEventsAlone, nameOf } from '@/domains/arranger/arranger.rules'
import { modalOpened } from '@/domains/booking/booking.slice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useEmployeeConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useSession } from '@/domains/session/shared/useSession'
import type { Traveler } from '#contract/arranger/travelers.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useAppDispatch } from '@/store/hooks'

/** The fields that booking for a traveler needs. */
export type Bookable = Pick<
  Traveler,
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
 * Booking for a traveler from any list (§5). The tool opens at once, or, where the policy allows only events, the
 * booking window with the traveler's events. Undefined where the company has no tool.
 */
export function useTravelerBooking() {
  const dispatch = useAppDispatch()
  const { companyId, employeeId } = useSession()
  const { facts, isProcessing, isOpeningFor, openToolFor } = useBooking()
  const { data: configuration } = useEmployeeConfigurationQuery(employeeId ? { companyId, employeeId } : skipToken)
  if (!facts?.tool) return undefined
  const choose = (traveler: Bookable) => {
    const { companyId, profileId, employeeId, firstName, isAllowedTransient } = traveler
    if (!companyId || !profileId) return
    dispatch(modalOpened({ companyId, profileId, employeeId, firstName, isAllowedTransient, name: nameOf(traveler) }))
  }
  return {
    isProcessing,
    isOpening: (traveler: Bookable) => isOpeningFor(traveler),
    /** Whether `book` opens the window, as only events can be booked for them. */
    opensWindow: isForEventsAlone,
    book: (traveler: Bookable) => (isForEventsAlone(traveler) ? choose(traveler) : openToolFor(traveler)),
    /** Whether events may come besides the trips that `book` opens the tool for. */
    mayHaveEvents: (traveler: Bookable) =>
      configuration?.features.groupEvents === true && traveler.isAllowedEvent && !isForEventsAlone(traveler),
    /** Opens the window with the traveler's choices. */
    choose,
  }
}
export type TravelerBooking = ReturnType<typeof useTravelerBooking>
